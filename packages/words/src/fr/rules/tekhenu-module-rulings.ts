import type { tekhenuModuleRulings as en } from '../../en/rules/tekhenu-module-rulings.ts'

/** The rulings of Time of Seth and of the Vizier's Challenge. docs/rulings.md says the same; a test compares them. */
export const tekhenuModuleRulings: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.ruling.Q01':
    'Tous les joueurs reçoivent d’abord les gains de leurs cartes Départ, dans l’ordre du tour ; puis, dans l’ordre du tour, chacun prend une carte Destinée ou un artefact. Les prêtres des cartes Départ peuvent donc payer un artefact.',
  'tekhenu.ruling.Q01b':
    'SX02 et SX03 ensemble coûtent les deux points de bonheur. Un bâtiment d’une carte Départ qui ne trouve pas d’emplacement est perdu, et le reste de la carte est reçu.',
  'tekhenu.ruling.Q01c':
    'Pendant la mise en place, ce qui est construit ou reçu ne déclenche rien : ni technologie, ni statue, ni pouvoir de culte.',
  'tekhenu.ruling.TS4':
    'Trois décrets sont distribués. Tout à la fin, chacun en garde un, tous en même temps, et dit lequel des deux autres va d’abord sous le paquet. Les cartes rendues s’y suivent, joueur par joueur.',
  'tekhenu.ruling.Q02':
    'Un dé rouge ou bleu apporte autant de guerriers ou de prêtres que la valeur utilisée, pas que la face montrée.',
  'tekhenu.ruling.Q03':
    'Les dés rouges, bleus et verts ont les faces 2, 3, 3, 4, 4, 5, et aucun changement ne les mène au-delà. La limite tient au dé lui-même : un 6 gris qu’Anubis fait compter comme rouge apporte 6 guerriers, un dé rouge considéré comme blanc s’arrête à 5.',
  'tekhenu.ruling.Q04': 'B09 et B10 tournent un tel dé sur 2, 3, 4 ou 5.',
  'tekhenu.ruling.Q05':
    'Avec B11 ou B12, un dé peut prendre toute couleur. Rouge ou bleu, il est corrompu et apporte guerriers ou prêtres ; vert, il est pur et ne produit rien ; un dé rouge, bleu ou vert considéré comme blanc, par exemple, est pur ou non comme l’est le blanc à cet endroit, peut produire, et n’apporte ni l’un ni l’autre.',
  'tekhenu.ruling.Q06': 'Aucun changement de couleur ne permet à Anubis de prendre un dé vert.',
  'tekhenu.ruling.Q07':
    'Un dé du plateau de Seth est corrompu, quelle que soit la couleur qu’on lui donne. Rouge ou bleu, il apporte guerriers ou prêtres ; d’une des quatre couleurs qui produisent, il peut produire.',
  'tekhenu.ruling.Q08':
    'Un dé du plateau de Seth sert pour Seth. Pour tout le reste, il faut Anubis, ou B11 ou B12 pour produire.',
  'tekhenu.ruling.Q09': 'Anubis peut prendre un dé sur le plateau de Seth.',
  'tekhenu.ruling.Q10':
    'Une action divine avec Anubis fait compter le dé comme rouge ou comme bleu, l’un des deux. Produire avec lui n’apporte ni l’un ni l’autre, même avec un dé vraiment rouge.',
  'tekhenu.ruling.Q11':
    'Une valeur changée par des scribes compte aussi pour guerriers et prêtres ; jusqu’où elle peut aller tient au dé lui-même.',
  'tekhenu.ruling.Q12':
    'T08 ne change rien pour les dés rouges, bleus et verts et ceux de Seth : ils ne sont jamais interdits.',
  'tekhenu.ruling.Q13':
    'T14 vaut pour Seth et pour les dés rouges, bleus et verts, dans la limite de leurs faces, et sa valeur compte pour le gain.',
  'tekhenu.ruling.Q14': 'T18 rapporte pour un dé vert, jamais pour un dé du plateau de Seth.',
  'tekhenu.ruling.Q15':
    'T19 demande un dé qui produit : ni gris, ni rouge, ni bleu, sauf si on lui donne une autre couleur.',
  'tekhenu.ruling.Q16':
    'T11 rapporte pour un dé de Seth utilisé comme un 1. Les actions de valeur 1 qui se passent de dé (statues, tuiles conquête, artefacts) ne comptent pas.',
  'tekhenu.ruling.Q17': 'T12, T13 et T17 concernent la production : les nouveaux dés ne leur font rien.',
  'tekhenu.ruling.Q18':
    'B17–B20 ne se jouent pas avec un dé du plateau de Seth, qui n’a ni voisin ni opposé.',
  'tekhenu.ruling.Q18b':
    'Un dé qui ne peut ni servir ni produire ne peut pas être pris, sauf si les guerriers ou prêtres qu’il apporte rendent son action possible. Si aucun dé ne peut servir, on en prend un, on reçoit ses guerriers ou prêtres, et on ne fait rien avec.',
  'tekhenu.ruling.Q18c':
    'Un dé apporte ses guerriers ou prêtres une fois, quel que soit le nombre d’actions qui suivent.',
  'tekhenu.ruling.Q19': 'Un dé sous la balance ne compte pas pour D22 ; un vert du côté pur, si.',
  'tekhenu.ruling.TS1':
    'Un dé apporte ses guerriers ou prêtres avec la première action divine qu’il sert, celle de sa section ou une action supplémentaire (B17–B20). Un dé pour Anubis qui produit et sert une action supplémentaire les apporte donc avec celle-ci.',
  'tekhenu.ruling.Q20': 'Une tuile conquête se pose sur une case sans colonne et sans autre tuile conquête.',
  'tekhenu.ruling.Q21':
    'Sans tuile restante, ou sans case pour elle, cette étape est omise ; Seth reste possible.',
  'tekhenu.ruling.Q22':
    'Pour Hathor, une case avec une tuile conquête est une case sans colonne qui montre le gain de la tuile au lieu de celui imprimé. S’il y en a plusieurs, chacune donne son gain.',
  'tekhenu.ruling.Q22b': 'Poser une tuile conquête à côté d’un bâtiment n’apporte rien.',
  'tekhenu.ruling.Q22c':
    'P19–P21 ne doublent que les ressources d’une tuile conquête : A05 en apporte six identiques, A06–A09 ne sont pas doublées.',
  'tekhenu.ruling.Q22d':
    'On peut renoncer aux actions de A08 et A09, et elles sont perdues là où elles sont impossibles.',
  'tekhenu.ruling.Q22e': 'Une tuile conquête n’a pas de contours.',
  'tekhenu.ruling.Q22f':
    'B13 et B14 épargnent calcaire et granite avec Râ, et la tuile donne son gain comme toujours.',
  'tekhenu.ruling.TS2':
    'Ce qui vient d’abord, le gain d’une tuile conquête ou la capacité de la tuile colonne, est demandé là où cela peut compter : avec une action de la tuile colonne (P10–P12, P15) à côté de A05–A09, et avec A08 ou A09 à côté de toute capacité qui n’est pas seulement des points. Sinon, les gains viennent d’abord.',
  'tekhenu.ruling.Q23':
    'Le bonus d’une statue dédiée à Seth peut être de l’or (sethBonusAllowsGold dans une édition l’interdit).',
  'tekhenu.ruling.Q24':
    'Seule une statue pour le peuple sous la file apporte les trois points d’un nouveau bâtiment ; une statue dédiée à Seth, non.',
  'tekhenu.ruling.Q25':
    'Pour un nouveau bâtiment dans une région, une statue à soi sous la file compte aussi.',
  'tekhenu.ruling.Q26':
    'Le bonus d’une statue dédiée à Seth est un bonus d’Horus : T07 y ajoute son granite.',
  'tekhenu.ruling.Q27': 'B13 et B14 épargnent le granite d’une statue dédiée à Seth, pas les deux prêtres.',
  'tekhenu.ruling.Q28': 'P12 et Art02 atteignent tous les emplacements de statue du plateau de Seth.',
  'tekhenu.ruling.Q29': 'Les prêtres d’un dé bleu pris pour Horus peuvent payer cette statue.',
  'tekhenu.ruling.Q30':
    'Chaque carte d’une statue sous une file est une action Thot de valeur 1 : aucune à 0 de bonheur, et chacune peut renouveler des sections pour du papyrus.',
  'tekhenu.ruling.Q31':
    'Les étapes de Seth suivent l’ordre du livret de règles ; les bonus de statues viennent en dernier.',
  'tekhenu.ruling.Q31b':
    'Sans emplacement libre, une statue dédiée à Seth est impossible ; sans statue restante, Horus l’est.',
  'tekhenu.ruling.Q31c':
    'À trois joueurs, une nouvelle statue dédiée à Seth donne aussitôt son bonus, T07 compris. Ce n’est pas une action de Seth et cela n’épuise rien.',
  'tekhenu.ruling.Q31d':
    'Une statue peut se trouver sous une file sans bâtiments. Elle n’apporte pas de carte, mais les bâtiments suivants y rapportent leurs trois points.',
  'tekhenu.ruling.Q32':
    'Chaque emplacement d’une région garde son prix. Si le premier se libère, il est rempli d’abord.',
  'tekhenu.ruling.Q33':
    'Une action déclenche technologies, bonus de statues et pouvoirs de culte au plus une fois par tour, à sa première exécution. Ce qui fait partie de l’action a lieu à chaque fois : deux actions de Seth apportent deux jetons Sang, deux tuiles conquête et deux fois les points de la file.',
  'tekhenu.ruling.Q34':
    'Ce qui permet quelque chose (T08, T09, T10, T22, TX02, TX03) n’est pas limité. T05, T12, T13, T17, T20 et T21 s’appliquent à la première exécution du tour qui rapporte quelque chose : un bâtiment sans colonne à soi dans sa ligne n’épuise pas T05. T14 change le dé une fois.',
  'tekhenu.ruling.TS10':
    'T11 et le bonheur de T06 viennent aussi une fois par tour, quel que soit le nombre d’actions (sans Le Temps de Seth, R9 et R43 valent).',
  'tekhenu.ruling.Q34b': 'TX05 atteint la section suivante une fois par tour.',
  'tekhenu.ruling.Q34c':
    'T07 s’applique à chaque bonus, donc une fois par dieu et par tour. T24 s’applique à chaque bénédiction.',
  'tekhenu.ruling.Q34d': 'Chaque propriétaire d’une statue dédiée à un dieu reçoit son bonus une fois.',
  'tekhenu.ruling.Q35':
    'Un pouvoir de culte se déclenche une fois par tour, sauf Cult03 (cultOncePerTurn dans une édition lève la limite).',
  'tekhenu.ruling.Q35b':
    'Il se déclenche dès que la pièce est posée et ses propres gains reçus : le propriétaire d’abord, puis les autres dans l’ordre du tour. Ce que reçoit le propriétaire peut servir le même tour.',
  'tekhenu.ruling.TS7': 'Cult04 se déclenche après la tuile conquête et avant les bonus de statues.',
  'tekhenu.ruling.Q35c':
    'La population que les autres reçoivent par Cult02 ouvre des sections du marché. Ce que reçoivent les autres s’arrête au bout de leurs pistes.',
  'tekhenu.ruling.Q36':
    'Une colonne qui est la première de sa rangée et de sa file déclenche Cult05 une fois.',
  'tekhenu.ruling.Q37':
    'Cult03 rapporte une fois par partie pour chaque symbole de la piste, même deux d’un coup. Un bonheur perdu puis retrouvé ne le répète pas.',
  'tekhenu.ruling.Q38':
    'Les échanges de Cult05 et Cult07 sont facultatifs, dans l’ordre du tour. Ils prennent toute ressource de la réserve, or compris.',
  'tekhenu.ruling.TS8': 'On ne propose à personne d’échanger de l’or contre de l’or.',
  'tekhenu.ruling.Q39':
    'De ce qu’un pouvoir de culte donne aux autres, Botankhamon prend la population (Cult02) et rien d’autre.',
  'tekhenu.ruling.Q40':
    'Guerriers et prêtres ne sont pas des ressources : l’or ne les remplace pas, et ce qui compte ou épargne des ressources les laisse de côté.',
  'tekhenu.ruling.Q41':
    'Le 21e bonheur et D23 peuvent effectuer l’action de Seth ; les guerriers se paient, le sang et une tuile conquête viennent comme toujours.',
  'tekhenu.ruling.Q42':
    'Art02 effectue n’importe quelle action divine, Seth compris, ou produit n’importe quelle ressource, avec la valeur 3 ou 4 et à son coût. Il n’y a pas de dé, donc ni scribes, ni T14, ni guerriers, ni pureté ; Anubis ne peut pas être invoqué avec. Le dé du tour reste à prendre.',
  'tekhenu.ruling.Q43':
    'Art02 et Art07 s’utilisent avant ou après l’action du dé, pas pendant une autre action. Avec Art07, les guerriers se paient, le sang et une tuile conquête viennent, et tout ce qu’une action de Seth déclenche se déclenche. Les autres artefacts s’utilisent à tout moment de son propre tour, hors d’une action.',
  'tekhenu.ruling.Q43b':
    'Un artefact pris pendant une phase de Maât peut servir dès son prochain tour. Après le dernier tour, aucun ne sert.',
  'tekhenu.ruling.Q43c':
    'T10 peut payer en or le scribe d’Art03 et d’Art06. Art04 s’arrête à 6. Art06 s’arrête à la population ; il apporte les bonus de la piste et déclenche Cult03.',
  'tekhenu.ruling.Q43d': 'Art03 décompte le temple pour son seul propriétaire, comme le fait un décompte.',
  'tekhenu.ruling.TS3': 'Un artefact qui ne changerait rien n’est pas proposé.',
  'tekhenu.ruling.Q44':
    'Avec TX02, toute partie d’un prix en guerriers peut se payer en foi, aussi pour BX03, BX04 et Art07.',
  'tekhenu.ruling.Q45':
    'TX02 change la foi restante en prêtres avant la prise des cartes Destinée, jusqu’à 10 ; la foi sur la balance est utilisée. Le dernier Jugement de Maât ne va pas jusque-là.',
  'tekhenu.ruling.TS9': 'TX02 la change toute en prêtres sans question : en avoir plus ne nuit jamais.',
  'tekhenu.ruling.Q46': 'TX03 épargne les points ; l’ordre du tour suit les balances telles qu’elles sont.',
  'tekhenu.ruling.Q47':
    'TX04 rapporte à chaque phase de Maât après la perte des points, à la dernière aussi.',
  'tekhenu.ruling.Q48': 'Les régions sont décomptées avant le paiement du pain.',
  'tekhenu.ruling.Q49':
    'D16 compte les statues dédiées à Seth, D19 celles sous ses files, D14, D17 et D18 les deux. D21 compte les bâtiments des régions ; D09–D12 et D15, non.',
  'tekhenu.ruling.Q50': 'DX03 compte toutes les statues à soi, où qu’elles soient.',
  'tekhenu.ruling.Q51':
    'BX03 et BX04 ne sont ni Seth ni Osiris : pas de sang, pas de tuile conquête, pas de points de file, et rien ne se déclenche. L’emplacement doit être libre et permis. Une production acquise reste. L’or de la rangée 2 est reçu s’il est encore là.',
  'tekhenu.ruling.TS5':
    'Ni BX03 et BX04 ni le scribe d’Art03 et d’Art06 ne peuvent rendre impossible ce pour quoi le dé en main a été pris (R7).',
  'tekhenu.ruling.Q52': 'Ce que BX01 et BX02 apportent au-delà de 10 est perdu.',
  'tekhenu.ruling.Q53':
    'TX05 n’apporte aucune carte à 0 de bonheur, et rien d’une section qui n’est pas encore ouverte.',
  'tekhenu.ruling.TS6':
    'TX05 vaut pour une action Thot si on l’avait avant de prendre la première carte de cette action.',
  'tekhenu.ruling.Q54':
    'La technologie d’Art05 va sous son paquet ; ce que SX06, A06 et Art01 ne gardent pas y est mélangé.',
  'tekhenu.ruling.TS11':
    'Les technologies d’Art05, SX06 et A06 et les bénédictions de SX07 et A07 viennent du paquet, faces cachées. Une fois piochées, elles sont montrées à tous avant d’en garder une, comme pour TK1.',
  'tekhenu.ruling.Q55':
    'Quel que soit le nombre de dés qui manquent au plateau de Seth, une rotation lui en apporte un.',
  'tekhenu.ruling.Q56': 'S’il n’en manque pas, les dés gris vont dans la section.',
  'tekhenu.ruling.Q57': 'Lequel de plusieurs dés gris y va n’a pas d’importance avant qu’ils soient lancés.',
  'tekhenu.ruling.Q58':
    'Des balances égales sont départagées par l’Ankh de la carte Destinée, même venue avec un artefact.',
  'tekhenu.ruling.Q68': 'P19–P21 doublent A01–A05.',
  'tekhenu.ruling.Q69': 'L’action du 21e bonheur peut être Seth, et ses guerriers se paient.',
  'tekhenu.ruling.Q71': 'Ce qu’effectuent Art02 et Art07 déclenche ce qui s’y rattache, une fois par tour.',
  'tekhenu.ruling.Q61':
    'Un dé rouge ou bleu compte un de plus quand Botankhamon choisit, et ce qu’il montre quand il agit.',
  'tekhenu.ruling.Q62':
    'Sans dé rouge, bleu ou pur, sa tuile de prêtres et guerriers prend le meilleur corrompu.',
  'tekhenu.ruling.Q63':
    'Si sa tuile de Seth ne trouve pas de dé, il effectue l’action d’Horus comme le ferait la tuile Horus, avec un dé pris chez Horus.',
  'tekhenu.ruling.Q64':
    'Un bâtiment de sa mise en place qui trouve sa région prise passe à la suivante, plus haute.',
  'tekhenu.ruling.Q65':
    'Pour vous, le second bâtiment d’une région coûte cinq guerriers, même à côté d’un bâtiment de Botankhamon.',
  'tekhenu.ruling.Q65b':
    'Plusieurs cartes d’une de ses statues ne donnent qu’une fois le bonus de votre statue dédiée à Thot ; son action Horus donne aussi celui de votre statue dédiée à Horus.',
  'tekhenu.ruling.Q65c': 'Ses deux couleurs de bâtiments sont à lui : un par région, et les deux comptent.',
  'tekhenu.ruling.Q65d': 'Sans tuile conquête, cette étape est omise, et ses points restent.',
  'tekhenu.ruling.Q66': 'Une carte Destinée que prend Botankhamon bloque les deux artefacts de son Ankh.',
  'tekhenu.ruling.Q67':
    'Une tuile de ressources qui ne trouve aucun dé de ses couleurs prend le meilleur dé du cadran, jamais un dé du plateau de Seth.',
  'tekhenu.ruling.C01':
    'S’il est premier, Botankhamon prend la carte Destinée du plus bas Ankh qui a encore un artefact.',
  'tekhenu.ruling.C02':
    'À la mise en place, vous choisissez parmi les quatre cartes Destinée, bien que Botankhamon soit premier.',
  'tekhenu.ruling.C03':
    'Botankhamon passe à la région suivante si la première est pleine ou a déjà son bâtiment.',
  'tekhenu.ruling.C04':
    'S’il ne peut construire dans aucune région, il marque trois points et ne fait rien d’autre.',
  'tekhenu.ruling.C05': 'Sans dé rouge ou bleu, sa tuile de prêtres et guerriers prend le plus haut dé pur.',
  'tekhenu.ruling.C06':
    'Par une statue sous une file, il prend la carte la plus à droite de la plus haute section qu’il atteint : décrets avant technologies avant bénédictions.',
  'tekhenu.ruling.C07': 'Il choisit ses dés d’abord selon la valeur ; la pureté ne décide qu’à égalité.',
  'tekhenu.ruling.C08':
    'À cases égales chez Râ, il choisit celle qui a le plus de ses bâtiments sur sa ligne.',
  'tekhenu.ruling.C09': 'Sans dé pour Seth, il se tourne vers Horus, pas vers la section suivante.',
  'tekhenu.ruling.C10': 'Sa statue dédiée à Seth lui apporte un point, pas une ressource.',
  'tekhenu.ruling.C11':
    'S’il ne peut pas effectuer l’action d’Hathor ou d’Osiris, il marque trois points à la place.',
  'tekhenu.ruling.C12':
    'Chez Osiris, tout dé sans couleur de quartier va au quartier qui a le moins de bâtiments.',
  'tekhenu.ruling.C13':
    'À dés égaux pour une tuile de ressources, il préfère une section avec sa statue ; s’il y en a plusieurs, le plus haut bonus d’Horus ; sinon, le hasard décide.',
  'tekhenu.ruling.C14':
    'Deux joueurs ont 22 dés dans le sac avant de remplir le cadran, comme dans le jeu de base.',
  'tekhenu.ruling.C15': 'Râ donne d’abord les points d’une colonne, puis ce qu’elle recouvre et sa capacité.',
  'tekhenu.ruling.C16': 'Les cartes Départ donnent leurs gains avant la prise des cartes Destinée (Q01).',
  'tekhenu.ruling.C17': 'BX03 et BX04 déplacent un bâtiment posé, ce que rien d’autre ne fait.',
  'tekhenu.ruling.C18': 'Cartes Destinée et tuiles conquête de même numéro sont des choses différentes.',
  'tekhenu.ruling.C19': 'Anubis prend des dés du cadran et du plateau de Seth (Q09).',
  'tekhenu.ruling.C20':
    'Une statue au-dessus des quartiers va là où elle en gagne le plus à Botankhamon ; si aucun des deux emplacements n’en gagne, elle va au temple.',
  'tekhenu.ruling.Q59':
    'La mise de côté est obligatoire : son choix fait, le premier joueur met de côté une des trois autres cartes Destinée, et le second choisit entre les deux qui restent ; à la phase de Maât suivante, les quatre sont de retour. À la mise en place, le vizir va n’importe où ; après une phase de Maât, il doit quitter sa zone, qui que soit alors le premier.',
  'tekhenu.ruling.Q60': 'Un dé du plateau de Seth compte si le vizir s’y tient.',
  'tekhenu.ruling.Q70':
    'Le vizir rapporte deux points une fois par dé, quoi qu’on en fasse. Les actions sans dé ne rapportent rien.',
  'tekhenu.ruling.VZ1':
    'Ce qu’apporte une carte Destinée vient aussitôt : pour le premier joueur avant la mise de côté, pour le second avant que le vizir soit posté.',
  'tekhenu.ruling.VZ2':
    'À la mise en place, le vizir est posté avant que quiconque ait un gain, car sans Le Temps de Seth les gains viennent quand tous ont choisi (R29).',
  'tekhenu.ruling.VZ3':
    'Ce qui compte est où était le dé, pas l’action qu’on effectue avec ; les points viennent quand il est pris.',
  'tekhenu.ruling.VZ4': 'Un dé sans effet (R7) compte, et de même un dé considéré d’une autre couleur.',
  'tekhenu.ruling.VZ5':
    'Le défi est refusé à plus de deux joueurs et pour une personne seule. vizier: false revient à l’omettre, de même que seth: false.',
  'tekhenu.ruling.BS1':
    'Des dés égaux d’une même couleur sur une tuile de ressources sont départagés par les statues (C13), pas par la pureté, comme dans le jeu de base. Quand une tuile regarde plusieurs couleurs à la fois, être vert, pur, rouge ou bleu décide d’abord, et les statues ensuite.',
  'tekhenu.ruling.BS2':
    'Un dé du plateau de Seth n’est là que pour sa tuile. S’il ne reste que des dés interdits sur le cadran, toute autre tuile en prend un (BK13).',
  'tekhenu.ruling.BS3':
    'Si aucune carte n’est à sa portée pour une action Thot de sa statue sous une file, cette action est perdue ; aucun point ne la remplace, et aucune statue ne se déclenche.',
  'tekhenu.ruling.BS4':
    'Le lot de départ se choisit avant la partie : trois cartes Départ et un pouvoir de culte (sans choix, celui-ci), deux et deux, ou trois et deux ; ce qui doit être gardé de toute façon l’est aussitôt. Trois artefacts sont proposés, ou deux ou quatre au choix. L’option du jeu de base de recevoir deux cartes Départ n’existe pas à cette table.',
}
