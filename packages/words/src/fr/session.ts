import type { session as en } from '../en/session.ts'

/** A match on a screen: why it cannot be shown, what came between, and what bots are called. */
export const session: Readonly<Record<keyof typeof en, string>> = {
  'session.none':
    'Ce navigateur n’a pas cette partie. Elle a peut-être été supprimée, ou jouée dans un autre navigateur.',
  'session.game': 'Cette page ne connaît pas ce jeu. Rechargez-la pour obtenir la dernière version.',
  'session.elsewhere': 'Cette partie est ouverte dans un autre onglet. Fermez-le, et elle continue ici.',
  'session.storage':
    'Ce navigateur ne permet pas aux pages d’enregistrer des données : la partie ne peut pas s’ouvrir. C’est peut-être une fenêtre privée.',
  'session.damaged': 'La partie enregistrée est illisible. {reason}',
  'session.rules':
    'Cette partie demande la version {found} des règles, mais Benben en est à la version {known} et ne peut pas la continuer. On peut enregistrer la partie.',
  'session.reopened.kept':
    'Les règles ont changé depuis l’enregistrement de cette partie (version {found}, maintenant {known}). Elle reprend là où elle en était.',
  'session.reopened.replayed':
    'Les règles ont changé depuis l’enregistrement de cette partie (version {found}, maintenant {known}). Ses coups restent possibles et ont été rejoués selon les nouvelles règles ; la table peut différer un peu.',
  'session.options': 'Impossible de préparer la table ainsi : {reason}',
  'session.mistake': 'Benben a rencontré une erreur. Rechargez la page pour continuer. ({message})',
  'session.unreadable': '« {text} » n’est pas un coup de ce jeu.',
  'session.not-kept': 'Ce navigateur ne peut pas enregistrer la partie. Fermer la page y met fin.',
  'session.stale': 'La table vient de changer. Regardez à nouveau, puis choisissez.',
  'session.not-seated': 'Vous regardez ; seuls les joueurs peuvent faire cela.',
  'session.offline': 'Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.',
  'session.no-server': 'La réponse du serveur n’a aucun sens. Réessayez dans un instant.',

  'reason.ask': '{name} : pourquoi ce coup ?',
  'reason.thinking': 'Un instant…',
  'reason.secret': 'C’est un secret pour l’instant.',
  'reason.points': '{name} vise {points, plural, one {# point} other {# points}} à la fin.',
  'reason.points-more':
    '{name} vise {points, plural, one {# point} other {# points}} à la fin, {more} de plus qu’avec sa deuxième idée.',
  'reason.chance': '{name} pense gagner {percent} parties sur 100 à partir d’ici.',
  'reason.gain': '{points} {source}',
  'reason.gains': 'Décompte après ce tour : {gains}.',
  'reason.nothing': 'Un décompte après ce tour rapporterait autant qu’avant.',
}
