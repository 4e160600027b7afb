import type { atonRulings as en } from '../../en/rules/aton-rulings.ts'

/** The rulings of Aton. docs/rulings.md says the same; a test compares them. */
export const atonRulings: Readonly<Record<keyof typeof en, string>> = {
  'aton.ruling.AT1':
    'L’échange est une réponse possible quand il faut répartir ses cartes. L’adversaire voit aussitôt que le pion de troc est parti, jamais quelles cartes sont parties ou venues.',
  'aton.ruling.AT2':
    'Tant que les deux joueurs répartissent leurs cartes en secret, chacun apprend que l’autre a fini et rien de plus : ni les cartes, ni un changement d’avis. Une répartition peut être reprise tant que l’autre n’a pas fini.',
  'aton.ruling.AT3':
    'Les cartes piochées pour départager vont sous leurs pioches dans l’ordre du tirage. Une pioche qui s’épuise entre-temps est d’abord refaite avec sa défausse.',
  'aton.ruling.AT4':
    'Le retrait est obligatoire jusqu’au nombre. S’il y a moins de prêtres à portée, tous partent.',
  'aton.ruling.AT5':
    'La pose est obligatoire tant qu’il y a une case libre à portée et un prêtre en réserve. Les prêtres du nombre qui ne trouvent pas de case vont au royaume des morts. Une réserve vide met fin à la pose, et rien ne va au royaume pour des prêtres que vous n’avez pas.',
  'aton.ruling.AT6':
    'Un tirage de quatre que la pioche ne couvre pas prend ce qui reste, refait une pioche avec la défausse, et continue. (Les pioches sont des multiples de quatre : c’est une précaution.)',
  'aton.ruling.AT7': 'Qui a moins de quatre prêtres dans les temples après un décompte les reprend tous.',
  'aton.ruling.AT8':
    'Les quatre victoires immédiates sont vérifiées après chaque pose, et quand le cartouche 1 rapporte des points.',
  'aton.ruling.AT9':
    'Deux victoires immédiates ne peuvent pas coïncider : seul le joueur dont c’est le tour pose, et le cartouche 1 ne rapporte qu’à un joueur.',
  'aton.ruling.AT10':
    'Une égalité qu’aucun tirage ne peut départager (pioches et défausses épuisées) laisse Rouge jouer en premier.',
  'aton.ruling.AT11':
    'Échanger avec une pioche vide : les quatre cartes rejoignent la défausse, le tout est mélangé, quatre sont piochées. Les cartes échangées restent face cachée dans la défausse.',
  'aton.ruling.AT12':
    'Un décompte qui finit la partie ne rend aucun prêtre et ne vide pas le royaume des morts.',
  'aton.ruling.AT13': 'Le propriétaire choisit quel prêtre quitte un temple après un décompte.',
  'aton.ruling.AT14':
    'Qui est Rouge vient du tirage, sauf si la table en dit autrement (red dans les options).',
  'aton.ruling.AT15':
    'Reprendre une répartition, c’est en poser une autre ; la précédente vaut jusque-là. Le choix reste fait, l’adversaire ne remarque donc rien. Un joueur qui a fini et a encore son pion de troc peut aussi échanger ; cela se voit, comme tout échange, et son choix n’est plus fait. Annuler ne s’applique pas ici, car l’adversaire verrait un choix se défaire.',
  'aton.ruling.AT16':
    'Un joueur dont la main ne permet qu’une répartition est interrogé quand même. Répondre aussitôt à sa place renseignerait l’adversaire sur sa main.',
  'aton.ruling.AT17':
    'Là où il doit partir (ou rentrer) autant de prêtres qu’il y en a, ou se remplir autant de cases qu’il y en a de libres, il n’y a rien à choisir, et cela se fait sans question.',
  'aton.ruling.AT18':
    'Une pose qui remplit plusieurs conditions à la fois finit la partie une fois ; elle est nommée par le temple, puis par le jaune, puis par le vert.',
  'aton.ruling.AT19':
    'Une pioche vide est refaite au moment où une carte manque, pas dès qu’elle est vide. (Cela compte pour AT11.)',
  'aton.ruling.AT20':
    'Combien de prêtres quittent chaque temple après un décompte est fixé avant le premier départ : un de chaque temple qui en a, et pour chaque temple sans prêtre, un du plus haut qui en a encore. Le propriétaire les prend dans l’ordre voulu.',
  'aton.ruling.AT21':
    'Un joueur qui atteint 40 par le cartouche 1 a gagné avant que l’ordre de jeu soit fixé : personne ne pioche de cartes pour cela.',
  'aton.ruling.AT22':
    'Après un décompte, le joueur en tête reprend tous les prêtres dus, puis l’autre ; ils n’alternent pas.',
}
