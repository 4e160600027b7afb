import type { tekhenuModuleRules as en } from '../../en/rules/tekhenu-modules.ts'

/** The rules of Tekhenu with Botankhamun, Time of Seth and the Vizier's Challenge. */
export const tekhenuModuleRules: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.book.solo.title': 'En solo contre Botankhamon',
  'tekhenu.book.solo.lead':
    'Un rival qui ne choisit jamais : dix tuiles disent quel dé il prend, et des règles fixes disent ce qu’il en fait. La table est celle d’une partie à deux.',
  'tekhenu.book.solo.point-1':
    'Il ne paie jamais, ne produit jamais et ne reçoit ni ressources ni foi : seulement des points, des scribes, des cartes, des pièces et des pas sur la piste Population. L’or posé là où il construit retourne dans la boîte.',
  'tekhenu.book.solo.point-2':
    '**Il commence** premier dans l’ordre du tour avec 10 points, population 7, bonheur 4 et une statue dédiée au dieu de valeur 1 d’Horus. Vous gardez deux cartes Départ sur trois ; il n’en reçoit pas, ni de décret.',
  'tekhenu.book.solo.point-3':
    '**Moyen** : il a aussi des bâtiments en rangée 5 de pain et de granite et une colonne au centre du temple. **Difficile** : en plus, une seconde statue, dédiée au dieu de valeur 4.',
  'tekhenu.book.solo.point-4':
    'Une action qu’il ne peut pas faire faute de pièces, d’emplacements ou de cartes lui rapporte 3 points à la place.',

  'tekhenu.book.solo-turn.title': 'Son tour',
  'tekhenu.book.solo-turn.lead': 'Dix tuiles forment une pyramide, quatre à la base. Un marqueur les gravit.',
  'tekhenu.book.solo-turn.step-1':
    '**Le marqueur** part d’en bas à gauche. Ensuite, une pièce décide : une tuile à droite, ou en haut à droite.',
  'tekhenu.book.solo-turn.step-2':
    '**Une tuile de dieu** : le plus haut dé pur ou corrompu de cette section ; à égalité, un pur. Sans dé, il cherche plus loin dans le sens antihoraire.',
  'tekhenu.book.solo-turn.step-3':
    '**Une tuile de ressources** : le plus haut dé de la première couleur montrée, puis des suivantes, enfin un gris. À égalité, une section où il a une statue ; s’il y en a plusieurs, celle de la plus haute valeur d’Horus.',
  'tekhenu.book.solo-turn.step-4': '**L’action** est celle du dieu chez qui était le dé.',
  'tekhenu.book.solo-turn.note-1':
    'Après chaque Jugement de Maât sauf le dernier, les tuiles sont mélangées en une nouvelle pyramide.',

  'tekhenu.book.solo-gods.title': 'Ce qu’il fait chez chaque dieu',
  'tekhenu.book.solo-gods.lead':
    'Tout sans coût ; le hasard décide là où les règles laissent plusieurs choix.',
  'tekhenu.book.solo-gods.point-1':
    '**Horus** :horus: : une statue dédiée au dieu de la valeur ; sinon au-dessus des quartiers où il en gagne le plus ; sinon au temple, sur la ligne où il a le plus de colonnes, 3 points pour chacune ; sinon 3 points.',
  'tekhenu.book.solo-gods.point-2':
    '**Ses statues** apportent, selon la valeur d’Horus : 1 et 2 un scribe, 3 et 4 un point, 5 et 6 les deux.',
  'tekhenu.book.solo-gods.point-3':
    '**Râ** :ra: : la tuile de la valeur, non tournée, là où elle rapporte le plus : 1 par bâtiment sur la ligne, 1 par contour qui touche quelque chose, et l’emplacement chez Râ. À égalité, là où il a le plus de bâtiments sur la ligne, puis une case qui ne touche pas le bord. Gains et capacités sont ignorés.',
  'tekhenu.book.solo-gods.point-4':
    '**Hathor** :hathor: : l’emplacement où ses colonnes rapportent le plus ; la population monte comme d’habitude.',
  'tekhenu.book.solo-gods.point-5':
    '**Bastet** :bastet: : le bonheur, pas à pas ; là où il dépasserait la population, c’est elle qui monte. Scribes comme d’habitude ; les bonus de la piste ne sont pas pour lui.',
  'tekhenu.book.solo-gods.point-6':
    '**Thot** :thoth: : autant de cartes que d’habitude, de la plus haute section qu’il atteint : décrets, puis technologies, puis bénédictions, à partir de la gauche. Leurs textes ne comptent pas pour lui.',
  'tekhenu.book.solo-gods.point-7':
    '**Osiris** :osiris: : la rangée de la valeur, le quartier de la couleur ; gris désigne le quartier qui a le moins de bâtiments, à égalité le plus à gauche. Si l’emplacement est pris, il passe à droite et fait le tour ; si la rangée est pleine, il passe à celle du dessus.',

  'tekhenu.book.solo-end.title': 'Son Jugement de Maât et ses points',
  'tekhenu.book.solo-end.lead': 'Sa balance est fixe, et les cartes comptent pour lui à leur façon.',
  'tekhenu.book.solo-end.point-1':
    'Son équilibre est +3, +2, +1 et +1 aux quatre Jugements de Maât ; son Ankh est 4.',
  'tekhenu.book.solo-end.point-2':
    'S’il est premier, comme à la mise en place, il prend au hasard la destinée du scribe ou celle de l’or, sans le gain, et vous choisissez parmi les trois autres. Si la première place est à vous, vous choisissez parmi les quatre.',
  'tekhenu.book.solo-end.point-3':
    '**Aux décomptes**, il compte quartiers, temple, statues et bonheur comme vous, 2 par bénédiction, qu’il défausse ensuite, et 2 par technologie, qu’il garde. Ni production, ni rangée de bâtiments, ni pain.',
  'tekhenu.book.solo-end.point-4':
    '**À la fin**, chacun de ses décrets lui rapporte 4, quels que soient les symboles (8 avec une option), deux scribes rapportent 1, et l’ordre du tour donne ses points.',

  'tekhenu.book.expansion.title': 'Le Temps de Seth : les nouveautés',
  'tekhenu.book.expansion.lead':
    'Un septième dieu avec son propre plateau, guerriers et prêtres, dés de trois nouvelles couleurs, pouvoirs de culte et artefacts. Le reste ne change pas.',
  'tekhenu.book.expansion.step-1':
    '**Dés** : deux rouges, deux bleus et un vert s’ajoutent aux 26. Sont écartés, à quatre joueurs, un gris ; à trois, un blanc, un noir, un jaune et un brun ; à deux, ces quatre et trois gris. Un dé gris par joueur est sur le plateau de Seth.',
  'tekhenu.book.expansion.step-2':
    '**Cartes** : les paquets ont de nouveaux décrets et de nouvelles bénédictions et technologies. Trois décrets sont distribués, et un est gardé tout à la fin de la mise en place.',
  'tekhenu.book.expansion.step-3':
    '**Les cartes Départ** sont différentes, et donnent leurs gains avant le choix de la [destinée ou de l’artefact](artifacts).',
  'tekhenu.book.expansion.step-4':
    '**À une rotation**, s’il manque un dé au plateau de Seth, un dé gris parmi ceux tirés pour la première section dans la pénombre y va. Aucun autre dé ne le remplace ; sans dé gris parmi eux, rien n’y va.',
  'tekhenu.book.expansion.step-5':
    '**Lors d’un décompte**, les bâtiments des régions rapportent ce qui est imprimé à leur emplacement, avant le paiement du pain.',

  'tekhenu.book.draft.title': 'Choix des cartes avec pouvoirs de culte',
  'tekhenu.book.draft.lead':
    'Cartes Départ et pouvoirs de culte sont visibles ensemble. Chacun finit avec deux cartes Départ et un pouvoir de culte.',
  'tekhenu.book.draft.step-1':
    '5, 7 ou 9 cartes Départ et 3, 4 ou 5 pouvoirs de culte sont visibles à deux, trois ou quatre joueurs.',
  'tekhenu.book.draft.step-2':
    'Chacun prend une carte trois fois : dans l’ordre, dans l’ordre inverse, et de nouveau dans l’ordre.',
  'tekhenu.book.draft.step-3':
    'Avec deux cartes Départ, vous devez prendre un pouvoir de culte ; avec un pouvoir de culte, il ne vous reste que des cartes Départ.',
  'tekhenu.book.draft.note-1': 'L’ordre du tour ne dépend que des cartes Départ.',

  'tekhenu.book.dice.title': 'Dés rouges, bleus et verts',
  'tekhenu.book.dice.lead':
    'Ils n’ont ni 1 ni 6 : leurs faces sont 2, 3, 3, 4, 4 et 5, et aucun changement ne mène leur valeur au-delà. Ils ne produisent rien et ne sont jamais interdits.',
  'tekhenu.book.dice.point-1':
    '**Rouge** est corrompu partout. Utilisé pour un dieu, il apporte d’abord des guerriers :warrior:, autant que la valeur utilisée.',
  'tekhenu.book.dice.point-2': '**Bleu** est corrompu partout et apporte de même des prêtres :priest:.',
  'tekhenu.book.dice.point-3': '**Vert** est pur partout. Anubis ne peut pas le prendre.',
  'tekhenu.book.dice.point-4':
    '**Les dés gris du plateau de Seth** sont corrompus et servent à l’action de Seth.',
  'tekhenu.book.dice.point-5':
    'Une action divine avec **Anubis** fait compter le dé comme rouge ou bleu : il apporte d’abord des guerriers ou des prêtres. Anubis peut effectuer l’action de Seth, même avec les guerriers à peine reçus, et le sang vient comme toujours ; il peut prendre des dés sur le plateau de Seth.',

  'tekhenu.book.warband.title': 'Guerriers et prêtres',
  'tekhenu.book.warband.lead':
    'Deux pistes de 0 à 10 ; toutes deux partent de 0. Ce qui dépasserait 10 est perdu. Ce ne sont pas des ressources : l’or ne les remplace pas.',
  'tekhenu.book.warband.point-1':
    '**Les guerriers** :warrior: paient les bâtiments dans les régions de [Seth](seth).',
  'tekhenu.book.warband.point-2':
    '**Les prêtres** :priest: paient les statues dédiées à Seth, deux chacune, et les [artefacts](artifacts).',

  'tekhenu.book.seth.title': 'Seth colonise une région',
  'tekhenu.book.seth.lead':
    'Prenez un dé gris du plateau de Seth au lieu d’un dé du cadran et envoyez des guerriers :warrior: dans la région de sa valeur.',
  'tekhenu.book.seth.step-1':
    '**Payez des guerriers** : 4 pour le premier bâtiment d’une région ; le second, qui est le dernier, coûte 5 à deux joueurs, 3 à plus. Un seul de vos bâtiments par région.',
  'tekhenu.book.seth.step-2':
    '**Le gain** de la région vient aussitôt. Les points de son emplacement comptent aux décomptes.',
  'tekhenu.book.seth.step-3':
    '**3 points** si une statue pour le peuple est sous cette file de trois régions, quel que soit son propriétaire.',
  'tekhenu.book.seth.step-4':
    '**Un jeton Sang** :blood: va du côté corrompu de votre balance et y reste : −1 à chaque Jugement de Maât.',
  'tekhenu.book.seth.step-5':
    '**La tuile conquête visible** est posée sur une case vide du temple, et la suivante est retournée. [Plus à leur sujet](conquest).',
  'tekhenu.book.seth.step-6':
    '**Les statues dédiées à Seth** et tout ce que déclenche l’action de Seth s’appliquent maintenant.',
  'tekhenu.book.seth.note-1':
    '**Horus** a deux nouvelles sortes d’emplacements de statue, avec n’importe quelle valeur, pour le granite habituel. Sous une file : une carte par une action Thot de valeur 1 pour chacune de ses trois régions avec bâtiment. Dédiée à Seth, pour deux prêtres de plus : le bonus est une ressource au choix.',
  'tekhenu.book.seth.note-2':
    'Une statue dédiée à Seth donne son bonus comme les autres : quand un autre joueur effectue l’action de Seth ; à deux joueurs, aussi quand c’est vous ; à trois, aussi une fois à la construction.',

  'tekhenu.book.conquest.title': 'Tuiles conquête',
  'tekhenu.book.conquest.lead':
    'Une tuile conquête :conquest: cache ce qui est imprimé sur une case du temple et montre un autre gain.',
  'tekhenu.book.conquest.point-1':
    '**Râ** : la case compte comme vide. Une colonne y apporte tout le gain de la tuile.',
  'tekhenu.book.conquest.point-2':
    '**Hathor** : sur sa ligne, la tuile donne une ressource de chaque sorte montrée, ou la première carte de son paquet ; les tuiles à action ne donnent rien.',
  'tekhenu.book.conquest.point-3':
    'Une tuile par case, jamais là où il y a une colonne. Sans tuile ou sans case, l’étape est omise.',

  'tekhenu.book.cults.title': 'Pouvoirs de culte',
  'tekhenu.book.cults.lead':
    'Une carte pour toute la partie. Quand vous faites ce qu’elle nomme, vous recevez son premier gain et les autres le second.',
  'tekhenu.book.cults.point-1':
    'Il se déclenche une fois par tour (Cult03, lui, une fois par partie pour chaque symbole), dès que la pièce est posée et ses propres gains reçus : vous d’abord, puis les autres dans l’ordre du tour. Il ne fait rien pendant la mise en place.',

  'tekhenu.book.artifacts.title': 'Artefacts',
  'tekhenu.book.artifacts.lead':
    '5, 6 ou 7 artefacts sont à côté des cartes Destinée à deux, trois ou quatre joueurs. Quand vous choisissez une destinée, vous pouvez payer des prêtres :priest: pour un artefact du même Ankh et prendre les deux.',
  'tekhenu.book.artifacts.point-1':
    'La carte Destinée ne donne alors que son Ankh, pas son gain. Si la carte est prise, ses artefacts sont indisponibles cette fois.',
  'tekhenu.book.artifacts.point-2':
    'Un artefact s’utilise une fois, à votre tour, puis disparaît. Vous pouvez en avoir plusieurs, et en utiliser plusieurs dans un tour.',

  'tekhenu.book.once.title': 'Une fois par tour',
  'tekhenu.book.once.lead':
    'Avec Le Temps de Seth, une action ne déclenche chaque effet qu’une fois par tour, à sa première exécution, quel que soit le nombre d’exécutions.',
  'tekhenu.book.once.point-1':
    'Cela vaut pour les technologies, les bonus de statues et les pouvoirs de culte. Les étapes de l’action elle-même ont lieu à chaque fois : coûts, gains, sang, points d’une file.',

  'tekhenu.book.seth-maat.title': 'Maât avec Seth',
  'tekhenu.book.seth-maat.lead':
    'Le sang pèse à chaque Jugement de Maât, et les cartes Destinée peuvent apporter des artefacts.',
  'tekhenu.book.seth-maat.point-1':
    'Chaque jeton Sang compte −1 à chaque Jugement de Maât et ne part jamais. La foi peut le compenser.',
  'tekhenu.book.seth-maat.point-2':
    'TX03 épargne les points, TX04 rapporte pour le sang, TX02 change la foi restante en prêtres avant le choix des destinées.',

  'tekhenu.book.solo-seth.title': 'Botankhamon avec Seth',
  'tekhenu.book.solo-seth.lead':
    'Deux de ses dix tuiles sont nouvelles : Seth, et guerriers et prêtres. Elles remplacent une tuile de dieu et une de ressources, tirées au hasard. Prix et emplacements sont ceux de deux joueurs.',
  'tekhenu.book.solo-seth.point-1':
    '**Quel dé** : rouge et bleu comptent un de plus quand il choisit, et ne lui apportent ni guerriers ni prêtres. À égalité, le vert d’abord, puis un pur, puis rouge ou bleu.',
  'tekhenu.book.solo-seth.point-2':
    '**Seth** : le plus haut dé de son plateau ; un bâtiment dans cette région ou la suivante, plus haute, qui lui est ouverte, 1 après 6 ; 2 points à la place du gain, et 3 de plus au-dessus d’une statue ; pas de sang. La tuile conquête va là où une de ses colonnes rapporterait le plus. Ses régions comptent aux décomptes comme les vôtres.',
  'tekhenu.book.solo-seth.point-3':
    '**Guerriers et prêtres** : le plus haut dé rouge ou bleu, sinon le plus haut dé pur.',
  'tekhenu.book.solo-seth.point-4':
    '**Horus** : d’abord une statue sous une file qui apporte deux cartes ou plus, puis comme d’habitude, avec une statue dédiée à Seth avant celles pour le peuple.',
  'tekhenu.book.solo-seth.point-5':
    '**Destinée** : trois artefacts sont proposés (deux ou quatre avec une option). S’il est premier, il prend le plus bas Ankh qui en a encore un, et cet artefact attend une autre fois ; s’il n’en reste pas, le scribe ou l’or au hasard. À la mise en place, vous choisissez parmi les quatre cartes.',
  'tekhenu.book.solo-seth.point-6':
    '**Râ** : une colonne sur une tuile conquête rapporte 2 de plus, et cela compte dans le choix de la case. La tuile ne lui apporte rien d’autre.',
  'tekhenu.book.solo-seth.point-7':
    '**Moyen** : il commence aussi avec un bâtiment dans une région tirée au hasard. **Difficile** : avec deux. Ils ne lui apportent rien aussitôt.',

  'tekhenu.book.vizier.title': 'Le Défi du vizir',
  'tekhenu.book.vizier.lead':
    'À deux joueurs, avec ou sans Seth : le premier dans l’ordre du tour surveille un dieu, et marque des points quand le second y prend un dé.',
  'tekhenu.book.vizier.step-1':
    'Le premier joueur choisit une destinée, puis **en met une autre de côté**, et ses artefacts avec elle. Elle revient la fois suivante.',
  'tekhenu.book.vizier.step-2': 'Le second joueur choisit entre les deux qui restent.',
  'tekhenu.book.vizier.step-3':
    'Le premier joueur **poste le vizir** :vizier: chez un dieu, Seth compris ; après un Jugement de Maât, ce doit être un autre dieu qu’avant.',
  'tekhenu.book.vizier.step-4':
    'Chaque dé que le **second** joueur y prend, pour n’importe quelle action, rapporte **2 points** au premier.',
}
