/** The printed values of Tekhenu by their places, and how an edition differs from the standard one. */
export const tekhenuFields = {
  'edition.area.temple': 'Temple',
  'edition.area.around': 'Around the temple',
  'edition.area.tiles': 'Pillar tiles',
  'edition.area.board': 'Player board',
  'edition.area.horus': 'Horus',
  'edition.area.osiris': 'Osiris',
  'edition.area.decrees': 'Decree symbols',
  'edition.area.seth': 'Time of Seth',
  'edition.area.other': 'Beyond boards and tiles',

  'edition.side.top': 'above column {column}',
  'edition.side.right': 'right of row {row}',
  'edition.side.bottom': 'below column {column}',
  'edition.side.left': 'left of row {row}',

  'edition.field.reward': 'Space {column}{row}',
  'edition.field.edge': 'Edge {where}',
  'edition.field.bread': 'Building {where}',
  'edition.field.players':
    '{side, select, top {Buildings above} right {Buildings on the right} bottom {Buildings below} other {Buildings on the left}}, open with',
  'edition.field.cost': '{tile}, cost',
  'edition.field.tile-edge':
    '{tile}, {side, select, top {top edge} right {right edge} bottom {bottom edge} other {left edge}}',
  'edition.field.statue': 'Statue {n}, granite',
  'edition.field.building': 'Below building {n}',
  'edition.field.production-start': 'Production at the start',
  'edition.field.production-max': 'Production at most',
  'edition.field.bonus': 'Bonus for value {value}',
  'edition.field.god': 'God at value {n} in the printed order',
  'edition.field.second': 'Row {row} of {district}, second resource',
  'edition.field.symbol': '{card}, {name}',
  'edition.field.region': 'Region {region}, {name}',
  'edition.field.region-column': 'Region {region}, column',
  'edition.field.region-points':
    'Points of the {n, select, 1 {first} other {second}} space of a region, {players} players',
  'edition.field.seth-statues': 'Statues to Seth with {players, plural, one {# player} other {# players}}',
  'edition.field.conquest': 'Conquest tile {tile}',
  'edition.field.cult-once': 'Cult powers work once a turn',
  'edition.field.seth-gold': 'The bonus of a statue to Seth may be gold',

  'edition.value.nothing': 'nothing',
  'edition.value.yes': 'yes',
  'edition.value.no': 'no',
  'edition.value.players': '{players} players',
  'edition.value.nobody': 'no number of players',
  'edition.value.any': '{many} of your choice but gold',

  'edition.difference': '{field}: {value} instead of {ours}',
  'edition.difference.new': '{field}: {value}; the standard edition has no such place',
  'edition.difference.other': '{path}: {value} instead of {ours}',
  'edition.differences':
    '{many, plural, =0 {Every value is as in the standard edition.} one {One value differs from the standard edition.} other {# values differ from the standard edition.}}',

  'edition.choice': 'Printed values',
  'edition.choice.standard': 'The standard edition: what is printed on boards, tiles and cards.',
  'edition.choice.own': 'Your own: {name}',
  'edition.choice.reconstructed':
    '{many} of these values are reconstructed: nobody has compared them with a printed copy.',
  'edition.choice.which': 'Which ones',
  'edition.choice.load': 'Load a file',
  'edition.choice.back': 'Standard edition',
  'edition.choice.correct': 'Correct them',
  'edition.choice.not-json':
    'This file is not an edition. Choose a JSON file with the same fields as the standard edition.',
} as const satisfies Record<string, string>
