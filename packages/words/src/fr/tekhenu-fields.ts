import type { tekhenuFields as en } from '../en/tekhenu-fields.ts'

/** The printed values of Tekhenu by their places, and how an edition differs from the standard one. */
export const tekhenuFields: Readonly<Record<keyof typeof en, string>> = {
  'edition.area.temple': 'Temple',
  'edition.area.around': 'Autour du temple',
  'edition.area.tiles': 'Tuiles colonne',
  'edition.area.board': 'Plateau individuel',
  'edition.area.horus': 'Horus',
  'edition.area.osiris': 'Osiris',
  'edition.area.decrees': 'Symboles des décrets',
  'edition.area.seth': 'Le Temps de Seth',
  'edition.area.other': 'Hors plateaux et tuiles',

  'edition.side.top': 'au-dessus de la file {column}',
  'edition.side.right': 'à droite de la rangée {row}',
  'edition.side.bottom': 'au-dessous de la file {column}',
  'edition.side.left': 'à gauche de la rangée {row}',

  'edition.field.reward': 'Case {column}{row}',
  'edition.field.edge': 'Contour {where}',
  'edition.field.bread': 'Bâtiment {where}',
  'edition.field.players':
    '{side, select, top {Bâtiments en haut} right {Bâtiments à droite} bottom {Bâtiments en bas} other {Bâtiments à gauche}}, ouverts à',
  'edition.field.cost': '{tile}, coût',
  'edition.field.tile-edge':
    '{tile}, {side, select, top {contour du haut} right {contour de droite} bottom {contour du bas} other {contour de gauche}}',
  'edition.field.statue': 'Statue {n}, granite',
  'edition.field.building': 'Sous le bâtiment {n}',
  'edition.field.production-start': 'Production au départ',
  'edition.field.production-max': 'Production au plus',
  'edition.field.bonus': 'Bonus de la valeur {value}',
  'edition.field.god': 'Dieu de la valeur {n} dans l’ordre imprimé',
  'edition.field.second': 'Rangée {row}, quartier {district}, seconde ressource',
  'edition.field.symbol': '{card}, {name}',
  'edition.field.region': 'Région {region}, {name}',
  'edition.field.region-column': 'Région {region}, file',
  'edition.field.region-points':
    'Points du {n, select, 1 {premier} other {second}} emplacement d’une région, {players} joueurs',
  'edition.field.seth-statues':
    'Statues dédiées à Seth à {players, plural, one {# joueur} other {# joueurs}}',
  'edition.field.conquest': 'Tuile conquête {tile}',
  'edition.field.cult-once': 'Les pouvoirs de culte se déclenchent une fois par tour',
  'edition.field.seth-gold': 'Le bonus d’une statue dédiée à Seth peut être de l’or',

  'edition.value.nothing': 'rien',
  'edition.value.yes': 'oui',
  'edition.value.no': 'non',
  'edition.value.players': '{players} joueurs',
  'edition.value.nobody': 'aucun nombre de joueurs',
  'edition.value.any': '{many} au choix sauf or',

  'edition.difference': '{field} : {value} au lieu de {ours}',
  'edition.difference.new': '{field} : {value} ; l’édition standard n’a pas cet emplacement',
  'edition.difference.other': '{path} : {value} au lieu de {ours}',
  'edition.differences':
    '{many, plural, =0 {Chaque valeur est celle de l’édition standard.} one {Une valeur diffère de l’édition standard.} other {# valeurs diffèrent de l’édition standard.}}',

  'edition.choice': 'Valeurs imprimées',
  'edition.choice.standard': 'L’édition standard : ce qui est imprimé sur plateaux, tuiles et cartes.',
  'edition.choice.own': 'La vôtre : {name}',
  'edition.choice.reconstructed':
    '{many} de ces valeurs sont reconstituées : personne ne les a comparées à un exemplaire imprimé.',
  'edition.choice.which': 'Lesquelles',
  'edition.choice.load': 'Charger un fichier',
  'edition.choice.back': 'Édition standard',
  'edition.choice.correct': 'Les corriger',
  'edition.choice.not-json':
    'Ce fichier n’est pas une édition. Choisissez un fichier JSON avec les mêmes champs que l’édition standard.',
}
