import type { operator as en } from '../en/operator.ts'

/** The commands for whoever runs a server: `npx benben backup` and the like. */
export const operator: Readonly<Record<keyof typeof en, string>> = {
  'operator.usage.backup':
    'npx benben backup [FILE] : sauvegarde tout dans un nouveau fichier SQLite, pendant que le serveur tourne. BENBEN_DATA ou BENBEN_DB disent où sont les données.',
  'operator.usage.check':
    'npx benben check [FILE] : vérifie une sauvegarde ou, sans FILE, les données du serveur, qui peut tourner.',
  'operator.usage.restore':
    'npx benben restore FILE : copie une sauvegarde dans un dossier de données vide (BENBEN_DATA) ou une base vide (BENBEN_DB).',
  'operator.usage.move':
    'BENBEN_DB=postgres://… npx benben move : copie tout du dossier de données vers une base PostgreSQL vide. Arrêtez d’abord le serveur.',
  'operator.usage.tidy':
    'npx benben tidy [--waiting 30] [--running 365] [--finished 3650] [--guests 365] : enlève les tables sans changement, et les invités sans table, après autant de jours.',
  'operator.usage.forget':
    'npx benben forget TABLE SEAT : supprime l’invité de cette place (1 est la première). Ses places deviennent « ancien joueur ».',
  'operator.help': 'Pour qui gère un serveur (npx benben COMMAND --help) : {commands}.',

  'operator.holds':
    '{guests, plural, one {# invité} other {# invités}}, {tables, plural, one {# table} other {# tables}}, {running, plural, one {# partie en cours} other {# parties en cours}}, {lines, plural, one {# ligne} other {# lignes}}.',
  'operator.sound': 'Aucun problème trouvé. Chaque partie en cours peut continuer.',
  'operator.unsound': '{many, plural, one {# problème trouvé} other {# problèmes trouvés}}.',
  'operator.damaged': 'Le fichier est endommagé : {problem}',
  'operator.no-standing': 'La table {place} n’a pas d’état.',
  'operator.no-table': 'Il y a des lignes de la table {place}, mais cette table n’existe pas.',
  'operator.wrong-lines': 'La table {place} a {found} lignes au lieu de {wanted}.',
  'operator.unknown-game': 'Table {place} : ce Benben ne connaît pas le jeu {game}, ou son édition.',
  'operator.old-rules': 'Table {place} : les règles de ce Benben ({game}) ne peuvent pas lire sa position.',
  'operator.unreadable': 'La table {place} est illisible : {problem}',

  'operator.saved': 'Tout est sauvegardé dans {path}',
  'operator.moved':
    'Tout a été copié dans la base. Lancez le serveur avec le même BENBEN_DB. Les fichiers de {folder} ne servent plus.',
  'operator.tidied':
    'Enlevé : {waiting, plural, one {# table en attente} other {# tables en attente}}, {running, plural, one {# partie abandonnée} other {# parties abandonnées}}, {finished, plural, one {# partie finie} other {# parties finies}}, {guests, plural, one {# invité} other {# invités}}.',
  'operator.forgotten':
    'L’invité a été supprimé, et retiré de {many, plural, one {# table} other {# tables}}.',
  'operator.former-player': 'ancien joueur',

  'operator.no-data': 'Il n’y a pas de données dans {folder}. Réglez BENBEN_DATA ou BENBEN_DB.',
  'operator.no-database': 'Mettez dans BENBEN_DB la base PostgreSQL où tout doit être copié.',
  'operator.no-file': 'Le fichier {path} n’existe pas. Vérifiez le chemin.',
  'operator.exists': '{path} existe déjà, et n’est pas écrasé. Déplacez-le d’abord.',
  'operator.not-empty': 'La base n’est pas vide, et n’est pas écrasée. Créez-en une nouvelle.',
  'operator.newer': 'Ceci vient d’un Benben plus récent. Utilisez celui-là.',
  'operator.nobody':
    'Aucun invité n’est assis là. Nommez une table par son identifiant et une place par son numéro.',
  'operator.failed': 'Échec, et rien n’a changé : {problem}',
}
