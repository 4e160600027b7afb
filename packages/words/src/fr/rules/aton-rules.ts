import type { atonRules as en } from '../../en/rules/aton-rules.ts'

/** The rules of Aton in order of play. */
export const atonRules: Readonly<Record<keyof typeof en, string>> = {
  'aton.book.game.title': 'Déroulement d’une partie',
  'aton.book.game.lead':
    'Deux joueurs envoient des prêtres dans quatre temples. À chaque tour, quatre cartes disent combien de points, de prêtres et de temples sont à vous. Le premier à 40 points gagne, sauf si un temple ou une couleur tombe avant.',
  'aton.book.game.step-1': '**Piochez** quatre cartes chacun.',
  'aton.book.game.step-2': '**[Posez-en](assign)** une à chacun de vos quatre cartouches, en secret.',
  'aton.book.game.step-3': '**[Cartouche 1](cartouche1)** : la plus haute carte marque.',
  'aton.book.game.step-4':
    '**[Cartouche 2](cartouche2)** : la plus basse carte joue en premier, et dit combien de prêtres sont retirés.',
  'aton.book.game.step-5':
    'Le premier joueur **retire et [pose](cartouche4)** des prêtres, puis l’autre, chacun dans les temples qu’atteint le [cartouche 3](cartouche3).',
  'aton.book.game.step-6': 'Si le [royaume des morts](realm) est plein, il y a un **[décompte](scoring)**.',
  'aton.book.game.step-7': 'Toutes les cartes sont défaussées, et le tour suivant commence.',

  'aton.book.board.title': 'Plateau et pièces',
  'aton.book.board.lead':
    'Quatre temples de douze cases, un royaume des morts de huit, et pour chacun 29 prêtres, 36 cartes et un pion de troc.',
  'aton.book.board.point-1': 'Un paquet a neuf cartes de chaque valeur : 1, 2, 3 et 4.',
  'aton.book.board.point-2':
    'Les cases sont jaunes, vertes, noires ou bleues, ou montrent un bonus de 1 ou 2.',
  'aton.book.board.point-3': 'Rouge joue avec des carrés, Bleu avec des disques.',

  'aton.book.round.title': 'Déroulement d’un tour',
  'aton.book.round.lead':
    'Les deux posent leurs cartes en même temps ; puis les cartouches se jouent l’un après l’autre.',
  'aton.book.round.step-1':
    'Les deux joueurs piochent quatre cartes. Une pioche épuisée est refaite avec sa défausse.',
  'aton.book.round.step-2':
    'Les deux [posent leurs cartes](assign) en secret. Quand c’est fait, toutes sont retournées.',
  'aton.book.round.step-3': 'Le cartouche 1 rapporte des points, et le cartouche 2 dit qui joue en premier.',
  'aton.book.round.step-4': 'Le premier joueur joue les cartouches 2, 3 et 4 en entier, puis l’autre.',
  'aton.book.round.step-5': 'Un royaume des morts plein amène un décompte.',

  'aton.book.assign.title': 'Poser ses cartes',
  'aton.book.assign.lead': 'Chacune de vos quatre cartes va à l’un des quatre cartouches, face cachée.',
  'aton.book.assign.point-1':
    'L’adversaire voit que votre choix est fait, rien d’autre. Vous pouvez changer d’avis tant que les deux n’ont pas fini.',
  'aton.book.assign.point-2':
    '**Une fois par partie**, vous pouvez rendre votre pion de troc : défaussez vos quatre cartes et piochez-en quatre nouvelles. L’adversaire voit partir le pion, pas les cartes.',

  'aton.book.cartouche1.title': 'Cartouche 1 : points',
  'aton.book.cartouche1.lead': 'Les deux cartes sont comparées : la plus haute marque deux fois l’écart.',
  'aton.book.cartouche1.point-1': 'Un 4 contre un 1 marque 6. Des cartes égales ne marquent rien.',
  'aton.book.cartouche1.point-2': 'Qui atteint 40 points ici gagne aussitôt.',

  'aton.book.cartouche2.title': 'Cartouche 2 : ordre et retrait',
  'aton.book.cartouche2.lead':
    'La plus basse carte joue en premier. La carte moins 2 est le nombre de prêtres que vous retirez.',
  'aton.book.cartouche2.point-1':
    'Un 4 retire deux prêtres adverses, un 3 un, un 2 aucun. Un 1 retire un des **vôtres**.',
  'aton.book.cartouche2.point-2':
    'Vous choisissez lesquels, dans les temples qu’atteint votre cartouche 3. S’il y en a moins que demandé, tous partent.',
  'aton.book.cartouche2.point-3': 'Au premier tour de la partie, personne n’est retiré.',
  'aton.book.cartouche2.point-4':
    'Cartes égales : la plus basse carte au cartouche 1 joue en premier. Encore égales : les deux retournent des cartes de leur pioche jusqu’à ce que l’une soit plus basse ; ces cartes vont sous les pioches.',

  'aton.book.cartouche3.title': 'Cartouche 3 : portée',
  'aton.book.cartouche3.lead':
    'Votre carte est le plus haut temple où vous pouvez agir, pour retirer et pour poser.',
  'aton.book.cartouche3.point-1': 'Un 1 n’atteint que le temple 1, un 4 les quatre.',

  'aton.book.cartouche4.title': 'Cartouche 4 : pose',
  'aton.book.cartouche4.lead': 'Posez autant de prêtres que le dit votre carte, un par case vide à portée.',
  'aton.book.cartouche4.point-1':
    'Vous devez poser tant qu’il y a une case à portée et un prêtre dans votre réserve.',
  'aton.book.cartouche4.point-2':
    'Les prêtres sans case vont au [royaume des morts](realm). Une réserve vide met fin à la pose.',
  'aton.book.cartouche4.point-3': 'Après chaque prêtre, le jeu vérifie si quelqu’un a [gagné](end).',

  'aton.book.realm.title': 'Le royaume des morts',
  'aton.book.realm.lead':
    'Les prêtres retirés, et ceux qui ne trouvent pas de case, sont ici. Il a huit places.',
  'aton.book.realm.point-1':
    'S’il est plein en fin de tour, il y a un [décompte](scoring). Les prêtres qui le trouvent plein retournent à leur réserve.',

  'aton.book.scoring.title': 'Décompte',
  'aton.book.scoring.lead':
    'Chaque temple rapporte des points à qui y a le plus de prêtres ; à égalité, à personne.',
  'aton.book.scoring.step-1': '**Temple 1** : l’écart en prêtres.',
  'aton.book.scoring.step-2': '**Temple 2** : 5 points.',
  'aton.book.scoring.step-3': '**Temple 3** : 1 pour chacun de vos prêtres qui s’y trouvent.',
  'aton.book.scoring.step-4': '**Temple 4** : 3 par case bleue que vous occupez, dans les quatre temples.',
  'aton.book.scoring.step-5': '**Cases noires** : qui en occupe le plus dans tous les temples marque 8.',
  'aton.book.scoring.step-6': '**Cases bonus** : elles rapportent 1 ou 2 à qui les occupe.',
  'aton.book.scoring.note-1':
    'Puis le joueur en tête (à égalité, Rouge), et après lui l’autre, reprend quatre prêtres : un par temple ; pour un temple où il n’en a pas, un dans le plus haut temple où il en a encore. Le royaume des morts est vidé dans les réserves.',

  'aton.book.end.title': 'La fin de la partie',
  'aton.book.end.lead': 'Il y a quatre façons de gagner aussitôt, et une après un décompte.',
  'aton.book.end.point-1': '**40 points** ou plus, pendant le cartouche 1 ou 4.',
  'aton.book.end.point-2': '**Les douze cases** d’un temple.',
  'aton.book.end.point-3': '**Toutes les cases jaunes**, ou **toutes les vertes**.',
  'aton.book.end.point-4':
    'Après un décompte où quelqu’un atteint 40 ou plus, le plus haut score gagne, points au-delà de 40 compris ; des scores égaux font égalité.',

  'aton.book.options.title': 'Options d’une table',
  'aton.book.options.lead': 'Ce qui se choisit à la création d’une table.',
}
