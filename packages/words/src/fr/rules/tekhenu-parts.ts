import type { tekhenuParts as en } from '../../en/rules/tekhenu-parts.ts'

/** What every part of the table of Tekhenu says when it is asked: what it is, what it costs, what it brings now. */
export const tekhenuParts: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.part.label.now': 'Maintenant',
  'tekhenu.part.label.costs': 'Coûte',
  'tekhenu.part.label.brings': 'Apporte',
  'tekhenu.part.label.statues': 'Statues',
  'tekhenu.part.label.tile': 'Tuile',
  'tekhenu.part.label.ra': 'Râ',
  'tekhenu.part.label.hathor': 'Hathor',
  'tekhenu.part.label.next': 'Ensuite',
  'tekhenu.part.label.sunny': 'Soleil',
  'tekhenu.part.label.shaded': 'Pénombre',
  'tekhenu.part.label.dark': 'Obscurité',
  'tekhenu.part.label.warriors': 'Guerriers',
  'tekhenu.part.label.priests': 'Prêtres',
  'tekhenu.part.unchecked': 'Notre valeur : une boîte imprimée peut en montrer une autre.',
  'tekhenu.part.correct': 'Corriger',
  'tekhenu.part.changed-by': 'Cartes qui y changent :',

  'tekhenu.part.horus': 'Horus érige une statue : pour le dieu de la valeur, ou pour le peuple.',
  'tekhenu.part.ra': 'Râ érige une colonne sur une tuile du temple ; la valeur choisit la tuile.',
  'tekhenu.part.hathor': 'Hathor construit un bâtiment au bout d’une ligne du temple.',
  'tekhenu.part.bastet': 'Bastet monte votre bonheur de la valeur du dé.',
  'tekhenu.part.thoth': 'Thot apporte une à trois cartes d’une section du marché.',
  'tekhenu.part.osiris': 'Osiris construit un atelier ou une carrière dans la rangée de la valeur.',
  'tekhenu.part.seth': 'Seth envoie des guerriers dans la région de la valeur.',
  'tekhenu.part.costs.horus':
    '{left, plural, =0 {toutes vos statues sont érigées} one {votre dernière statue : {granite} granite, vous avez {held}} other {votre prochaine statue : {granite} granite, vous avez {held}}}',
  'tekhenu.part.costs.ra': 'calcaire et granite de la tuile ; vous avez {limestone} et {granite}',
  'tekhenu.part.costs.hathor': '2 à 4 pains ; vous avez {held}',
  'tekhenu.part.costs.bastet': '2 papyrus ; vous avez {held}',
  'tekhenu.part.costs.thoth': 'rien pour une carte, 2 papyrus pour deux, 3 pour trois ; vous avez {held}',
  'tekhenu.part.costs.gold': '{costs}, et {gold} or, qui paie toute ressource',
  'tekhenu.part.costs.osiris': '1 bonheur ; vous avez {held}',
  'tekhenu.part.costs.seth': 'le prix de l’emplacement en guerriers ; vous avez {held}',
  'tekhenu.part.brings.horus':
    'un bonus à chaque action de son dieu, ou de l’or si elle est pour le peuple ; des points aux décomptes',
  'tekhenu.part.brings.ra': 'points pour contours et bâtiments, et ce que montre la case',
  'tekhenu.part.brings.hathor':
    '3 pour chacune de vos colonnes sur la ligne, un jeton de chaque case vide, de la population',
  'tekhenu.part.brings.bastet': 'du bonheur, et des scribes avec les valeurs 1 à 4',
  'tekhenu.part.brings.thoth':
    'le bonheur {happiness} atteint {sections, plural, =0 {aucune section} one {la section 1} other {les sections 1 à #}}',
  'tekhenu.part.brings.osiris': 'production et ressources de la rangée',
  'tekhenu.part.brings.seth':
    'le gain de la région, un jeton Sang, une tuile conquête ; des points aux décomptes',
  'tekhenu.part.light': '{light}. Pur : {pure} ; corrompu : {tainted} ; interdit : {forbidden}',
  'tekhenu.part.bonus': '{owners} : {bonus} à chaque action de ce dieu',

  'tekhenu.part.die': '{die} chez {god}',
  'tekhenu.part.die.pure': 'Un dé pur : il s’ajoute sur votre balance.',
  'tekhenu.part.die.tainted': 'Un dé corrompu : il se soustrait sur votre balance.',
  'tekhenu.part.die.forbidden':
    'Un dé interdit : il faut Anubis, la carte T08, ou une autre couleur par B11.',
  'tekhenu.part.die.god': '{god} avec la valeur {value}',
  'tekhenu.part.die.produce':
    '{god} avec la valeur {value}, ou {resource} ({value}) : vous gardez jusqu’à {level}',

  'tekhenu.part.space': 'Case {space} du temple',
  'tekhenu.part.space.what': 'Une case vide. Râ peut y ériger une colonne.',
  'tekhenu.part.space.ra': 'une colonne ici vous rapporte {reward}',
  'tekhenu.part.space.hathor':
    'un bâtiment sur la ligne prend 1 jeton d’une ressource ou de foi montrée, tant qu’elle est vide',
  'tekhenu.part.house': 'Emplacement de bâtiment {side}',
  'tekhenu.part.house.what':
    'Hathor construit ici. Les bâtiments sur la ligne comptent pour les colonnes érigées plus tard.',
  'tekhenu.part.house.costs': '{bread, plural, one {# pain} other {# pains}} ; vous avez {held}',
  'tekhenu.part.house.owner': 'Bâtiment : {who}',
  'tekhenu.part.house.cost': '{bread, plural, one {# pain} other {# pains}} à la construction',
  'tekhenu.part.house.brings':
    '{points, plural, one {# point} other {# points}} à chaque décompte : 1, et 1 par colonne à soi sur sa ligne',
  'tekhenu.part.house.closed': 'Cet emplacement est fermé à {players} joueurs.',
  'tekhenu.part.workshop': 'Osiris, {place}',
  'tekhenu.part.workshop.what':
    'Un emplacement d’atelier ou de carrière, de valeur {row}. Qui a le plus de pièces dans un quartier marque 3.',
  'tekhenu.part.people-statue':
    'Une statue pour le peuple va ici, avec n’importe quelle valeur : elle apporte un or, et compte sur sa ligne ou dans ses quartiers.',
  'tekhenu.part.people-statue.brings':
    '1 or{now, plural, =0 {} one {, # point tout de suite} other {, # points tout de suite}} ; au décompte {later, plural, =0 {rien} one {# point} other {# points}} dans l’état actuel de la table',
  'tekhenu.part.column-statue':
    'Une statue pour le peuple va ici, avec n’importe quelle valeur : une carte par région au-dessus qui a un bâtiment. Les bâtiments suivants de la file rapportent 3.',
  'tekhenu.part.statue-of': 'Statue : {who}',
  'tekhenu.part.pillar-at': '{who} : colonne en {space}',
  'tekhenu.part.pillar-at.what':
    'Elle rapporte 3 quand son propriétaire construit sur sa ligne avec Hathor, et 1 à chaque décompte par bâtiment ou statue à lui dans sa rangée et sa file.',
  'tekhenu.part.pillar-at.brings':
    '{points, plural, one {# point} other {# points}} lors d’un décompte, en l’état de la table',
  'tekhenu.part.rival': '{who} : {about}',
  'tekhenu.part.rival.board': 'le plateau',
  'tekhenu.part.rival.no-points': 'pas encore de points',
  'tekhenu.part.rival.nothing': 'rien',
  'tekhenu.part.rival.scoring':
    '{points, plural, one {# point} other {# points}} en cas de décompte maintenant',
  'tekhenu.part.rival.pans': '{pure} du côté pur, {tainted} du côté corrompu',
  'tekhenu.part.rival.weighs': 'pèse {weight} ; équilibre {balance}',
  'tekhenu.part.rival.production':
    'De chaque production, un joueur garde jusqu’à ce nombre ; le surplus corrompt la balance.',
  'tekhenu.part.rival.built': '{built} construits, reste {left}',
  'tekhenu.part.rival.next-statue': 'la suivante coûte {granite} granite, sur {held}',
  'tekhenu.part.rival.cards':
    '{open, plural, one {# carte visible} other {# cartes visibles}}, {hidden, plural, =0 {aucun décret secret} one {# décret secret} other {# décrets secrets}}',
  'tekhenu.part.honour': 'Statue dédiée à {god}',
  'tekhenu.part.honour.what':
    'Un emplacement de statues dédiées à ce dieu. Elles donnent leur bonus quand d’autres effectuent l’action de ce dieu ; à deux joueurs, aussi quand c’est leur propriétaire.',
  'tekhenu.part.pan': 'Côté {side} de la balance',
  'tekhenu.part.pan.pure': 'Dés purs et foi : ce qui est ici s’ajoute.',
  'tekhenu.part.pan.tainted':
    'Dés corrompus, ressources en excédent, sang, et foi posée ici : ce qui est ici se soustrait.',
  'tekhenu.part.production': 'Production de {resource}',
  'tekhenu.part.production.what':
    'De chaque production, vous gardez jusqu’à ce nombre ; le surplus corrompt votre balance.',
  'tekhenu.part.refresh': 'Renouveler la section {section}',
  'tekhenu.part.refresh.what':
    'Avec Thot, avant la première carte : 1 papyrus défausse la section et la remplit à neuf.',
  'tekhenu.part.refresh.costs': '1 papyrus ; vous avez {held}',
  'tekhenu.part.region': 'Région {region}',
  'tekhenu.part.region.what':
    'Un bâtiment ici demande une action de Seth de valeur {region} ; un à vous par région.',
  'tekhenu.part.region.costs': '{costs} guerriers ; vous avez {held}',
  'tekhenu.part.region.points': '{points} points à chaque décompte',
  'tekhenu.part.track': '{at} sur la piste Population',
  'tekhenu.part.track.what':
    'Population en haut, bonheur en bas ; le bonheur ne dépasse jamais la population.',
  'tekhenu.part.track.symbol': 'le bonheur d’ici rapporte à chaque décompte',
  'tekhenu.part.track.section': 'le bonheur {at} atteint la section {section} du marché',
  'tekhenu.part.track.opens': 'la première population ici ouvre la section {section} à tous',
  'tekhenu.part.track.mine': 'votre population est {population}, votre bonheur {happiness}',
  'tekhenu.part.market': 'Section {section} du marché',
  'tekhenu.part.market.what': 'Des cartes pour qui a un bonheur de {happiness} ou plus.',
  'tekhenu.part.market.closed': 'Fermée jusqu’à une population de {population}.',
  'tekhenu.part.market.mine':
    '{enough, select, yes {votre bonheur de {happiness} suffit} other {votre bonheur est {happiness}}}',
  'tekhenu.part.warband-track': 'Guerriers et prêtres',
  'tekhenu.part.warband-track.what':
    'Deux pistes de 0 à 10. Les guerriers paient les régions, les prêtres les artefacts et les statues dédiées à Seth.',

  'tekhenu.part.bag': 'Le sac',
  'tekhenu.part.bag.what':
    'Il contient {many, plural, one {# dé} other {# dés}}. À chaque rotation, les deux sections dans la pénombre en reçoivent un par joueur.',
  'tekhenu.part.bag.empty': 'aucun dé',
  'tekhenu.part.light.title': 'Lumière',
  'tekhenu.part.light.what':
    'Lumière et ombre rendent les dés purs, corrompus ou interdits. Elles avancent tous les deux tours.',
  'tekhenu.part.wheel.title': 'Obélisque et dés',
  'tekhenu.part.wheel.what':
    'Six sections de dieux avec leurs dés : purs au bord, corrompus plus à l’intérieur, interdits au milieu.',
  'tekhenu.part.vizier.title': 'Le vizir',
  'tekhenu.part.vizier.what': 'Chaque dé que le second joueur prend ici rapporte 2 points au premier.',
  'tekhenu.part.rounds.title': 'Tours',
  'tekhenu.part.rounds.what':
    'Seize tours : une rotation tous les deux tours, un Jugement de Maât tous les quatre, des décomptes après 8 et 16.',
  'tekhenu.part.order.title': 'Ordre du tour',
  'tekhenu.part.order.what': 'Qui joue quand. Maât le fixe à nouveau : le plus près de 0 passe premier.',
  'tekhenu.part.points.title': 'Points',
  'tekhenu.part.points.what': 'Qui en a le plus après 16 tours et les décrets gagne.',
  'tekhenu.part.tokens.title': 'Jetons',
  'tekhenu.part.tokens.what': 'Ressources, scribes et foi. L’or remplace toute ressource.',
  'tekhenu.part.scales.title': 'Balance',
  'tekhenu.part.scales.what':
    'Équilibre des dés purs et corrompus. Maât le juge : 0 passe premier, à partir de −3 il coûte des points.',
  'tekhenu.part.building.title': 'Bâtiments',
  'tekhenu.part.building.what':
    'Chaque bâtiment qui quitte la rangée découvre du pain à payer ou des points à marquer aux décomptes.',
  'tekhenu.part.statue.title': 'Statues',
  'tekhenu.part.statue.what':
    'Chacune coûte le granite indiqué dessous. Ensemble, elles comptent à chaque décompte.',
  'tekhenu.part.pillar.title': 'Colonnes',
  'tekhenu.part.pillar.what': 'Érigées par Râ dans le temple. Elles rapportent avec Hathor et aux décomptes.',
  'tekhenu.part.cards.title': 'Cartes',
  'tekhenu.part.cards.what':
    'Bénédictions, technologies et décrets du marché sont visibles ; les autres décrets sont secrets jusqu’à la fin.',
  'tekhenu.part.temple.title': 'Enceinte du temple',
  'tekhenu.part.temple.what':
    'Colonnes à l’intérieur par Râ, bâtiments autour par Hathor. Les contours des tuiles rapportent là où les couleurs se touchent.',
  'tekhenu.part.temple.scoring': '{points} en cas de décompte maintenant',
  'tekhenu.part.tiles.title': 'Tuiles chez Râ',
  'tekhenu.part.tiles.what':
    'La valeur en choisit une : 1 ou 2 celle de droite, 3 ou 4 celle du milieu, 5 ou 6 celle de gauche.',
  'tekhenu.part.market-area.title': 'Marché des cartes',
  'tekhenu.part.market-area.what':
    'Quatre sections de cartes. Thot les prend ; le bonheur dit dans quelle section.',
  'tekhenu.part.mine.title': 'Votre plateau',
  'tekhenu.part.mine.what':
    'Points, jetons, balance, productions, rangées de bâtiments et de statues, et vos cartes.',
  'tekhenu.part.rivals.title': 'Autres plateaux',
  'tekhenu.part.rivals.what': 'Ce qu’ont les autres : tout sauf leurs décrets secrets.',
  'tekhenu.part.bot.title': 'Botankhamon',
  'tekhenu.part.bot.what':
    'Un marqueur gravit dix tuiles ; chacune dit quel dé il prend. Il ne paie rien et ne choisit jamais.',
  'tekhenu.part.bot.waits': 'le marqueur attend à gauche de la pyramide',
  'tekhenu.part.prompt.title': 'Ce qu’on demande',
  'tekhenu.part.prompt.what': 'La question, ce qu’il y a à choisir, et ce que cela apporterait.',
  'tekhenu.part.log.title': 'Journal',
  'tekhenu.part.log.what':
    'Ce qui s’est passé, le plus récent d’abord. Pointez une ligne pour voir où ; son signe mène à la règle.',
  'tekhenu.part.projection.title': 'En cas de décompte maintenant',
  'tekhenu.part.projection.what': 'Ce que chacun marquerait au prochain décompte, en l’état de la table.',
  'tekhenu.part.offer.title': 'Cartes au choix',
  'tekhenu.part.offer.what': 'Gardez le doigt sur une carte, ou pointez-la, pour la lire en entier.',
  'tekhenu.part.conquest.title': 'Tuiles conquête',
  'tekhenu.part.conquest.what': 'La prochaine action de Seth pose dans le temple celle qui est visible.',
}
