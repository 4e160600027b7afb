import type { protocol as en } from '../en/protocol.ts'

/** What the server says about what came in: faults after their path, refusals of an answer, and why something is not there. */
export const protocol: Readonly<Record<keyof typeof en, string>> = {
  'protocol.json': 'Ce n’est pas du JSON. Vérifiez guillemets, virgules et accolades.',
  'protocol.http': 'Ce n’est pas une requête HTTP valable.',
  'protocol.missing': 'manque. Ajoutez-le.',
  'protocol.type':
    'doit être {expected, select, string {un texte} number {un nombre} int {un nombre entier} boolean {true ou false} array {une liste} object {un objet avec des champs nommés} record {un objet avec des champs nommés} other {d’un autre type}}.',
  'protocol.unknown-field': 'n’est pas un champ connu. Enlevez-le.',
  'protocol.too-long': 'est trop long. Au plus {most} sont permis.',
  'protocol.too-short': 'est trop court. Il en faut au moins {least, plural, one {#} other {#}}.',
  'protocol.range': 'doit être {bound, select, most {au plus} other {au moins}} {limit}.',
  'protocol.choice': 'doit être l’une de ces valeurs : {values}.',
  'protocol.format': 'n’a pas le bon format.',
  'protocol.too-large':
    'Le message est trop grand. La limite est de {most, plural, one {# octet} other {# octets}}.',
  'protocol.version':
    'Cette page parle la version {found} du protocole, mais le serveur parle la {known}. Rechargez la page.',
  'protocol.no-hello': 'Dites d’abord bonjour : le premier message doit être du type « hello ».',
  'protocol.no-guest': 'Choisissez d’abord un surnom.',
  'protocol.no-route': 'Il n’y a rien à cette adresse.',
  'protocol.no-table': 'Cette table n’existe pas. Vérifiez le lien.',
  'protocol.no-game': 'Le jeu « {found} » n’existe pas. Choisissez parmi {known}.',
  'protocol.no-bot': 'Le bot « {found} » n’existe pas. Choisissez parmi {known}.',
  'protocol.seat-count':
    'Le jeu va de {min} à {max} joueurs, mais {found, plural, one {# place est prévue} other {# places sont prévues}}.',
  'protocol.no-person':
    'Gardez une place pour vous ou laissez-en une libre : des bots seuls ne peuvent pas commencer une partie.',
  'protocol.automaton-seat':
    '{name} joue ici selon ses propres règles. Personne d’autre ne peut prendre cette place.',
  'protocol.no-automaton':
    'Aucun automate n’est assis ici. Choisissez une personne ou un bot, ou laissez la place libre.',
  'protocol.no-editions': 'Il n’y a qu’une édition de ce jeu. Enlevez les données imprimées.',
  'protocol.bot-name': 'est le nom d’un bot. Choisissez-en un autre.',
  'protocol.no-seat': 'Cette table n’a pas cette place.',
  'protocol.seat-taken': 'Cette place est prise. Prenez-en une autre, ou regardez.',
  'protocol.already-seated': 'Vous avez déjà une place à cette table.',
  'protocol.not-seated': 'Vous n’avez pas de place à cette table.',
  'protocol.not-running': 'Aucune partie n’est en cours ici : elle n’a pas commencé, ou elle est finie.',
  'protocol.not-finished':
    'La partie n’est pas finie. Un enregistrement montre toutes les cartes : il est remis à la fin.',
  'protocol.rules-changed':
    'La partie demande la version {found} des règles, mais Benben en est à la version {known} et ne peut pas la continuer. Ses joueurs peuvent l’enregistrer.',
  'protocol.already-running': 'La partie a commencé : personne ne peut plus venir ni partir.',
  'protocol.not-owner': 'Seule la personne qui a créé la table peut faire cela.',
  'protocol.seat-lost': 'Cette place a été abandonnée : un bot la joue jusqu’à la fin.',
  'protocol.is-here': '{name} est en ligne. Un bot ne remplace qu’une personne absente.',
  'protocol.not-long-away':
    'Tour par tour, un bot peut prendre la place de {name} quand la table l’attend depuis un jour, ou à la fin de son temps.',
  'protocol.not-absent': 'Aucun bot ne joue pour vous : il n’y a pas de place à reprendre.',
  'protocol.not-watchable': 'Cette table est privée.',
  'protocol.not-welcome':
    'La personne qui a créé cette table vous bloque : vous ne pouvez pas vous y asseoir.',
  'protocol.too-many-holidays':
    'Vous avez droit à {most, plural, one {# jour de vacances} other {# jours de vacances}} en {year}.',
  'protocol.no-share': 'Ce lien ne mène plus nulle part : il a été révoqué, ou la partie n’existe plus.',
  'protocol.too-many-shares': 'Il y a déjà {most} liens. Révoquez-en un d’abord.',
  'protocol.own-seat-only': 'Jusqu’à la fin de la partie, vous la voyez de votre place.',
  'protocol.no-moment': 'La partie ne peut pas reprendre à ce moment.',
  'protocol.not-leading': 'Quelqu’un d’autre mène ici.',
  'protocol.not-there': 'Ce joueur ne regarde pas.',
  'protocol.too-many-tables': 'Vous avez {most} tables inachevées. Finissez-en ou quittez-en une d’abord.',
  'protocol.too-fast': 'Trop de requêtes. Attendez un peu, puis réessayez.',
  'protocol.too-slow': 'La requête a mis trop de temps à arriver. Vérifiez votre connexion, puis réessayez.',
  'protocol.too-many-connections': 'Il y a trop de connexions. Fermez-en, puis réessayez.',
  'protocol.no-code': 'Ce code a déjà servi, ou il est trop vieux. Créez-en un nouveau sur l’autre appareil.',
  'protocol.no-phrase': 'Personne n’a cette phrase de secours. Vérifiez les mots et leur ordre.',
  'protocol.no-passkey': 'Cette clé d’accès est inconnue ici, ou l’essai a trop duré. Réessayez.',
  'protocol.no-way': 'Ce serveur n’envoie pas de notifications de cette façon.',
  'protocol.no-receiver': 'Donnez une adresse qui commence par https:// et sans nom d’utilisateur.',
  'protocol.no-push-keys': 'Ce ne sont pas les clés d’un navigateur.',
  'protocol.too-many-pushes':
    'Vous recevez des messages push dans {most} navigateurs. Déconnectez-vous d’abord ailleurs : cela y met fin.',
  'protocol.no-feed': 'Ce flux n’existe pas.',
  'protocol.no-webhook': 'Vous n’avez pas de webhook.',
  'protocol.no-passkeys':
    'Ce serveur n’a pas de clés d’accès : son opérateur n’a pas réglé son adresse publique.',
  'protocol.join-first':
    '{nickname} a {tables, plural, one {une partie} other {des parties}} dans ce navigateur. Dites d’abord s’il faut {tables, plural, one {la} other {les}} garder.',
  'protocol.no-token': 'Ce jeton n’existe pas, ou il a été révoqué.',
  'protocol.no-scope': 'Ce jeton ne le permet pas : il lui faut la portée {scope}.',
  'protocol.people-only': 'Une personne peut le faire, un programme non.',
  'protocol.too-many-tokens': 'Vous avez {most} programmes. Révoquez-en un d’abord.',
  'protocol.banned': 'L’opérateur de ce serveur vous l’a fermé.',
  'protocol.not-operator': 'Seul l’opérateur de ce serveur peut voir cela.',
  'protocol.origin': 'Cette requête vient d’un autre site : elle reste sans réponse.',
  'protocol.our-mistake': 'Erreur du serveur. Rien n’a changé ; réessayez.',
  'protocol.damaged':
    'Le serveur ne peut pas lire cette table. Demandez à qui le gère : le journal dit laquelle.',
  'protocol.busy': 'Trop de personnes modifient cette table à la fois. Rien n’a changé ; réessayez.',

  'protocol.stale': 'La partie a avancé depuis cette question. Regardez à nouveau, puis choisissez.',
  'protocol.unreadable-move': '« {found} » n’est pas un coup de ce jeu.',
  'protocol.rule.answers': 'une réponse ne vaut que pour sa question',
}
