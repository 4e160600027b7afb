import type { tekhenuGameRules as en } from '../../en/rules/tekhenu-game.ts'

/** The rules of Tekhenu in order of play: the game, its setup, and a turn. */
export const tekhenuGameRules: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.book.game.title': 'Déroulement d’une partie',
  'tekhenu.book.game.lead':
    'Vous bâtissez une cité de temples autour d’un obélisque. À chaque tour, vous prenez un dé ; sa place, sa couleur et sa valeur disent ce qu’il peut faire. Qui a le plus de points :vp: après 16 tours gagne.',
  'tekhenu.book.game.step-1':
    '**Un tour de table** : chacun joue [son tour](turn), dans l’ordre du tour. Un tour, c’est un dé et une action.',
  'tekhenu.book.game.step-2':
    '**Tous les deux tours**, l’ombre de l’obélisque [pivote](rotation) :rotation: : d’autres dés deviennent purs, et de nouveaux arrivent.',
  'tekhenu.book.game.step-3':
    '**Tous les quatre tours**, [Maât](maat) :scales: juge ce que vos dés ont fait à votre balance. Cela fixe le prochain ordre du tour, et peut coûter des points.',
  'tekhenu.book.game.step-4':
    '**Après les tours 8 et 16**, il y a aussi un [décompte](scoring) :hourglass:. Les bâtiments veulent alors du pain.',
  'tekhenu.book.game.step-5':
    'Après le second décompte, chacun décompte jusqu’à trois [décrets](decrees), et la partie est [finie](end).',

  'tekhenu.book.table.title': 'Ce qu’il y a sur la table',
  'tekhenu.book.table.lead':
    'Six dieux entourent l’obélisque. Chacun a une section du cadran avec des dés, et une zone du plateau où se joue son action.',
  'tekhenu.book.table.point-1':
    '**Le cadran** : six sections, deux au soleil :sunny:, deux dans la pénombre :shaded:, deux dans l’obscurité :dark:. Les dés sont dans la section d’un dieu, les plus près du bord purs, ceux du milieu hors d’atteinte.',
  'tekhenu.book.table.point-2':
    '**Ressources** : papyrus :papyrus:, pain :bread:, calcaire :limestone:, granite :granite:, et l’or :gold:, qui remplace n’importe laquelle des quatre. Scribes :scribe: et foi :faith: ne sont pas des ressources.',
  'tekhenu.book.table.point-3':
    '**Pièces** de chaque joueur : 10 bâtiments :building:, 8 colonnes :pillar: et 6 statues :statue:. Une fois posées, elles ne reviennent jamais.',
  'tekhenu.book.table.point-4':
    '**Votre plateau** a la rangée de bâtiments, la rangée de statues avec leur prix, quatre productions, et la balance.',
  'tekhenu.book.table.point-5':
    '**Les cartes** de trois familles sont au [marché de Thot](thoth) : les bénédictions :blessing: servent une fois, les technologies :technology: durent, les décrets :decree: comptent à la fin.',
  'tekhenu.book.table.point-6':
    '**La piste Population** a deux marqueurs par joueur : population :population: et bonheur :happiness:.',

  'tekhenu.book.setup.title': 'Mise en place',
  'tekhenu.book.setup.lead':
    'Le jeu prépare la table tout seul. Vous choisissez un décret, deux cartes Départ et une carte Destinée ; le reste est laissé au hasard ou le même pour tous.',
  'tekhenu.book.setup.step-1':
    '**Le cadran** est tourné au hasard. Chaque section reçoit trois dés du sac, lancés et triés par [pureté](purity).',
  'tekhenu.book.setup.step-2':
    '**Nombre de dés** : les 26 à quatre joueurs ; à trois, deux gris de moins ; à deux, un jaune, un brun, un blanc et un noir de moins.',
  'tekhenu.book.setup.step-3':
    '**Tuiles** : trois tuiles colonne sont visibles chez Râ. Les six dieux sont mélangés sur les valeurs d’Horus ; pour une première partie, l’ordre imprimé peut être [choisi](options).',
  'tekhenu.book.setup.step-4':
    '**Un or** :gold: est posé sur chacun des deux emplacements de statue au temple, sur les deux au-dessus des quartiers d’Osiris, et à côté de la rangée 2 d’Osiris.',
  'tekhenu.book.setup.step-5':
    '**Chacun** commence avec 10 points, population 5, bonheur 2, toutes les productions à 2, un or et un scribe.',
  'tekhenu.book.setup.step-6':
    '**Un décret** : vous en recevez deux en secret ; vous en gardez un, l’autre va sous le paquet.',
  'tekhenu.book.setup.step-7':
    '**Cartes Départ** : 5, 7 ou 9 sont visibles à deux, trois ou quatre joueurs. Le hasard dit qui commence ; chacun prend une carte dans cet ordre et une seconde dans l’ordre inverse.',
  'tekhenu.book.setup.step-8':
    '**Ordre du tour** : ajoutez les numéros de vos deux cartes ; la plus haute somme passe première, à égalité le plus haut numéro.',
  'tekhenu.book.setup.step-9':
    '**Destinée et gains** : dans l’ordre du tour, chacun prend une [carte Destinée](destiny). Puis destinée et cartes Départ donnent ce qu’elles montrent.',
  'tekhenu.book.setup.note-1':
    'La technologie T16 et le décret D20 sont écartés à deux joueurs. Les sections 3 et 4 du marché restent vides jusqu’à ce qu’[une population les ouvre](thoth).',

  'tekhenu.book.destiny.title': 'Cartes Destinée',
  'tekhenu.book.destiny.lead':
    'Quatre cartes avec un Ankh :ankh: de 0 à 3. Chacun en a une ; elle donne son gain une fois et départage les égalités au prochain Jugement de Maât.',
  'tekhenu.book.destiny.point-1':
    'On les choisit dans l’ordre du tour, à la mise en place et à la fin de chaque [Jugement de Maât](maat) sauf le dernier. Une carte prise par un joueur n’est plus disponible cette fois.',
  'tekhenu.book.destiny.point-2':
    'Plus l’Ankh est bas, meilleur est le gain : un scribe, un or, un pas de population ou de bonheur, une foi.',
  'tekhenu.book.destiny.point-3':
    'Au Jugement de Maât, à égale distance de 0, l’Ankh le plus haut passe devant. T15 vaut un Ankh de 5.',

  'tekhenu.book.turn.title': 'Un tour : un dé',
  'tekhenu.book.turn.lead':
    'Prenez exactement un dé du cadran, posez-le sur votre balance, et faites une chose avec.',
  'tekhenu.book.turn.step-1':
    '**Avant le dé** : les bénédictions de début de tour. Ici, vous pouvez [invoquer Anubis](anubis).',
  'tekhenu.book.turn.step-2':
    '**Prenez un dé** [pur ou corrompu](purity). Les interdits restent où ils sont.',
  'tekhenu.book.turn.step-3':
    '**Posez-le sur la balance** : pur :pure: à gauche, corrompu :tainted: à droite, tel quel. Sa valeur comptera au [Jugement de Maât](maat).',
  'tekhenu.book.turn.step-4':
    '**Changez sa valeur** si vous voulez : chaque [scribe](scribes) la change de 1 ou 2.',
  'tekhenu.book.turn.step-5':
    '**Une action** : soit celle du dieu dans la section duquel était le dé, soit [produire](produce) selon sa couleur. La valeur dit combien cela rapporte.',
  'tekhenu.book.turn.step-6':
    '**Fin du tour** : les places vides du marché reçoivent des cartes de la même famille, et le joueur suivant joue.',
  'tekhenu.book.turn.note-1':
    'Un dé ne vous est proposé que s’il peut servir. Si aucun dé ne peut servir, vous en prenez un sans rien faire avec.',

  'tekhenu.book.purity.title': 'Lumière, pur et corrompu',
  'tekhenu.book.purity.lead':
    'La place et la couleur d’un dé le rendent pur :pure:, corrompu :tainted: ou interdit :forbidden:.',
  'tekhenu.book.purity.point-1':
    'Les dés blancs vont au soleil, les noirs dans l’obscurité, jaunes et bruns dans la pénombre : là où couleur et lumière s’accordent, un dé est pur.',
  'tekhenu.book.purity.point-2':
    'Les dés blancs et jaunes sont interdits dans l’obscurité, les noirs et les bruns au soleil. Partout ailleurs, une couleur qui ne convient pas est corrompue. Rien n’est donc interdit dans la pénombre.',
  'tekhenu.book.purity.point-3': 'Les dés gris sont corrompus partout, et ne produisent rien.',
  'tekhenu.book.purity.point-4':
    'Les dés interdits ne se prennent pas, sauf avec [Anubis](anubis), avec T08, ou sous une autre couleur avec B11 ou B12.',
  'tekhenu.book.purity.point-5':
    'Quand l’ombre [pivote](rotation), tous les dés sont triés à nouveau. Un dé sur votre balance reste ce qu’il était quand vous l’avez pris.',

  'tekhenu.book.scribes.title': 'Scribes',
  'tekhenu.book.scribes.lead':
    'Un scribe :scribe: change la valeur de votre dé de 1 ou 2, en plus ou en moins. Elle reste toujours entre 1 et 6.',
  'tekhenu.book.scribes.point-1':
    'Plusieurs scribes se cumulent : deux font d’un 1 un 5. La valeur se change une fois, avant d’utiliser le dé.',
  'tekhenu.book.scribes.point-2':
    'La balance compte la valeur que montrait le dé. Le changement ne vaut que pour l’action.',
  'tekhenu.book.scribes.point-3':
    'Deux scribes invoquent [Anubis](anubis), et d’autres peuvent en plus changer la valeur.',
  'tekhenu.book.scribes.point-4':
    'Les scribes viennent de Bastet avec les valeurs 1 à 4, de la piste à 19 de bonheur, de cases du temple, de statues et de cartes.',

  'tekhenu.book.anubis.title': 'Anubis',
  'tekhenu.book.anubis.lead':
    'Pour deux scribes, vous prenez n’importe quel dé du cadran, même interdit, et l’utilisez pour n’importe quelle action.',
  'tekhenu.book.anubis.point-1':
    'N’importe quel dieu, ou la production d’une des quatre ressources : section et couleur du dé n’importent pas, seulement sa valeur.',
  'tekhenu.book.anubis.point-2':
    'Le dé va sous votre balance et ne pèse rien au Jugement de Maât. Il compte quand même parmi vos quatre dés.',
  'tekhenu.book.anubis.point-3':
    'Il n’est ni pur ni corrompu : les cartes qui parlent de dés purs ou corrompus l’ignorent.',
  'tekhenu.book.anubis.point-4': 'B23 et B24 l’invoquent sans scribes.',

  'tekhenu.book.gold.title': 'Payer',
  'tekhenu.book.gold.lead':
    'Les coûts se paient aussitôt. L’or :gold: remplace tout papyrus, pain, calcaire ou granite, même si vous avez cette ressource.',
  'tekhenu.book.gold.point-1':
    'Ce que vous ne pouvez pas payer, vous ne pouvez pas le faire : choisissez une autre action, ou un autre dé.',
  'tekhenu.book.gold.point-2':
    'Les ressources sur la balance sont l’excédent d’une [production](produce) : elles sont perdues pour vous et ne font que peser.',
  'tekhenu.book.gold.point-3':
    'Le jeu paie comme imprimé, puis en or, sans demander, là où cela ne change rien. Sinon, vous choisissez.',
  'tekhenu.book.gold.point-4': 'Les jetons ne manquent jamais.',

  'tekhenu.book.limits.title': 'Les pièces sont limitées',
  'tekhenu.book.limits.lead':
    'Vous avez autant de bâtiments, de colonnes et de statues que votre plateau et votre réserve en contiennent. Quand une sorte est épuisée, ses actions vous sont fermées.',
  'tekhenu.book.limits.point-1': 'Bâtiments et statues quittent votre plateau de gauche à droite.',
  'tekhenu.book.limits.point-2':
    'Chaque statue coûte le granite indiqué dessous. Ce qu’un bâtiment découvre compte aux décomptes : points à marquer, pain à payer.',
  'tekhenu.book.limits.point-3':
    'Ce qui est sur le plateau y reste. Seuls BX03 et BX04 déplacent un bâtiment.',
}
