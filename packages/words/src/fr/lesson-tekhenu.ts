import type { tekhenuLesson as en } from '../en/lesson-tekhenu.ts'

/** What Kepi says in the first game of Tekhenu: at most 35 words a step. */
export const tekhenuLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.tekhenu.wheel': 'Le cadran',
  'lesson.tekhenu.welcome':
    'Bienvenue ! Je suis Kepi. Ipy et vous construisez autour du grand obélisque. Après seize tours, le plus de points gagne : les nombres éclairés à côté des pyramides. Nous jouons huit tours ensemble.',
  'lesson.tekhenu.gods':
    'Six dieux entourent le cadran. À chaque tour, vous prenez un dé chez un dieu, et faites d’ordinaire ce que fait ce dieu. Choisissez un dieu.',
  'lesson.tekhenu.gods.beside': 'Ce n’est pas un dieu. Les dieux sont sur le bord du cadran.',
  'lesson.tekhenu.god.horus':
    'Horus érige une statue, pour du granite : dédiée à un dieu, ou pour le peuple.',
  'lesson.tekhenu.god.ra': 'Râ érige une colonne sur une tuile du temple.',
  'lesson.tekhenu.god.hathor': 'Hathor construit au bord du temple, pour du pain.',
  'lesson.tekhenu.god.bastet': 'Bastet donne un festival, pour du papyrus : votre peuple est plus heureux.',
  'lesson.tekhenu.god.thoth': 'Thot apporte des cartes du marché.',
  'lesson.tekhenu.god.osiris': 'Osiris construit ateliers et carrières : vous produisez plus.',
  'lesson.tekhenu.shadow':
    'L’obélisque projette une ombre : deux sections au soleil, deux dans la pénombre, deux dans l’obscurité. L’ombre pivotera.',
  'lesson.tekhenu.colours':
    'Le blanc est pur au soleil, le noir dans l’obscurité, le jaune et le brun dans la pénombre : ils sont tout au bord. Les dés barrés sont interdits, les autres corrompus. Le gris est toujours corrompu. Choisissez un dé pur.',
  'lesson.tekhenu.colours.beside':
    'Celui-ci n’est pas pur ici. Les dés purs sont sur l’anneau extérieur de leur section.',
  'lesson.tekhenu.scales': 'Dés et balance',
  'lesson.tekhenu.take':
    'Prenez ce dé blanc 3. Il est au soleil, donc pur : il va sur le plateau gauche de votre balance et compte +3.',
  'lesson.tekhenu.produce':
    'Un dé effectue l’action de son dieu, ou produit. Le blanc fait du calcaire : trois jetons. Votre piste de calcaire est à 2 : vous en gardez deux. Produisez.',
  'lesson.tekhenu.greed':
    'Le troisième jeton est de l’avidité : il corrompt votre balance, −1. Votre équilibre est +2. Restez près de zéro ; vous verrez bientôt pourquoi.',
  'lesson.tekhenu.horus':
    'Ipy effectue Horus avec un 3 : une statue dédiée à Hathor, pour un granite. Désormais chaque Hathor, même la vôtre, lui apporte un scribe. Les scribes changent les dés, vous verrez.',
  'lesson.tekhenu.pillars': 'Colonnes',
  'lesson.tekhenu.tainted':
    'Corrompu, exprès : le jaune au soleil va sur le plateau droit, −2. Vous avez +2 de réserve. Prenez le dé jaune 2 chez Râ.',
  'lesson.tekhenu.ra':
    'Râ érige une colonne. La valeur choisit la tuile : 1 ou 2, celle de droite, pour un calcaire et un granite. Pas de granite ? L’or remplace toute ressource.',
  'lesson.tekhenu.place':
    'Dans l’angle, l’argile rayée touche l’argile en haut, le sable pointillé le sable à gauche. Les angles comptent double : 4 points. L’emplacement de la tuile chez Râ ajoute 1. Posez votre colonne.',
  'lesson.tekhenu.gift':
    'La case recouverte donne du calcaire. Votre tuile montre un soleil, et Râ est au soleil : sa capacité agit, deux jetons au lieu d’un.',
  'lesson.tekhenu.thoth':
    'Ipy effectue Thot avec un 2 : une carte gratuite. Les technologies durent, les bénédictions servent une fois, les décrets comptent à la fin. De plus hauts dés apportent plus de cartes, pour du papyrus.',
  'lesson.tekhenu.people': 'Le peuple',
  'lesson.tekhenu.turn':
    'Deux tours sont passés : l’ombre a pivoté d’une section, et de nouveaux dés sont arrivés dans la pénombre. Voyez Hathor : soleil, son dé blanc 2 est donc pur.',
  'lesson.tekhenu.hathor':
    'Hathor construit au bord du temple. Prenez le dé blanc 2, puis posez un bâtiment au bout gauche de la rangée de votre colonne, pour deux pains.',
  'lesson.tekhenu.hathor.1':
    'Construisez maintenant : au bout gauche de la rangée de votre colonne, pour deux pains.',
  'lesson.tekhenu.row':
    'Chacune de vos colonnes dans cette rangée rapporte 3 points. Les cases vides ont donné papyrus, pain et granite. Le 2 de votre dé a apporté deux habitants. Et la statue d’Ipy un scribe.',
  'lesson.tekhenu.bastet':
    'Ipy effectue Bastet : un festival, pour deux papyrus. Le 3 monte le bonheur de 4 à 7 ; il ne dépasse jamais la population. Un 3 apporte aussi un scribe.',
  'lesson.tekhenu.osiris':
    'Osiris construit des ateliers, pour un bonheur. La valeur est la rangée. Prenez le dé brun 3 et construisez sous papyrus : les productions de papyrus et de pain montent, un papyrus est à vous.',
  'lesson.tekhenu.osiris.1':
    'Construisez maintenant en rangée 3, sous papyrus : les productions de papyrus et de pain montent, un papyrus est à vous.',
  'lesson.tekhenu.maat': 'Maât',
  'lesson.tekhenu.weigh':
    'Quatre dés chacun : Maât juge. Pur 5, corrompu 6 : vous êtes à −1. Le plus près de 0 joue en premier ; seul −3 ou pire coûte des points. Posez votre foi du côté pur.',
  'lesson.tekhenu.destiny':
    'Ipy est à 0 aussi. Votre Ankh, 3 contre 0, départage : vous restez en tête. Chacun prend une nouvelle destinée, un gain avec un Ankh. Prenez celle du scribe.',
  'lesson.tekhenu.tricks': 'Vos propres tours',
  'lesson.tekhenu.scribe':
    'Un scribe change un dé de un ou deux. Prenez le dé blanc 4 chez Bastet, choisissez le 6 pour un scribe, et donnez le festival. La balance compte toujours 4.',
  'lesson.tekhenu.scribe.1': 'Choisissez maintenant le 6 : il coûte un scribe. La balance compte toujours 4.',
  'lesson.tekhenu.scribe.2':
    'Le dé vaut 6. Donnez le festival, pour deux papyrus : le bonheur monte de 1 à 7.',
  'lesson.tekhenu.happiness':
    'Bonheur 7 : autant que votre population. À partir de 5, le marché 2 s’ouvre ; à partir de 9, le bonheur rapporte. Avec deux scribes, vous pourriez invoquer Anubis avant de prendre un dé : tout dé, toute action.',
  'lesson.tekhenu.statue':
    'À vous. Prenez le dé gris 2 chez Horus et érigez une statue pour le peuple au-dessus de papyrus et pain. Elle compte dans les deux quartiers, et la majorité y rapporte. Un or s’y trouve aussi.',
  'lesson.tekhenu.statue.1':
    'Maintenant la statue pour le peuple, au-dessus de papyrus et pain. Elle compte dans les deux quartiers, et la majorité y rapporte. Un or s’y trouve aussi.',
  'lesson.tekhenu.cards':
    'Prenez le dé jaune 5 chez Thot : il apporte trois cartes pour trois papyrus, l’or aide. J’en ai choisi trois qui vont avec ce que vous avez construit. Je dirai pourquoi.',
  'lesson.tekhenu.cards.1':
    'D’abord Hymne d’aube, une technologie : 2 points chaque fois que vous effectuez Râ. Votre décret compte les colonnes, vous en érigerez donc d’autres.',
  'lesson.tekhenu.cards.2':
    'Puis Four sacré, une technologie : un pain chaque fois que vous effectuez Hathor, à temps pour payer avec. Ses bâtiments coûtent du pain, et vous en avez un.',
  'lesson.tekhenu.cards.3':
    'Enfin Fête du Nil, une bénédiction : elle sert une fois. Votre bonheur égale votre population et ne peut la dépasser : il vous faut plus d’habitants.',
  'lesson.tekhenu.cards.4':
    'Jouez aussitôt la bénédiction : trois habitants de plus, et le prochain festival pourra rapporter davantage. Les technologies agissent désormais d’elles-mêmes.',
  'lesson.tekhenu.bread':
    'Un décompte vient après ce tour, et vos deux bâtiments demanderont un pain. Prenez le dé brun 4 et produisez : un pain de trop amène votre équilibre à 0.',
  'lesson.tekhenu.bread.1':
    'Produisez maintenant : trois pains sont à vous. Le quatrième est de trop et amène votre équilibre à 0.',
  'lesson.tekhenu.scoring': 'Décompte',
  'lesson.tekhenu.points':
    'Ipy était à −4 et a perdu un point. Les points : majorité dans deux quartiers 6, temple 2, une statue 1. Chaque pain non payé coûterait 3. Payez-le.',
  'lesson.tekhenu.decree':
    'Le dernier décompte vient après le tour 16. Alors les décrets comptent : jusqu’à trois, de symboles différents. Le vôtre donne 2 par statue et par colonne : 4 jusqu’ici.',
  'lesson.tekhenu.setup':
    'Dans une nouvelle partie, vous choisissez d’abord : gardez un décret sur deux, choisissez deux cartes Départ, prenez une destinée. Elles donnent vos biens de départ, et la plus haute somme de leurs numéros joue en premier.',
  'lesson.tekhenu.end':
    'Vous connaissez le jeu. Il reste huit tours, vous menez 27 à 21. Continuez, avec un bot novice à la place d’Ipy et mes conseils, ou commencez une partie.',
}
