import type { atonParts as en } from '../../en/rules/aton-parts.ts'

/** What every part of the table of Aton says when it is asked. */
export const atonParts: Readonly<Record<keyof typeof en, string>> = {
  'aton.part.label.now': 'Maintenant',
  'aton.part.cartouche-1.title': 'Cartouche 1 : points',
  'aton.part.cartouche-1.what': 'La plus haute des deux cartes marque deux fois l’écart.',
  'aton.part.cartouche-2.title': 'Cartouche 2 : ordre et retrait',
  'aton.part.cartouche-2.what':
    'La plus basse carte joue en premier. La carte moins 2 donne le nombre de prêtres adverses retirés ; un 1 vous coûte un des vôtres.',
  'aton.part.cartouche-3.title': 'Cartouche 3 : portée',
  'aton.part.cartouche-3.what': 'Le plus haut temple où vous pouvez agir ce tour-ci.',
  'aton.part.cartouche-4.title': 'Cartouche 4 : pose',
  'aton.part.cartouche-4.what':
    'Vous posez autant de prêtres que le dit votre carte, un par case vide à portée.',
  'aton.part.space.title': 'Une case de temple',
  'aton.part.space.what': 'Elle accueille un prêtre. Les couleurs comptent ensemble, un bonus à part.',
  'aton.part.temple-1.title': 'Temple 1',
  'aton.part.temple-1.what': 'Lors d’un décompte, qui a le plus de prêtres ici marque l’écart.',
  'aton.part.temple-2.title': 'Temple 2',
  'aton.part.temple-2.what': 'Lors d’un décompte, qui a le plus de prêtres ici marque 5.',
  'aton.part.temple-3.title': 'Temple 3',
  'aton.part.temple-3.what': 'Lors d’un décompte, qui a le plus de prêtres ici marque 1 pour chacun.',
  'aton.part.temple-4.title': 'Temple 4',
  'aton.part.temple-4.what':
    'Lors d’un décompte, qui a le plus de prêtres ici marque 3 par case bleue occupée, tous temples confondus.',
  'aton.part.realm.title': 'Royaume des morts',
  'aton.part.realm.what':
    'Les prêtres retirés s’y trouvent. Si les huit places sont pleines en fin de tour, les temples sont décomptés.',
  'aton.part.track.title': 'Piste de score',
  'aton.part.track.what':
    'À 40 par un cartouche, on gagne aussitôt. À 40 lors d’un décompte, le plus haut score gagne.',
  'aton.part.rival.title': 'L’adversaire',
  'aton.part.rival.what':
    'Les cartes en main sont secrètes ; réserve, pion de troc et défausse sont connus des deux.',
  'aton.part.mine.title': 'Votre côté',
  'aton.part.mine.what': 'Vos cartes et cartouches, votre réserve et votre pion de troc.',
  'aton.part.hand.title': 'Vos cartes',
  'aton.part.hand.what': 'Une par cartouche. Chaque paquet a neuf cartes de chaque valeur.',
  'aton.part.discards.title': 'Cartes défaussées',
  'aton.part.discards.what': 'Chaque valeur existe neuf fois : ce qui n’est pas ici peut encore venir.',
  'aton.part.stats.title': 'Réserve, pioche et pion de troc',
  'aton.part.stats.what':
    'Les prêtres que vous pouvez encore poser, les cartes à piocher, et le pion pour un échange des quatre cartes.',
  'aton.part.about.title': 'À côté de la table',
  'aton.part.about.what':
    'Ce que rapporterait un décompte maintenant, qui est près d’une victoire immédiate, et ce qui s’est passé.',
  'aton.part.plaque.title': 'Ce que cela changerait',
  'aton.part.plaque.what': 'Pointez une case pour voir ici ce qu’un prêtre y changerait.',
}
