import type { tekhenuSolo as en } from '../en/tekhenu-solo.ts'

/** Tekhenu with Botankhamun: what it does and why, its pyramid, and what can be wrong with a solo table. */
export const tekhenuSolo: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.solo.level.easy': 'facile',
  'tekhenu.solo.level.medium': 'moyen',
  'tekhenu.solo.level.hard': 'difficile',

  'tekhenu.log.botankhamun':
    'Botankhamon joue selon ses propres règles ({level}) ; un décret lui compte {decrees} points{sets, plural, one {} other {, et il a # jeux de bâtiments}}.',
  'tekhenu.log.pyramid':
    'Les tuiles Action sont mélangées et disposées en pyramide, à partir de la base : {tiles}.',
  'tekhenu.log.progressed':
    '{deben, select, start {{who} : {you, select, yes {votre} other {le}} marqueur part d’en bas à gauche : {tile}.} up {{who} : le Deben envoie le marqueur en haut à droite, en rangée {row} : {tile}.} other {{who} : le Deben envoie le marqueur à droite, sur la tuile {place} de la rangée {row} : {tile}.}}',
  'tekhenu.log.took':
    '{who} {you, select, yes {prenez} other {prend}} le dé {die} chez {god}{reason, select, only { : c’est le seul dé possible} highest { : le plus haut parmi {among}} green { : vert, parmi les plus hauts de {among}} pure { : pur, parmi les plus hauts de {among}} coloured { : rouge et bleu comptent un de plus, c’est donc le plus haut parmi {among}} statue { : parmi les plus hauts de {among}, il a une statue ici} bonus { : parmi les plus hauts de {among}, celui de sa meilleure statue} other { : au hasard parmi les plus hauts de {among}}}.{why, select, forbidden { Il ne reste que des dés interdits.} passed { Il n’y avait aucun dé pour {passed}.} other {}}',
  'tekhenu.log.because': '{why}',
  'tekhenu.log.gold-discarded':
    '{who} {you, select, yes {n’avez} other {n’a}} que faire de l’or de la rangée 2 : il retourne dans la boîte.',
  'tekhenu.log.blessings-discarded':
    '{who} {you, select, yes {défaussez} other {défausse}} les bénédictions décomptées : {cards}.',
  'tekhenu.solo.dice': '{die} ({god})',
  'tekhenu.solo.resources': '{resources} dans cet ordre',

  'tekhenu.solo.warband': 'guerriers et prêtres',
  'tekhenu.solo.warband-short': 'Troupe',
  'tekhenu.solo.passed.warband': 'guerriers et prêtres',
  'tekhenu.solo.passed.pure': 'un côté pur',

  'tekhenu.boards.family.action': 'Tuile Action de Botankhamon',
  'tekhenu.name.action-horus': 'Chasse du faucon',
  'tekhenu.name.action-ra': 'Barque du soleil',
  'tekhenu.name.action-hathor': 'Dame aux cornes',
  'tekhenu.name.action-bastet': 'Chatte en chasse',
  'tekhenu.name.action-thoth': 'Pas de l’ibis',
  'tekhenu.name.action-osiris': 'Seigneur vert',
  'tekhenu.name.action-resources-1': 'Charge de l’aube',
  'tekhenu.name.action-resources-2': 'Charge de midi',
  'tekhenu.name.action-resources-3': 'Charge du soir',
  'tekhenu.name.action-resources-4': 'Charge de nuit',
  'tekhenu.name.action-seth': 'Tempête rouge',
  'tekhenu.name.action-warband': 'Troupe en marche',
  'tekhenu.action.god':
    'Il prend le plus haut dé pur ou corrompu chez {god}{seth, select, yes { : rouge et bleu comptent un de plus ; à égalité, un vert, puis un pur} other { ; à égalité, un pur}}. Sans dé, il cherche plus loin dans le sens antihoraire. Puis il effectue l’action du dieu chez qui était le dé.',
  'tekhenu.action.resources':
    'Il cherche un dé de la couleur de ces ressources, dans cet ordre : {resources} ; enfin un gris. Il prend le plus haut ; à égalité, dans une section où il a une statue. Puis il effectue l’action du dieu chez qui était le dé.',
  'tekhenu.action.seth':
    'Il prend le plus haut dé du plateau de Seth, construit dans la région de cette valeur ou dans la suivante, plus haute, qui lui est ouverte, et gagne 2 points à la place du gain.',
  'tekhenu.action.warband':
    'Il prend le plus haut dé rouge ou bleu, sinon le plus haut dé pur. Puis il effectue l’action du dieu chez qui était le dé.',

  'tekhenu.because.horus-lessons':
    'Une statue {place} apporte {lessons} cartes{tied, plural, one {} other {, comme sous l’autre file : le hasard décide}}.',
  'tekhenu.because.horus-seth': 'L’emplacement du dieu de valeur {value} est pris, il en reste un pour Seth.',
  'tekhenu.because.seth':
    '{moved, select, yes {La région {value} est pleine ou a son bâtiment : il passe à la région {region}.} other {La valeur {value} désigne la région {region}.}}',
  'tekhenu.because.conquest':
    'Une colonne lui rapporterait {points} en {space} : il y pose la tuile conquête {tile}{tied, plural, one {} other {, au hasard parmi des cases équivalentes}}.',
  'tekhenu.because.destiny-artifact':
    'Parmi les destinées avec un artefact, {card} a la plus basse valeur Ankh : {artifacts}, indisponible cette fois.',
  'tekhenu.because.horus-god': 'La valeur {value} honore {god}, et l’emplacement y est libre.',
  'tekhenu.because.horus-people':
    'L’emplacement de son dieu est pris. Une statue {place} gagne {districts, plural, one {un quartier} other {# quartiers}} de plus{tied, plural, one {} other {, comme ailleurs : le hasard décide}}.',
  'tekhenu.because.horus-temple':
    'Aucune statue au-dessus des quartiers n’en gagnerait un. À cet endroit ({place}), il a {pillars, plural, =0 {0 colonne} one {# colonne} other {# colonnes}}{tied, plural, one {, plus que sur l’autre ligne, ou c’est la seule place libre} other {, comme sur l’autre ligne : le hasard décide}}.',
  'tekhenu.because.ra':
    'Bâtiments sur la ligne et contours adjacents rapportent {points} en {space} : {rule, select, only {la seule case} most {plus que partout ailleurs} own {autant qu’ailleurs, avec plus de ses bâtiments sur la ligne} inner {autant qu’ailleurs, loin du bord du temple} other {autant qu’ailleurs, le hasard décide}}.',
  'tekhenu.because.hathor':
    'Ses colonnes rapportent {points, plural, =0 {0 point} one {# point} other {# points}} {place}{tied, plural, one {, plus que partout ailleurs} other {, comme ailleurs : le hasard décide}}.',
  'tekhenu.because.bastet':
    '{value, plural, one {# pas} other {# pas}} : d’abord le bonheur ; s’il devait dépasser la population, la population.',
  'tekhenu.because.thoth':
    '{cards, plural, one {# carte} other {# cartes}} à partir de la section {section} vers le bas : décrets, puis technologies, puis bénédictions.',
  'tekhenu.because.osiris':
    '{gray, select, yes {La couleur ne désigne aucun quartier : il va dans celui qui a le moins de bâtiments, {resource}} other {La couleur désigne le quartier {resource}}}, rangée {row}{moved, select, no {} right { ; l’emplacement est pris, il passe à droite} other { ; la rangée est pleine, il passe au-dessus}}.',
  'tekhenu.because.instead': '{who} ne peut pas effectuer {action} : 3 points à la place.',

  'tekhenu.ask.solo-progress': '{who} : le marqueur avance.',
  'tekhenu.ask.solo-take': '{who} prend un dé selon sa tuile : {tile}.',
  'tekhenu.ask.solo-act': '{who} effectue {action} avec la valeur {value}.',
  'tekhenu.ask.solo-end': '{who} finit son tour.',
  'tekhenu.task.solo-progress': 'Laissez avancer le marqueur.',
  'tekhenu.task.solo-take': 'Laissez-le prendre son dé.',
  'tekhenu.task.solo-act': 'Laissez-le effectuer son action.',
  'tekhenu.wait.solo-turn': '{who} joue selon ses règles.',
  'tekhenu.wait.solo-seth-start': '{who} garde deux cartes Départ et un pouvoir de culte.',
  'tekhenu.wait.solo-start': '{who} garde deux cartes Départ sur trois.',

  'tekhenu.source.blessings': 'Bénédictions',
  'tekhenu.source.scribes': 'Scribes',
  'tekhenu.source.instead': 'Au lieu d’une action',
  'tekhenu.by.instead': 'au lieu de l’action',
  'tekhenu.by.touching-edges': 'contours adjacents',

  'tekhenu.table.pyramid': 'Pyramide : {who} ({level}) ; [ ] montre où est le marqueur.',
  'tekhenu.table.pyramid-start': 'Le marqueur est à gauche de la base.',
  'tekhenu.table.pyramid-tile': '{tile}',
  'tekhenu.table.pyramid-here': '[{tile}]',
  'tekhenu.table.solo-counts':
    'À la fin, un décret lui compte {decrees} points, deux scribes 1. Sa balance indique toujours l’équilibre ci-dessous, son Ankh est 4.',

  'tekhenu.solo.seats':
    'se joue en solo contre Botankhamon : deux places, pas {seats}. Enlevez cette option pour jouer avec d’autres.',
  'tekhenu.solo.position':
    'n’est pas ce à quoi Botankhamon a pu arriver : ses tuiles, ses cartes et ses jetons doivent suivre ses règles.',
  'tekhenu.solo.seth':
    'n’est pas ce à quoi Botankhamon a pu arriver avec Seth : ses tuiles, le lot de départ et les artefacts doivent suivre ses règles.',
  'tekhenu.solo.garrison':
    'donne à Botankhamon plus de bâtiments que cette édition n’en a : {buildings} par jeu. Choisissez un autre niveau ou deux jeux, ou jouez sans Seth.',
  'tekhenu.solo.marker': 'a le marqueur de progression là où ce tour n’a pas pu le mener.',
  'tekhenu.edition.each-resource': 'doit nommer chacune des quatre ressources une fois.',
  'tekhenu.edition.placed': 'donne à Botankhamon une chose deux fois, ou plus de pièces qu’il n’y en a.',
}
