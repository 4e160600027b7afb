/** Tekhenu with Botankhamun: what it does and why, its pyramid, and what can be wrong with a solo table. */
export const tekhenuSolo = {
  'tekhenu.solo.level.easy': 'easy',
  'tekhenu.solo.level.medium': 'medium',
  'tekhenu.solo.level.hard': 'hard',

  'tekhenu.log.botankhamun':
    'Botankhamun plays by its own rules ({level}); a decree counts {decrees} points for it{sets, plural, one {} other {, and it has # sets of buildings}}.',
  'tekhenu.log.pyramid': 'The action tiles are shuffled and laid as a pyramid, from the base up: {tiles}.',
  'tekhenu.log.progressed':
    '{deben, select, start {The marker of {who} {you, select, yes {begin} other {begins}} at the bottom left: {tile}.} up {The Deben sends the marker of {who} up to the right, to row {row}: {tile}.} other {The Deben sends the marker of {who} to the right, to tile {place} of row {row}: {tile}.}}',
  'tekhenu.log.took':
    '{who} {you, select, yes {take} other {takes}} the {die} from {god}{reason, select, only {: it is the only die to choose} highest {: the highest of {among}} green {: green, among the highest of {among}} pure {: pure, among the highest of {among}} coloured {: red and blue count one more, so it is the highest of {among}} statue {: among the highest of {among} it has a statue here} bonus {: among the highest of {among} the one with its better statue} other {: by chance among the highest of {among}}}.{why, select, forbidden { There are only forbidden dice left.} passed { There was no die for {passed}.} other {}}',
  'tekhenu.log.because': '{why}',
  'tekhenu.log.gold-discarded':
    '{who} {you, select, yes {have} other {has}} no use for the gold of row 2: it goes back to the box.',
  'tekhenu.log.blessings-discarded':
    '{who} {you, select, yes {discard} other {discards}} the blessings it has scored: {cards}.',
  'tekhenu.solo.dice': '{die} ({god})',
  'tekhenu.solo.resources': '{resources} in this order',

  'tekhenu.solo.warband': 'warriors and priests',
  'tekhenu.solo.warband-short': 'Warband',
  'tekhenu.solo.passed.warband': 'warriors and priests',
  'tekhenu.solo.passed.pure': 'a pure side',

  'tekhenu.boards.family.action': 'Action tile of Botankhamun',
  'tekhenu.name.action-horus': 'Falcon’s Hunt',
  'tekhenu.name.action-ra': 'Sun Barge',
  'tekhenu.name.action-hathor': 'Horned Lady',
  'tekhenu.name.action-bastet': 'Prowling Cat',
  'tekhenu.name.action-thoth': 'Ibis Walk',
  'tekhenu.name.action-osiris': 'Green Lord',
  'tekhenu.name.action-resources-1': 'Dawn Wares',
  'tekhenu.name.action-resources-2': 'Noon Wares',
  'tekhenu.name.action-resources-3': 'Dusk Wares',
  'tekhenu.name.action-resources-4': 'Night Wares',
  'tekhenu.name.action-seth': 'Red Storm',
  'tekhenu.name.action-warband': 'Marching Host',
  'tekhenu.action.god':
    'It takes the highest pure or tainted die of {god}{seth, select, yes {: red and blue count one more, and on a tie it takes a green one, then a pure one} other {, on a tie a pure one}}. Without a die there it looks on counter-clockwise. Then it performs the action of the god where the die lay.',
  'tekhenu.action.resources':
    'It looks for dice in the colours of these resources, in this order: {resources}; at last for a gray one. It takes the highest, on a tie in a section where it has a statue. Then it performs the action of the god where the die lay.',
  'tekhenu.action.seth':
    'It takes the highest die from the board of Seth, builds in the region of its value or in the next higher one that is open to it, and gains 2 points in place of the reward.',
  'tekhenu.action.warband':
    'It takes the highest red or blue die, else the highest pure one. Then it performs the action of the god where the die lay.',

  'tekhenu.because.horus-lessons':
    'A statue {place} brings {lessons} cards{tied, plural, one {} other {, as below the other column: chance decides}}.',
  'tekhenu.because.horus-seth': 'The place to the god of value {value} is taken, one to Seth is free.',
  'tekhenu.because.seth':
    '{moved, select, yes {Region {value} is full or has its building, so it goes on to region {region}.} other {Value {value} means region {region}.}}',
  'tekhenu.because.conquest':
    'A pillar of its would bring {points} at {space}: there it lays conquest tile {tile}{tied, plural, one {} other {, by chance among spaces alike}}.',
  'tekhenu.because.destiny-artifact':
    'Of the destiny cards with an artifact beside them {card} has the lowest Ankh: {artifacts} cannot be had this time.',
  'tekhenu.because.horus-god': 'Value {value} honours {god}, and the place there is free.',
  'tekhenu.because.horus-people':
    'The place to its god is taken. A statue {place} wins {districts, plural, one {a district} other {# districts}} more{tied, plural, one {} other {, as another place would: chance decides}}.',
  'tekhenu.because.horus-temple':
    'No statue above the districts would win one. {place} {pillars, plural, =0 {it has no pillar} one {it has a pillar} other {it has # pillars}}{tied, plural, one {, more than in the other line or the only place left} other {, as in the other line: chance decides}}.',
  'tekhenu.because.ra':
    'Buildings in line and edges that touch bring {points} at {space}: {rule, select, only {the only space} most {more than anywhere else} own {as much as elsewhere, with more of its own buildings in line} inner {as much as elsewhere, away from the edge of the temple} other {as much as elsewhere, so chance decides}}.',
  'tekhenu.because.hathor':
    'Its pillars bring {points, plural, =0 {nothing} one {# point} other {# points}} {place}{tied, plural, one {, more than anywhere else} other {, as at other places: chance decides}}.',
  'tekhenu.because.bastet':
    '{value, plural, one {# step} other {# steps}}: happiness first; where it would pass the population, the population.',
  'tekhenu.because.thoth':
    '{cards, plural, one {# card} other {# cards}} from section {section} down: decrees, then technologies, then blessings.',
  'tekhenu.because.osiris':
    '{gray, select, yes {The colour means no district, so it goes to the one with the fewest buildings: {resource}} other {The colour means {resource}}}, row {row}{moved, select, no {} right {; that space is taken, so it goes on to the right} other {; that row is full, so it goes on above}}.',
  'tekhenu.because.instead': '{who} cannot perform {action}: 3 points instead.',

  'tekhenu.ask.solo-progress': 'The marker of {who} moves next.',
  'tekhenu.ask.solo-take': '{who} takes a die next, by its tile: {tile}.',
  'tekhenu.ask.solo-act': '{who} performs {action} with value {value} next.',
  'tekhenu.ask.solo-end': '{who} ends its turn next.',
  'tekhenu.task.solo-progress': 'Let the marker move.',
  'tekhenu.task.solo-take': 'Let it take its die.',
  'tekhenu.task.solo-act': 'Let it perform its action.',
  'tekhenu.wait.solo-turn': '{who} plays by its rules.',
  'tekhenu.wait.solo-seth-start': '{who} keeps two starting cards and a cult power.',
  'tekhenu.wait.solo-start': '{who} keeps two of three starting cards.',

  'tekhenu.source.blessings': 'Blessings',
  'tekhenu.source.scribes': 'Scribes',
  'tekhenu.source.instead': 'In place of an action',
  'tekhenu.by.instead': 'in place of the action',
  'tekhenu.by.touching-edges': 'edges that touch',

  'tekhenu.table.pyramid': 'Pyramid of {who} ({level}); [ ] is where the marker stands.',
  'tekhenu.table.pyramid-start': 'The marker stands to the left of the base.',
  'tekhenu.table.pyramid-tile': '{tile}',
  'tekhenu.table.pyramid-here': '[{tile}]',
  'tekhenu.table.solo-counts':
    'At the end a decree counts {decrees} points for it, two scribes count 1. Its scales always show the balance below, its Ankh is 4.',

  'tekhenu.solo.seats':
    'is for one person and Botankhamun: two seats, not {seats}. Leave it out to play with others.',
  'tekhenu.solo.position':
    'is not what Botankhamun could have come to: its tiles, cards and tokens must fit its rules.',
  'tekhenu.solo.seth':
    'is not what Botankhamun could have come to with Seth: its tiles, the packet and the artifacts must fit its rules.',
  'tekhenu.solo.garrison':
    'starts Botankhamun with more buildings than this edition has: {buildings} in a set. Choose another level or two sets, or leave Seth out.',
  'tekhenu.solo.marker': 'has the progress marker where this round could not have brought it.',
  'tekhenu.edition.each-resource': 'must name each of the four resources once.',
  'tekhenu.edition.placed': 'starts Botankhamun with something twice, or with more pieces than there are.',
} as const satisfies Record<string, string>
