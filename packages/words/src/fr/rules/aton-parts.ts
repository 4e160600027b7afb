import type { atonParts as en } from '../../en/rules/aton-parts.ts'

/** What every part of the table of Aton says when it is asked. */
export const atonParts: Readonly<Record<keyof typeof en, string>> = {
  'aton.part.label.now': 'Maintenant',
  'aton.part.label.scoring': 'Décompte',
  'aton.part.label.held': 'Tenues',
  'aton.part.label.missing': 'Manque',
  'aton.part.empty': 'personne',
  'aton.part.priest-of': '{who}',
  'aton.part.nobody': 'personne',
  'aton.part.of-size': '{held}, sur {size}',
  'aton.part.missing': '{missing}, jusqu’à {target}',
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
  'aton.part.space.title': '{space}, {kind}',
  'aton.part.space.yellow': 'Qui occupe toutes les cases jaunes gagne aussitôt.',
  'aton.part.space.green': 'Qui occupe toutes les cases vertes gagne aussitôt.',
  'aton.part.space.black': 'Lors d’un décompte, qui occupe le plus de cases noires marque 8.',
  'aton.part.space.blue':
    'Lors d’un décompte, qui a le plus de prêtres dans le temple 4 marque 3 par case bleue occupée.',
  'aton.part.space.bonus1': 'Qui l’occupe marque 1 à chaque décompte.',
  'aton.part.space.bonus2': 'Qui l’occupe marque 2 à chaque décompte.',
  'aton.part.temple-1.title': 'Temple 1',
  'aton.part.temple-1.what': 'Lors d’un décompte, qui a le plus de prêtres ici marque l’écart.',
  'aton.part.temple-2.title': 'Temple 2',
  'aton.part.temple-2.what': 'Lors d’un décompte, qui a le plus de prêtres ici marque 5.',
  'aton.part.temple-3.title': 'Temple 3',
  'aton.part.temple-3.what': 'Lors d’un décompte, qui a le plus de prêtres ici marque 1 pour chacun.',
  'aton.part.temple-4.title': 'Temple 4',
  'aton.part.temple-4.what':
    'Lors d’un décompte, qui a le plus de prêtres ici marque 3 par case bleue occupée, tous temples confondus.',
  'aton.part.reach.title': 'Portée',
  'aton.part.reach.what': 'Jusqu’où l’on retire et pose des prêtres ce tour-ci : la carte du cartouche 3.',
  'aton.part.realm.title': 'Royaume des morts',
  'aton.part.realm.what':
    'Les prêtres retirés s’y trouvent. Si les huit places sont pleines en fin de tour, les temples sont décomptés.',
  'aton.part.realm.lying': '{dead} sur {size} : {lying}',
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
  'aton.part.projection.title': 'En cas de décompte maintenant',
  'aton.part.projection.what': 'Ce que chacun marquerait si le Royaume des morts était plein maintenant.',
  'aton.part.wins.title': 'Victoires immédiates',
  'aton.part.wins.what':
    'Toutes les cases jaunes, toutes les vertes ou un temple entier gagnent aussitôt, quels que soient les points.',
  'aton.part.players.title': 'Joueurs',
  'aton.part.players.what': 'Ce qu’ont les deux : réserve, cartes, pion de troc et défausse.',
  'aton.part.log.title': 'Journal',
  'aton.part.log.what': 'Ce qui s’est passé, le plus récent d’abord. Pointez une ligne pour voir où.',
  'aton.part.plaque.title': 'Ce que cela changerait',
  'aton.part.plaque.what': 'Pointez une case pour voir ici ce qu’un prêtre y changerait.',
}
