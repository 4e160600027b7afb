import type { server as en } from '../en/server.ts'

/** What the server prints where it was started. */
export const server: Readonly<Record<keyof typeof en, string>> = {
  'server.not-a-number': '{name} vaut « {found} », mais doit être un nombre entier de {min} à {max}.',
  'server.not-an-origin':
    'BENBEN_ORIGIN vaut « {found} », mais doit être l’adresse où les joueurs trouvent Benben, sans chemin : https://play.example',
  'server.proxy-without-origin':
    'Derrière un proxy, Benben ne peut pas connaître sa propre adresse. Mettez dans BENBEN_ORIGIN celle où les joueurs le trouvent, par exemple https://play.example',
  'server.not-a-way': 'BENBEN_NOTICES doit contenir certains de {known}, séparés par des virgules, ou none.',
  'server.build-failed':
    'La table du navigateur n’a pas pu être construite. Voyez l’erreur ci-dessus. BENBEN_WEB=none sert sans elle.',
  'server.open': 'Benben est ouvert à {url}',
  'server.kept': 'Les données sont dans {folder}',
  'server.port-used': 'Le port {port} est occupé. Choisissez-en un autre : PORT={other} npm start',
  'server.port-forbidden':
    'Vous ne pouvez pas utiliser le port {port}. Choisissez-en un autre : PORT={other} npm start',
  'server.data':
    'Le dossier {folder} est inutilisable ({code}). Mettez dans BENBEN_DATA un dossier où l’on peut écrire.',
  'server.newer-store': 'Les données de {folder} viennent d’un Benben plus récent. Lancez celui-là.',
  'server.data-in-use':
    'Un autre Benben utilise le dossier {folder}. Arrêtez-le d’abord, ou mettez un autre dossier dans BENBEN_DATA.',
  'server.data-empty':
    '{file} est vide : ce qu’il contenait est perdu. Mettez une sauvegarde à sa place, ou enlevez-le pour repartir de zéro.',
  'server.data-damaged':
    '{file} est endommagé. Mettez une sauvegarde à sa place (de tout le dossier, Benben arrêté), ou déplacez-le pour repartir de zéro.',
  'server.data-no-file':
    '{file} manque, mais {file}-wal est là. Remettez-le, ou une sauvegarde du dossier ; pour repartir de zéro, enlevez aussi {file}-wal.',
  'server.data-no-wal':
    'Benben n’a pas été arrêté proprement, et {file}-wal, qui contient les derniers coups, manque. Remettez-le, ou une sauvegarde du dossier. S’il est perdu pour de bon, ou si un outil l’a fusionné, créez un fichier vide de ce nom.',
  'server.stalled':
    'Benben est resté bloqué trop longtemps : son chien de garde l’a arrêté. Chaque coup confirmé est enregistré ; relancez-le.',
  'server.slow-stop':
    'L’arrêt a trop duré : le chien de garde a mis fin à Benben. Chaque coup confirmé est enregistré.',
  'server.not-a-database':
    'BENBEN_DB doit être l’adresse d’une base PostgreSQL : postgres://user:password@host/database',
  'server.kept-in': 'Les données sont dans la base PostgreSQL {database}',
  'server.database': 'La base PostgreSQL {database} est inutilisable : {problem}. Vérifiez BENBEN_DB.',
  'server.other-version':
    'Des serveurs d’une autre version, avec d’autres règles ou d’autres tables, utilisent la base {database}. Arrêtez-les tous, puis lancez celui-ci.',
  'server.newer-database': 'La base {database} vient d’un Benben plus récent. Lancez celui-là.',
  'server.short-token':
    'BENBEN_OPERATOR doit avoir au moins {least} caractères sans espaces, pour que personne ne puisse le deviner.',
  'server.not-on-or-off': '{name} doit être on ou off, pas « {found} »',
  'server.not-a-log': 'BENBEN_LOG doit être l’une de ces valeurs : {known}',
  'operator.title': 'Benben : opérateur',
  'operator.token': 'Jeton',
  'operator.open': 'Ouvrir',
  'operator.wrong-token': 'Ce n’est pas le jeton de ce serveur.',
  'operator.tables': 'Tables récentes',
  'operator.game': 'Jeu',
  'operator.status': 'État',
  'operator.people': 'Places',
  'operator.since': 'Dernier changement (UTC)',
  'operator.moves': 'Coups',
  'operator.bans': 'Bannissements',
  'operator.kind': 'Type',
  'operator.guest': 'Invité',
  'operator.address': 'Adresse IP',
  'operator.who': 'Identifiant de l’invité, ou adresse',
  'operator.reason': 'Raison',
  'operator.ban': 'Bannir',
  'operator.lift': 'Lever',
  'operator.reports': 'Signalements de messages',
  'operator.no-reports': 'Il n’y en a pas.',
  'operator.reported': '{name} ({guest}), signalement : {reporter}',
  'operator.no-name': 'personne',
  'operator.said-nothing': 'Rien n’a été dit, ou cela a été supprimé.',
  'operator.watcher': 'regarde',
  'operator.delete-line': 'Supprimer ce message',
  'operator.delete-all': 'Supprimer tous ses messages',
  'operator.close-report': 'Clore le signalement',
  'operator.metrics': 'Métriques',
  'server.stopping': 'Arrêt en cours. Chaque coup est enregistré.',
}
