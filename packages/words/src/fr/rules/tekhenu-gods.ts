import type { tekhenuGodRules as en } from '../../en/rules/tekhenu-gods.ts'

/** The rules of Tekhenu: what each god does, and producing. */
export const tekhenuGodRules: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.book.gods.title': 'Les dieux',
  'tekhenu.book.gods.lead':
    'Un dé d’une section peut effectuer l’action de son dieu. Chez certains dieux, la valeur dit ce qui est permis ; chez d’autres, combien cela rapporte.',
  'tekhenu.book.gods.point-1':
    '[Horus](horus) :horus: : une statue, pour du granite. La valeur désigne le dieu honoré.',
  'tekhenu.book.gods.point-2':
    '[Râ](ra) :ra: : une colonne dans le temple, pour du calcaire et du granite. La valeur choisit la tuile.',
  'tekhenu.book.gods.point-3':
    '[Hathor](hathor) :hathor: : un bâtiment au bord du temple, pour du pain. Votre population augmente de la valeur.',
  'tekhenu.book.gods.point-4':
    '[Bastet](bastet) :bastet: : du bonheur selon la valeur, pour deux papyrus. Les petites valeurs apportent des scribes.',
  'tekhenu.book.gods.point-5': '[Thot](thoth) :thoth: : une à trois cartes, selon la valeur.',
  'tekhenu.book.gods.point-6':
    '[Osiris](osiris) :osiris: : un atelier ou une carrière dans la rangée de la valeur, pour un bonheur.',
  'tekhenu.book.gods.note-1':
    'Chaque fois qu’une action divine est effectuée, les statues dédiées à ce dieu donnent ensuite leur bonus aux autres joueurs (à deux joueurs, aussi à qui agit), et les technologies qui le nomment s’appliquent.',

  'tekhenu.book.horus.title': 'Horus érige une statue',
  'tekhenu.book.horus.lead':
    'Payez le granite :granite: indiqué sous votre prochaine statue et placez-la : en l’honneur d’un dieu, ou pour le peuple.',
  'tekhenu.book.horus.step-1':
    '**En l’honneur d’un dieu** : la valeur de votre dé désigne le dieu et le bonus. Placez la statue près de ce dieu, s’il y reste un emplacement : un à deux joueurs, deux à trois, trois à quatre.',
  'tekhenu.book.horus.step-2':
    '**Son bonus** vient chaque fois qu’un autre joueur effectue l’action de ce dieu. À deux joueurs, aussi quand c’est vous ; à trois, aussi une fois à la construction.',
  'tekhenu.book.horus.step-3':
    '**Pour le peuple** : toute valeur convient. Deux emplacements sont au temple, à côté de la rangée centrale et de la file centrale, et deux au-dessus des quartiers d’Osiris. Vous prenez l’or :gold: qui s’y trouve.',
  'tekhenu.book.horus.step-4': 'Au temple, chacune de vos colonnes sur cette ligne **rapporte aussitôt 3**.',
  'tekhenu.book.horus.step-5':
    'Au-dessus des quartiers, la statue compte comme votre pièce la plus haute dans deux d’entre eux : papyrus et pain, ou calcaire et granite.',
  'tekhenu.book.horus.note-1':
    'Les statues comptent ensemble à chaque [décompte](scoring) : 1, 3, 6, 10, 15 ou 21 pour une à six. Une seconde statue dédiée au même dieu n’apporte pas de second bonus.',

  'tekhenu.book.ra.title': 'Râ érige une colonne',
  'tekhenu.book.ra.lead':
    'Prenez une tuile chez Râ, payez-la, posez-la sur une case vide du temple, et dressez-y votre colonne.',
  'tekhenu.book.ra.step-1':
    '**Quelle tuile** : la valeur 5 ou 6 prend celle de gauche, 3 ou 4 celle du milieu, 1 ou 2 celle de droite. Tournez-la à votre gré.',
  'tekhenu.book.ra.step-2': '**Payez** ce que coûte la tuile en calcaire :limestone: et granite :granite:.',
  'tekhenu.book.ra.step-3':
    '**1 point par bâtiment** dans la rangée et la file de la case, quel que soit son propriétaire. Les statues ne comptent pas.',
  'tekhenu.book.ra.step-4':
    '**1 point par contour** qui touche sa propre couleur : sur une autre tuile, ou sur le bord du temple. Dans un angle, chacun rapporte 2.',
  'tekhenu.book.ra.step-5': '**Prenez le gain** imprimé sur la case recouverte.',
  'tekhenu.book.ra.step-6':
    '**1, 2 ou 3 points** selon l’emplacement de la tuile chez Râ : droite, milieu, gauche.',
  'tekhenu.book.ra.step-7':
    '**La capacité de la tuile** agit si son symbole est la lumière qui tombe sur Râ : soleil :sunny:, pénombre :shaded: ou obscurité :dark:. Les tuiles sans symbole n’en ont pas.',
  'tekhenu.book.ra.step-8':
    '**Votre colonne** est dressée. Les autres tuiles glissent à droite, et une nouvelle vient de la pile.',
  'tekhenu.book.ra.note-1':
    'Plus tard, [Hathor](hathor) rapporte 3 pour chacune de vos colonnes sur sa ligne, et lors d’un [décompte](scoring) une colonne rapporte 1 pour chacun de vos bâtiments et chacune de vos statues dans sa rangée et sa file.',

  'tekhenu.book.tiles.title': 'Tuiles colonne',
  'tekhenu.book.tiles.lead':
    '27 tuiles, chacune avec un prix, quatre contours et, souvent, une capacité qui demande sa lumière. Les contours sont sable, argile ou lapis.',
  'tekhenu.book.tiles.point-1':
    'Une capacité s’applique avant que la nouvelle colonne soit dressée. On peut renoncer aux actions de P12 et P15, et elles coûtent leur prix. P10 et P11 effectuent Thot partout où c’est possible.',
  'tekhenu.book.tiles.point-2':
    'Avec T09, vos tuiles agissent sous toute lumière. P22 à P27 n’ont de capacité sous aucune lumière.',

  'tekhenu.book.hathor.title': 'Hathor construit au temple',
  'tekhenu.book.hathor.lead':
    'Payez le pain :bread: d’un emplacement au bord du temple et construisez-y un bâtiment. La valeur ne dit pas où.',
  'tekhenu.book.hathor.step-1':
    '**Choisissez un emplacement libre** au bout d’une rangée ou d’une file et payez son pain.',
  'tekhenu.book.hathor.step-2': '**3 points pour chacune de vos colonnes** dans cette rangée ou cette file.',
  'tekhenu.book.hathor.step-3':
    '**Un jeton de chaque case vide** de la ligne : une seule ressource ou foi parmi ce qui y est imprimé, quel qu’en soit le nombre. Une case de points ou de scribes ne donne rien.',
  'tekhenu.book.hathor.step-4': '**Votre population** :population: monte de la valeur du dé.',
  'tekhenu.book.hathor.note-1':
    'Les côtés gauche et bas sont ouverts à tout nombre de joueurs, le côté droit à partir de trois, le côté haut à quatre.',
  'tekhenu.book.hathor.note-2':
    'Quand une population atteint 9 pour la première fois, la section 3 du [marché](thoth) se remplit ; à 13, la section 4.',

  'tekhenu.book.bastet.title': 'Bastet : le peuple',
  'tekhenu.book.bastet.lead':
    'Pour deux papyrus :papyrus:, donnez un festival : votre bonheur :happiness: monte de la valeur du dé.',
  'tekhenu.book.bastet.step-1': '**Payez 2 papyrus**, quelle que soit la valeur.',
  'tekhenu.book.bastet.step-2':
    '**Le bonheur monte** de la valeur, mais ne dépasse jamais votre population. Le surplus est perdu.',
  'tekhenu.book.bastet.step-3':
    '**Scribes** :scribe: : deux pour une valeur de 1 ou 2, un pour 3 ou 4, aucun pour 5 ou 6.',
  'tekhenu.book.bastet.note-1':
    'Le bonheur ouvre des sections du marché et rapporte 3 à chaque décompte par symbole :vp: atteint : à 9, 13, 16, 19 et 21.',
  'tekhenu.book.bastet.note-2':
    'La première fois qu’il y arrive, le bonheur 16 apporte un or, 19 un scribe, et 21 une action au choix de la valeur voulue, sans dé.',
  'tekhenu.book.bastet.note-3':
    'La population s’arrête à 21. Chaque atelier et carrière d’[Osiris](osiris) coûte un bonheur.',

  'tekhenu.book.thoth.title': 'Thot et le marché des cartes',
  'tekhenu.book.thoth.lead':
    'Prenez des cartes dans une section du marché. La valeur dit combien, votre bonheur dit où.',
  'tekhenu.book.thoth.step-1':
    '**Combien** : une carte gratuite avec 1 ou 2 ; deux cartes pour 2 papyrus avec 3 ou 4 ; trois cartes pour 3 papyrus avec 5 ou 6. Vous devez pouvoir toutes les prendre et les payer.',
  'tekhenu.book.thoth.step-2':
    '**Où** : le bonheur 1 atteint la section 1, 5 la section 2, 9 la section 3, 13 la section 4, et toutes les précédentes. À 0 de bonheur, aucune carte. Toutes les cartes d’une action viennent de la même section.',
  'tekhenu.book.thoth.step-3':
    '**Avant la première carte**, vous pouvez payer 1 papyrus pour défausser toute une section et la remplir à neuf, une fois par section.',
  'tekhenu.book.thoth.step-4':
    '**Bénédictions et technologies** restent visibles devant vous, **les décrets** restent en main. Vous pouvez en avoir autant que vous voulez.',
  'tekhenu.book.thoth.note-1':
    'Les places sont remplies en fin de tour par des cartes de la même famille. Un paquet épuisé est refait avec sa défausse.',

  'tekhenu.book.blessings.title': 'Bénédictions',
  'tekhenu.book.blessings.lead':
    'Une bénédiction :blessing: se joue une fois, au moment qu’elle indique, puis se défausse. On peut en jouer plusieurs ensemble.',
  'tekhenu.book.blessings.point-1':
    'Celles de production se jouent pendant la production, celles du dé une fois le dé pris (B11 et B12, qui changent sa couleur, avant cela), celles qui épargnent un coût quand il se paie.',
  'tekhenu.book.blessings.point-2':
    'Une bénédiction peut se jouer le tour où elle est prise, si son moment n’est pas passé.',
  'tekhenu.book.technologies.title': 'Technologies',
  'tekhenu.book.technologies.lead':
    'Une technologie :technology: agit dès que vous l’avez et jusqu’à la fin de la partie.',
  'tekhenu.book.technologies.point-1':
    'Une technologie qui nomme un dieu s’applique chaque fois que vous effectuez son action, même par une tuile ou une carte. Les ressources qu’elle apporte viennent à temps pour payer. Plusieurs technologies et bénédictions se cumulent.',

  'tekhenu.book.osiris.title': 'Osiris : ateliers et carrières',
  'tekhenu.book.osiris.lead':
    'Pour un bonheur :happiness:, construisez un bâtiment dans la rangée de votre valeur, dans l’un des quatre quartiers.',
  'tekhenu.book.osiris.step-1':
    '**La rangée est la valeur**, le quartier est votre choix : papyrus et pain sont des ateliers, calcaire et granite des carrières.',
  'tekhenu.book.osiris.step-2': '**Le bonheur baisse de 1**. À 0 de bonheur, Osiris est fermé.',
  'tekhenu.book.osiris.step-3':
    '**Rangées 1 et 2** : production du quartier +1, et 1 de sa ressource. Le premier bâtiment de la rangée 2 prend l’or posé là.',
  'tekhenu.book.osiris.step-4':
    '**Rangées 3 et 4** : les deux productions imprimées +1, et une ressource du quartier ; la rangée 4 ajoute un or.',
  'tekhenu.book.osiris.step-5':
    '**Rangées 5 et 6** : production +2, et 2 de la ressource ; la rangée 6 monte en plus de 1 une production au choix, la même ou une autre.',
  'tekhenu.book.osiris.note-1':
    'À chaque [décompte](scoring), qui a le plus de pièces dans un quartier marque 3. À égalité, la pièce la plus haute l’emporte : les petites rangées servent à cela, les grandes produisent plus.',

  'tekhenu.book.produce.title': 'Produire',
  'tekhenu.book.produce.lead':
    'Au lieu du dieu, le dé apporte autant de ressources que sa valeur : jaune papyrus, brun pain, blanc calcaire, noir granite.',
  'tekhenu.book.produce.step-1':
    '**Prenez-en autant** que le dit la valeur. Les dés gris ne produisent rien.',
  'tekhenu.book.produce.step-2':
    '**Gardez-en au plus autant** que votre production de cette ressource. Les productions vont de 2 à 6.',
  'tekhenu.book.produce.step-3':
    '**L’excédent corrompt** : chaque ressource au-delà va du côté corrompu de votre balance et compte −1 au prochain [Jugement de Maât](maat).',
  'tekhenu.book.produce.note-1':
    'Toute section convient. Chaque production à 6 rapporte 2 à chaque [décompte](scoring).',
}
