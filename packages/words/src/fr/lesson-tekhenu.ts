import type { tekhenuLesson as en } from '../en/lesson-tekhenu.ts'

export const tekhenuLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.tekhenu.wheel': 'Le cadran',
  'lesson.tekhenu.welcome':
    'Bienvenue ! Je suis Kepi. Vous êtes bleu, votre rival Ipy est rose. Une partie a seize tours, et le plus de points gagne : le nombre à côté d’une pyramide. Nous jouons les huit premiers tours ensemble.',
  'lesson.tekhenu.gods':
    'Six dieux entourent le cadran. À chaque tour, vous prenez un dé chez un dieu, et faites d’ordinaire ce que fait ce dieu. Touchez ou cliquez les dieux pour savoir quoi.',
  'lesson.tekhenu.gods.beside': 'Ce n’est pas un dieu. Les dieux sont sur le bord du cadran.',
  'lesson.tekhenu.god.horus': 'Horus érige une statue, pour du granite.',
  'lesson.tekhenu.god.ra': 'Râ érige une colonne sur une tuile du temple, pour de la pierre.',
  'lesson.tekhenu.god.hathor': 'Hathor construit au bord du temple, pour du pain.',
  'lesson.tekhenu.god.bastet': 'Bastet donne un festival, pour du papyrus : votre peuple est plus heureux.',
  'lesson.tekhenu.god.thoth': 'Thot apporte des cartes du marché.',
  'lesson.tekhenu.god.osiris': 'Osiris construit ateliers et carrières : vous produisez plus.',
  'lesson.tekhenu.shadow':
    'L’obélisque projette une ombre : deux sections au soleil, deux dans la pénombre, deux dans l’obscurité. L’ombre pivotera.',
  'lesson.tekhenu.colours':
    'Un dé est pur quand sa couleur va avec la lumière : blanc au soleil, noir dans l’obscurité, jaune et brun dans la pénombre. Touchez ou cliquez des dés, je les nomme.',
  'lesson.tekhenu.colours.beside': 'Ce n’est pas un dé. Les dés sont autour de l’obélisque.',
  'lesson.tekhenu.others':
    'Toute autre couleur est corrompue, le gris partout. Certaines sont même interdites, et barrées : noir et brun au soleil, blanc et jaune dans l’obscurité. Dans la pénombre, rien n’est interdit.',
  'lesson.tekhenu.die.pure': 'Celui-ci est pur : sa couleur va avec la lumière.',
  'lesson.tekhenu.die.tainted': 'Celui-ci est corrompu : sa couleur ne va pas. Le gris est corrompu partout.',
  'lesson.tekhenu.die.forbidden':
    'Celui-ci est interdit sous cette lumière : il est barré, personne ne peut le prendre.',
  'lesson.tekhenu.scales': 'Dés et balance',
  'lesson.tekhenu.take':
    'Prenez maintenant votre premier dé : ce 3 blanc. Il est pur : il va sur le plateau gauche de votre balance et compte +3.',
  'lesson.tekhenu.making':
    'Un dé effectue l’action de son dieu, ou il produit. Le blanc fait du calcaire, autant que sa valeur. De cela, vous gardez au plus ce que montre votre piste de calcaire : 2.',
  'lesson.tekhenu.produce':
    'Produisez maintenant : le 3 fait trois calcaires. Deux sont à vous, le troisième est en excédent.',
  'lesson.tekhenu.greed':
    'L’excédent est de l’avidité : il va sur le plateau droit et compte −1. Votre équilibre est donc +2.',
  'lesson.tekhenu.balance':
    'Pourquoi rester près de 0 ? Tous les quatre tours, Maât, gardienne de l’équilibre, pèse les balances. Le plus près de 0 joue en premier ; −3 et pire coûte des points.',
  'lesson.tekhenu.gray':
    'Au tour d’Ipy, qui va prendre ce 3 gris chez Horus. Un dé gris ne produit jamais : il ne fait qu’effectuer l’action de son dieu.',
  'lesson.tekhenu.horus':
    'Ipy effectue Horus : une statue, pour un granite. La valeur du dé choisit le dieu qu’elle honore. Le 3 d’Ipy désigne Hathor.',
  'lesson.tekhenu.honour':
    'Désormais, chaque fois que vous ou Ipy effectuez Hathor, la statue apporte un scribe à Ipy. Vous aurez aussi des scribes.',
  'lesson.tekhenu.pillars': 'Colonnes',
  'lesson.tekhenu.tainted':
    'Maintenant un dé corrompu, exprès. Il va sur le plateau droit : −2, et vous avez +2 de réserve. Prenez le dé jaune 2.',
  'lesson.tekhenu.ra':
    'Râ érige une colonne sur une tuile. La valeur du dé choisit la tuile : 1 ou 2, celle-ci. Elle coûte un calcaire et un granite ; l’or peut remplacer l’un ou l’autre.',
  'lesson.tekhenu.sun':
    'Au milieu, la tuile montre un soleil et une capacité : la colonne ×2 double ce que donne sa case. La capacité n’agit que si Râ est au soleil, comme maintenant.',
  'lesson.tekhenu.edges':
    'Tournez votre tuile pour que ses bords touchent le même motif : ils rapportent. Dans cet angle, deux vont : rayé contre rayé, pointillé contre pointillé. Dans un angle, chacun compte 2.',
  'lesson.tekhenu.place':
    'Posez-y votre colonne : 4 points pour les bords, 1 pour l’emplacement de la tuile chez Râ. Vous n’avez pas de granite : un de vos ors le paie.',
  'lesson.tekhenu.gift':
    'La case recouverte donne un calcaire. La capacité de votre tuile le double : deux calcaires.',
  'lesson.tekhenu.thoth':
    'Ipy effectue Thot. Un 1 ou 2 apporte une carte, gratuite ; une valeur plus haute, davantage. Signe devant le nom : les bénédictions (étoile) servent une fois, les technologies (équerre) durent, les décrets (sceau) comptent à la fin.',
  'lesson.tekhenu.people': 'Le peuple',
  'lesson.tekhenu.turn':
    'Deux tours sont passés : l’ombre a pivoté d’une section, et de nouveaux dés sont arrivés dans la pénombre. Hathor est au soleil : son dé blanc 2 est donc pur.',
  'lesson.tekhenu.hathor': 'Hathor construit au bord du temple, pour du pain. Prenez son dé blanc 2.',
  'lesson.tekhenu.hathor.1':
    'Posez maintenant un bâtiment au bout gauche de la rangée de votre colonne. Il coûte deux pains.',
  'lesson.tekhenu.row':
    'Un bâtiment rapporte 3 points pour chacune de vos colonnes dans sa rangée. Vous y en avez une.',
  'lesson.tekhenu.empty':
    'Et vous recevez une ressource par case vide de la rangée, même si elle en montre deux : papyrus, pain, granite. Une case à scribes ne donne rien.',
  'lesson.tekhenu.crowd':
    'Puis des habitants arrivent : le 2 de votre dé a monté votre population de 5 à 7. Dans chaque case de cette piste, la population est en haut, le bonheur en bas.',
  'lesson.tekhenu.bastet':
    'Ipy effectue Bastet : un festival, pour deux papyrus. Le 3 monte son bonheur de 4 à 7, jamais au-delà de la population. Les petites valeurs apportent aussi des scribes : deux pour 1 ou 2, un pour 3 ou 4.',
  'lesson.tekhenu.kinds':
    'Osiris construit des ateliers, qui font papyrus et pain, et des carrières, qui font calcaire et granite. Chacun coûte un bonheur.',
  'lesson.tekhenu.osiris':
    'La valeur du dé est la rangée où vous construisez. Prenez le dé brun 3 chez Osiris.',
  'lesson.tekhenu.osiris.1':
    'Chaque file est un quartier. Construisez un atelier en rangée 3 du quartier papyrus : vous produirez plus de papyrus et de pain, et un papyrus est aussitôt à vous.',
  'lesson.tekhenu.maat': 'Maât',
  'lesson.tekhenu.weigh':
    'Quatre tours sont passés : Maât pèse. À gauche, vos dés comptent 5 ; à droite, avec l’excédent, 6. Votre équilibre est donc −1.',
  'lesson.tekhenu.ankh':
    'Le plus près de 0, au-dessus ou au-dessous, joue en premier. À égalité, c’est le plus haut Ankh : la croix à boucle éclairée ici, de la carte reçue au départ. 3 pour vous, 0 pour Ipy.',
  'lesson.tekhenu.faith':
    'Une foi déplace votre balance de 1. La foi inutilisée est perdue après Maât : posez la vôtre du côté pur, équilibre 0.',
  'lesson.tekhenu.destiny':
    'Ipy a 0 aussi : votre Ankh vous garde en tête. Chacun prend une nouvelle carte Destinée : un gain et un Ankh. Prenez celle du scribe.',
  'lesson.tekhenu.tricks': 'Vos propres tours',
  'lesson.tekhenu.scribe':
    'Un scribe change la valeur d’un dé de un ou deux. Prenez le dé blanc 4 chez Bastet.',
  'lesson.tekhenu.scribe.1': 'Faites-en un 6 : cela coûte un scribe. La balance compte toujours 4.',
  'lesson.tekhenu.scribe.2':
    'Le dé vaut 6. Donnez le festival, pour deux papyrus : le bonheur monte de 1 à 7.',
  'lesson.tekhenu.happiness':
    'Votre bonheur est à 7. Au décompte, chaque pyramide qu’il a atteinte rapporte 3 points ; la première est sur le 9.',
  'lesson.tekhenu.market':
    'Le bonheur décide d’où vous prenez des cartes : la section 1 du marché demande 1, la section 2 demande 5, comme l’indique le bord gauche. Avec 7, vous avez le choix.',
  'lesson.tekhenu.sections':
    'La population ouvre les autres sections, pour tous : Ipy a atteint 9, la section 3 est donc ouverte ; la section 4 s’ouvre à 13. Pour y prendre des cartes, il faut un bonheur de 9 et de 13.',
  'lesson.tekhenu.anubis':
    'Les scribes peuvent plus encore. Pour deux d’entre eux, avant de prendre un dé, invoquez Anubis : alors tout dé, pour toute action.',
  'lesson.tekhenu.district':
    'Ipy a érigé une colonne. Voyez maintenant Osiris et ses quatre quartiers. Au décompte, qui a le plus de bâtiments et de statues dans un quartier reçoit 3 points.',
  'lesson.tekhenu.price':
    'Une statue honore le dieu que choisit la valeur du dé, ou est pour le peuple, avec toute valeur. Vos deux premières coûtent un granite chacune, les deux suivantes 2, les dernières 3.',
  'lesson.tekhenu.statue':
    'Visez la majorité dans deux quartiers, papyrus et pain, avec une seule statue. Prenez le dé gris 2 chez Horus.',
  'lesson.tekhenu.statue.1':
    'Ici, au-dessus des ateliers, une statue pour le peuple compte dans les deux quartiers, papyrus et pain, et apporte l’or qui s’y trouve. Érigez-la.',
  'lesson.tekhenu.cards':
    'Maintenant des cartes. Prenez le dé jaune 5 chez Thot : il en apporte trois, pour trois papyrus. L’or aide à payer.',
  'lesson.tekhenu.cards.1':
    'D’abord Hymne d’aube, une technologie : 2 points chaque fois que vous effectuez Râ. Votre décret, une carte pour la fin, compte les colonnes : érigez-en d’autres.',
  'lesson.tekhenu.cards.2':
    'Puis Four sacré, une technologie : un pain chaque fois que vous effectuez Hathor, à temps pour payer avec. Ses bâtiments coûtent du pain, et vous en avez un.',
  'lesson.tekhenu.cards.3':
    'Enfin Fête du Nil, une bénédiction : elle sert une fois. Votre bonheur égale votre population et ne peut la dépasser : il vous faut plus d’habitants.',
  'lesson.tekhenu.cards.4':
    'Jouez aussitôt la bénédiction : trois habitants de plus, et le prochain festival pourra rapporter davantage. Les technologies agissent désormais d’elles-mêmes.',
  'lesson.tekhenu.bread':
    'Après ce tour vient un décompte, et vos deux bâtiments demanderont un pain. Prenez le dé brun 4.',
  'lesson.tekhenu.bread.1':
    'Produisez maintenant : trois pains sont à vous. Le quatrième est en excédent et amène votre équilibre à 0.',
  'lesson.tekhenu.scoring': 'Décompte',
  'lesson.tekhenu.lost':
    'Maât a pesé de nouveau. Ipy était à −4 et a perdu un point ; vous étiez à 0. Au-dessus de 0, on ne perd rien, on joue seulement plus tard. Le premier après le tour 16 reçoit 3 points.',
  'lesson.tekhenu.points':
    'Puis le premier décompte. Vous avez 9 points : 6 pour la majorité dans deux quartiers, 2 au temple, pour votre bâtiment et votre colonne de sa rangée, 1 pour votre statue.',
  'lesson.tekhenu.pay': 'Vos bâtiments demandent leur pain. Chaque pain non payé coûte 3 points. Payez-le.',
  'lesson.tekhenu.decree':
    'Le dernier décompte vient après le tour 16. Alors les décrets comptent : jusqu’à trois, de symboles différents. Le vôtre a pour symbole une statue, et donne 2 par statue et par colonne : 4 jusqu’ici.',
  'lesson.tekhenu.setup':
    'Dans une nouvelle partie, vous choisissez d’abord : gardez un décret sur deux, prenez deux cartes Départ et une destinée. Elles donnent vos biens de départ. Chacune se choisit deux fois : pour voir, puis pour prendre.',
  'lesson.tekhenu.end':
    'Vous connaissez le jeu. Il reste huit tours, vous menez 27 à 21. Continuez : Ipy devient un bot novice, et je vous conseille. Ou commencez une partie.',
}
