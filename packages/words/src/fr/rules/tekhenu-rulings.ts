import type { tekhenuRulings as en } from '../../en/rules/tekhenu-rulings.ts'

/** The rulings of Tekhenu and of Botankhamun. docs/rulings.md says the same; a test compares them. */
export const tekhenuRulings: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.ruling.G1':
    'Deux joueurs utilisent 22 dés : quatre de chaque en blanc, noir, jaune et brun, et les six gris. Avec moins, la première rotation ne pourrait pas être remplie.',
  'tekhenu.ruling.G2': 'T13 change la valeur de 1 ou 2.',
  'tekhenu.ruling.G5':
    'Une statue à côté de l’enceinte du temple rapporte trois points par colonne de son propriétaire sur cette ligne, pas pour les colonnes des autres.',
  'tekhenu.ruling.G6':
    'Dans un quartier d’Osiris, une égalité va à qui a la pièce la plus haute ; la statue au-dessus des quartiers est la plus haute de toutes.',
  'tekhenu.ruling.R1':
    'L’ordre est : bénédictions de début de tour ; prise d’un dé (ici se disent Anubis, T08 et un changement de couleur) ; pose sur la balance ; changement de valeur ; l’action avec tout ce qui se joue en l’effectuant ; les actions supplémentaires de B17–B20 avant ou après elle ; la fin, où le marché est rempli. T14 fait partie de l’action : rien d’autre ne change la valeur après lui.',
  'tekhenu.ruling.R2':
    'La balance compte la face que montrait le dé quand il a été pris. Seules B09 et B10 tournent le dé lui-même. Les scribes, le pas de B11 et B12, T13 et T14 ne changent la valeur que pour l’action.',
  'tekhenu.ruling.R3':
    'Chaque scribe change la valeur de 1 ou 2. Les pas gratuits de B11, B12, T13 et T14 s’y ajoutent. La valeur reste entre 1 et 6.',
  'tekhenu.ruling.R4':
    'B11 et B12 peuvent nommer toute autre couleur du jeu, gris compris. Pureté et production suivent la couleur nommée.',
  'tekhenu.ruling.R5':
    'Un dé pris avec Anubis n’est ni pur ni corrompu : rien pour T18, T19 ou D22. Il compte parmi les deux ou quatre dés de son joueur. Produire avec lui peut apporter n’importe laquelle des quatre ressources, quelle que soit sa couleur.',
  'tekhenu.ruling.R6':
    'B17–B20 comptent voisin et opposé à partir de la section d’où vient le dé, avec Anubis aussi.',
  'tekhenu.ruling.R7':
    'Personne n’est mené dans une impasse : un dé, une action ou un paiement n’est proposé que s’il peut être mené à bien. Si aucun dé ne peut servir, on prend un dé pur ou corrompu sans rien faire avec ; s’il n’y a que des interdits, n’importe lequel, comme corrompu.',
  'tekhenu.ruling.R8':
    'Qui a plusieurs effets au même moment choisit leur ordre, sauf si un ordre n’est jamais moins bon ; le jeu prend alors celui-là : le granite de T04, le papyrus de T20 et le pain de T21 viennent avant l’action, la population de T06 avant le festival et son bonheur après.',
  'tekhenu.ruling.R9':
    'Toute exécution d’une action divine déclenche technologies et statues, même celle due à une tuile, une carte ou au 21e bonheur ; rien ne se déclenche pendant la mise en place. Les statues donnent leur bonus quand l’action est finie, dans l’ordre du tour à partir du joueur dont c’est le tour, et seulement celles qui étaient là au début.',
  'tekhenu.ruling.R10': 'T11 demande un vrai dé, à la valeur où il a été amené.',
  'tekhenu.ruling.R11':
    'T10, T22 et l’or peuvent s’enchaîner : un scribe peut remplacer un or qui remplace une ressource. Chacune des deux technologies rapporte son point au plus une fois, au tour de son propriétaire.',
  'tekhenu.ruling.R12':
    'L’or peut remplacer toute ressource, que vous l’ayez ou non ; de même les scribes de T10 l’or, et le calcaire et le granite de T22 l’un l’autre. Là où cela ne change rien, un coût se paie comme imprimé, puis en or, sans question. Sinon, le joueur choisit parmi toutes les façons de payer : qui a T10, quand des scribes sont dus ou détenus ; qui a T22, quand du calcaire ou du granite est dû ; et qui a de l’or et une ressource due alors qu’un autre coût de cette ressource peut encore venir ce tour-ci (le reste de l’action, un renouvellement, l’action du dé, une action annoncée, ce qu’apporte une tuile ou un artefact, le 21e bonheur). Un décret que personne n’a vu n’est pas une raison de demander. Les paiements qui priveraient le dé de ce qu’il doit encore faire sont écartés (R7).',
  'tekhenu.ruling.R13': 'Les jetons ne manquent jamais.',
  'tekhenu.ruling.R14':
    'Chaque dieu a un, deux ou trois emplacements de statue à deux, trois ou quatre joueurs. Une seconde statue dédiée au même dieu est permise et n’apporte pas de second bonus. À trois joueurs, la première statue dédiée à un dieu donne aussi son bonus à la construction, T07 compris.',
  'tekhenu.ruling.R15':
    'Un angle rapporte deux points par contour de même couleur. P04 et P05 en ajoutent un par contour, dans un angle aussi. P19–P21 doublent en tout le gain recouvert. Un emplacement de Râ sans tuile est inutilisable.',
  'tekhenu.ruling.R16':
    'Hathor donne d’abord les points de vos colonnes, puis un jeton de chaque case vide de la ligne, puis la population. Si une case montre deux sortes, vous en choisissez une ; ce qui n’est ni ressource ni foi ne donne rien.',
  'tekhenu.ruling.R17':
    'Thot peut renouveler chaque section qui a des cartes une fois par action, pour un papyrus chacune. Toutes les cartes d’une action viennent d’une section, qui doit en avoir assez. Quand paquet et défausse sont épuisés, une place reste vide. Une bénédiction peut se jouer le tour où elle est prise, si son moment n’est pas passé.',
  'tekhenu.ruling.R18':
    'La production s’arrête à 6, et le surplus est perdu. Le pas gratuit de la rangée 6 peut aller à la même ressource.',
  'tekhenu.ruling.R19':
    'D’une production, on garde jusqu’au nombre de la piste et le reste est un excédent. La ressource en plus de T13, B01–B06 et ce que donne le temple ne sont jamais un excédent. B21 et B22 répètent toute l’action, avec T12 et T17.',
  'tekhenu.ruling.R20':
    'Les bonus de la piste Population viennent une fois, quand le marqueur atteint ou dépasse leur case. Le bonheur ne dépasse jamais la population. B19 et B20 demandent un bonheur d’au moins 1.',
  'tekhenu.ruling.R21':
    'Le 21e bonheur apporte une action divine ou une production au choix, de la valeur voulue, sans dé.',
  'tekhenu.ruling.R22': 'La foi se pose joueur par joueur dans l’ordre du tour en cours, ouvertement.',
  'tekhenu.ruling.R23':
    'La foi de T15 vient avant cela. T16 s’applique quand la phase de Maât est finie ; à la dernière, après le pain et avant les décrets.',
  'tekhenu.ruling.R24': 'Personne ne prend de carte Destinée après le dernier décompte.',
  'tekhenu.ruling.R25':
    'Le pain se paie joueur par joueur dans l’ordre du tour. Chacun en paie autant qu’il veut, et l’or peut le remplacer.',
  'tekhenu.ruling.R26':
    'D23 se joue avant la première étape du dernier décompte. C’est l’un des trois décrets que l’on peut décompter, et D03 ne peut pas le doubler.',
  'tekhenu.ruling.R27':
    'D02 compte les symboles de tous les décrets détenus. D24 compte les bâtiments, et les colonnes selon les bâtiments à soi sur la ligne ; les statues sont omises. D22 compte les dés du côté pur au dernier Jugement de Maât.',
  'tekhenu.ruling.R28':
    'Ce que coûtent D03 et D04 se paie avant de compter D07 et D08. Doubler D04 coûte son prix une seconde fois. Le jeu montre le meilleur choix ; le joueur décide.',
  'tekhenu.ruling.R29':
    'Tous les joueurs choisissent leurs cartes Destinée, puis les gains sont reçus dans l’ordre du tour, chacun prenant ses cartes dans l’ordre voulu. S01–S03 prennent de vrais emplacements.',
  'tekhenu.ruling.R30':
    'Pour les premières parties (horus dans les options), les bonus d’Horus restent dans l’ordre imprimé.',
  'tekhenu.ruling.R31':
    'Un dé est proposé si une action avec lui peut être payée maintenant, en comptant ce qu’apportent T04, T20, T21 et T19, et B17–B20 dans un ordre ou l’autre : ce qu’apporte l’action supplémentaire peut payer l’action principale, et inversement (TK4). B07 et B08 comptent une fois jouées. Elles se jouent à tout moment de son propre tour, même pendant une action (TK12).',
  'tekhenu.ruling.R32':
    'Une action annoncée qui devient impossible en chemin est perdue. Avant un choix qui en fait perdre une, le jeu le dit.',
  'tekhenu.ruling.R33':
    'B17–B20 s’annoncent et se paient quand le dé est pris, avant d’en faire quoi que ce soit.',
  'tekhenu.ruling.R34': 'B17–B20 se combinent librement, chacune à son coût.',
  'tekhenu.ruling.R35':
    'Un dé a une seule valeur par tour. T13 ne la change que pour les productions ; un changement par T14 vaut pour toutes les actions divines de ce dé.',
  'tekhenu.ruling.R36':
    'B19 et B20 se paient d’abord : un Thot ou un Osiris opposé demande donc deux de bonheur.',
  'tekhenu.ruling.R37':
    'Thot est impossible à 0 de bonheur, par quelque moyen que ce soit. Une tuile qui l’apporterait est sautée, et Râ reste possible.',
  'tekhenu.ruling.R38': 'On peut renoncer aux actions de P12 et P15. T09 ne fait rien sur P22–P27.',
  'tekhenu.ruling.R39':
    'Râ suit l’ordre imprimé : la nouvelle colonne n’est pas encore dressée quand la capacité de sa tuile s’applique.',
  'tekhenu.ruling.R40':
    'B13–B16 couvrent une exécution, coûts mixtes compris. Une statue érigée pendant Râ (P12) demande sa propre carte. Ce qui n’est pas payé ne rapporte rien à T22.',
  'tekhenu.ruling.R41':
    'La production de T19 est une production entière : T12, T13, T17 et les bénédictions s’appliquent. Elle ne se fait jamais avec un dé gris ou pris avec Anubis.',
  'tekhenu.ruling.R42': 'Qui a T08 dit si le dé interdit compte comme pur ou corrompu.',
  'tekhenu.ruling.R43':
    'T11 rapporte pour chaque action faite avec le dé. T23 rapporte aussi pour B23 et B24. L’or de T24 vient avant l’effet de la bénédiction, et peut aider à la payer.',
  'tekhenu.ruling.R44':
    'L’action du 21e bonheur attend la fin de l’action en cours et de ses bonus. Elle peut tomber au tour d’un autre joueur ou pendant Maât.',
  'tekhenu.ruling.R45': 'La population s’arrête à 21, et le surplus est perdu.',
  'tekhenu.ruling.R46': 'Les sections du marché ouvrent aussitôt, même pendant la mise en place.',
  'tekhenu.ruling.R47': 'Le jeton qu’apportent les rangées 3 et 4 d’Osiris est la ressource du quartier.',
  'tekhenu.ruling.R48': 'Sans pièce ou sans emplacement, l’action est impossible.',
  'tekhenu.ruling.R49':
    'B21 et B22 avec T13 : la même valeur à chaque fois, et une ressource en plus à chaque fois.',
  'tekhenu.ruling.R50':
    'D23 ne dispense que des ressources. Le bonheur et le papyrus des renouvellements se paient, et rien de ce qui demande un dé ne s’applique.',
  'tekhenu.ruling.R51': 'D04 accepte l’or.',
  'tekhenu.ruling.R52':
    'Un décompte va étape par étape pour tous les joueurs. Ce qu’apportent les étapes 1 à 6 est acquis avant que l’étape 7 retire des points pour le pain non payé.',
  'tekhenu.ruling.R53': 'Un quartier sans pièces ne rapporte à personne.',
  'tekhenu.ruling.R54':
    'Les décrets reçus ou piochés sont secrets. Un décret pris au marché est connu de tous.',
  'tekhenu.ruling.R55': 'Qui choisit en premier vient du tirage.',
  'tekhenu.ruling.R56':
    'Un Thot hors d’un tour (le 21e bonheur pendant Maât, D23) remplit le marché dès qu’il est fini, avant que quelqu’un d’autre choisisse.',
  'tekhenu.ruling.R57': 'D03 sur D08 compte ses points une seconde fois, même au-delà de 20 en tout.',
  'tekhenu.ruling.R58':
    'La tuile qui remplace celle prise par Râ, ou une tuile conquête, est retournée avant la prochaine question de ce tour autre que finir le tour, au plus tard à la fin du tour, que l’on finisse ses tours à la main ou non. D’ici là, un dos occupe sa place, et la colonne ou la tuile conquête peut être reprise. Une question qui propose autre chose que finir le tour (B07, un artefact) est une autre question. Hors d’un tour, la tuile est retournée aussitôt. Les renouvellements (R17), les sections qui ouvrent (R46) et les décrets piochés empêchent toujours d’annuler.',
  'tekhenu.ruling.TK1': 'Les deux cartes de S05 et S06 sont montrées à tous avant d’en garder une.',
  'tekhenu.ruling.TK2':
    'T22 ne gagne son point que si le paiement diffère de ce qui est imprimé. Quand l’or ou un scribe paie une partie d’un coût de calcaire et de granite, le propriétaire dit laquelle : un calcaire remplace le granite, et l’or ce calcaire.',
  'tekhenu.ruling.TK3':
    'Seuls les gains avec choix ou hasard (S01–S06, S09–S11, A03) sont ordonnés par leur propriétaire ; les autres viennent d’abord.',
  'tekhenu.ruling.TK4':
    'Une action supplémentaire de B17–B20 peut être annoncée si elle, l’action principale et toute autre action annoncée peuvent toutes se faire dans un certain ordre à la valeur du dé, ou à une valeur qu’atteint T14. Ce qu’apporte une action antérieure compte pour autant que ce soit certain : selon n’importe quel choix du joueur, sans cartes ni tuiles venues du hasard, sans B07 et B08 non encore jouées, et sans rien de ce que choisirait un autre joueur. Le programme essaie ces ordres un à un, et conclut à non après 100 000 choix ; sur 17 000 positions au hasard avec les quatre cartes, la plus longue en a demandé 9 672.',
  'tekhenu.ruling.TK5':
    'Avant le dernier décompte, quiconque a un décret que personne n’a vu est interrogé sur D23, pour que la question ne révèle rien.',
  'tekhenu.ruling.TK6': 'Avec Anubis, un changement de couleur (B11, B12) n’apporte que son pas de valeur.',
  'tekhenu.ruling.TK8':
    'Le paiement de D04 prend d’abord les ressources les plus nombreuses, puis l’or, puis (T10) les scribes. Si D08 est décompté à côté et compterait moins, et que D07 ne l’est pas, les scribes partent d’abord.',
  'tekhenu.ruling.TK9':
    'Le changement de T14 n’est proposé que vers des valeurs où une action divine du dé est possible.',
  'tekhenu.ruling.TK10': 'Un D23 joué occupe son symbole comme sa place parmi les trois décrets.',
  'tekhenu.ruling.TK11':
    'Personne ne peut laisser un dé sans effet (R7) tant qu’il pourrait en utiliser un en invoquant Anubis ou en jouant B11, B12, B23 ou B24 : qui peut agir le doit.',
  'tekhenu.ruling.TK12':
    'À son propre tour, chaque question propose aussi B07 et B08. Là où une action continue sans question (un paiement, un gain, un choix à une seule réponse), on ne demande au joueur de jouer la carte ou de continuer que si l’étape suivante lui réussirait mieux avec la carte jouée avant que juste après. Sinon, rien n’est demandé : la question suivante propose de nouveau la carte. BX01–BX04 ne se jouent pas pendant un autre effet.',
  'tekhenu.ruling.G3':
    'Quand la section de sa tuile n’a pas de dé pour lui, Botankhamon cherche plus loin dans le sens antihoraire.',
  'tekhenu.ruling.G4':
    'La dernière règle entre cases égales chez Râ est : une case qui ne touche pas le bord de l’enceinte du temple. Un angle est un bord comme un autre.',
  'tekhenu.ruling.BK1':
    'La pyramide a des rangées de quatre, trois, deux et une tuiles. Le marqueur part d’en bas à gauche. À droite reste dans la rangée, en haut va à la tuile de la rangée suivante, au-dessus à droite.',
  'tekhenu.ruling.BK2':
    'Les quatre tuiles de ressources montrent, dans l’ordre : granite, calcaire, pain, papyrus ; papyrus, pain, calcaire, granite ; calcaire, granite, papyrus, pain ; pain, papyrus, granite, calcaire.',
  'tekhenu.ruling.BK3':
    'Sa première statue honore le dieu de valeur 1 d’Horus. À partir de moyen, il commence avec des bâtiments en rangée 5 de pain et de granite et une colonne au centre, sur la première tuile de la pile, le tout sans points ni gains ; en difficile, aussi avec une statue à la valeur 4 d’Horus.',
  'tekhenu.ruling.BK4':
    'Ses statues lui apportent, selon la valeur d’Horus : un scribe pour 1 et 2, un point pour 3 et 4, les deux pour 5 et 6.',
  'tekhenu.ruling.BK5':
    'Une action qu’il ne peut pas effectuer, faute de pièces, d’emplacements, de tuiles ou de cartes, lui rapporte trois points.',
  'tekhenu.ruling.BK6':
    'Chez Thot, il commence par la plus haute section que son bonheur ouvre : décrets, puis technologies, puis bénédictions, à partir de la gauche. Ce qui y manque vient de la section inférieure.',
  'tekhenu.ruling.BK7':
    'Ce que change une statue au-dessus des quartiers se compte en quartiers qu’elle gagnerait et qu’il n’a pas. Si aucun des deux emplacements n’en gagne, la statue va au temple.',
  'tekhenu.ruling.BK8': 'Sa population ouvre des sections du marché comme celle de chacun.',
  'tekhenu.ruling.BK9':
    'En plus du niveau, il y a trois options : deux cartes Départ au hasard au lieu de deux sur trois, huit points par décret pour lui, un second jeu de bâtiments pour lui.',
  'tekhenu.ruling.BK10':
    'Là où la feuille solo en dit plus que le chapitre solo, la feuille l’emporte : à cases égales chez Râ, celle avec le plus de ses bâtiments sur la ligne ; à dés égaux d’une tuile de ressources, une section avec sa statue, s’il y en a plusieurs celle du plus haut bonus d’Horus, sinon le hasard.',
  'tekhenu.ruling.BK11': 'Il commence avec dix points et sans scribes.',
  'tekhenu.ruling.BK12':
    'Pour lui, chaque contour qui touche une tuile ou le temple compte un point, dans un angle aussi.',
  'tekhenu.ruling.BK13':
    'Les dés interdits n’existent pas pour lui. Sans rien d’autre nulle part, il prend le plus haut interdit, à égalité comme le dit sa tuile.',
  'tekhenu.ruling.BK14': 'Les bonus de statues d’une action viennent même s’il prend des points à la place.',
  'tekhenu.ruling.BK15': 'Au sommet des deux pistes, Bastet ne lui apporte que des scribes.',
  'tekhenu.ruling.BK16':
    'Le plus petit nombre de bâtiments se compte sur ceux de tous ; les statues ne sont pas des bâtiments.',
}
