/** A game against Botankhamun at a real table. */
const companionPage = {
  'companion.title': 'At the real table',
  'companion.about':
    'Play with the box on your table. Botankhamun plays from here: you enter what the dice, cards and tiles show and play your turns by tapping, Benben moves it, says why, and counts every point.',
  'companion.kept': 'Your tables',
  'companion.kept.round':
    '{level, select, easy {Easy} hard {Hard} other {Medium}}, {round, plural, =0 {setup} one {round #} other {round #}}',
  'companion.kept.over': '{level, select, easy {Easy} hard {Hard} other {Medium}}, finished',
  'companion.kept.open': 'Go on',
  'companion.kept.remove': 'Remove this table',
  'companion.edition': '1. Your edition',
  'companion.edition.about':
    'What is printed in your box decides what everything costs and brings. Enter it once, and every point is right.',
  'companion.edition.enter': 'Enter your edition',
  'companion.edition.sure':
    'I play with the standard values. I know that some of them are reconstructed, so costs and points may differ from my box.',
  'companion.edition.first': 'Choose your edition first, or accept the standard values.',
  'companion.game': '2. Your game',
  'companion.level': 'Botankhamun',
  'companion.begin': 'Set up the table',
  'companion.failed': 'This table cannot be opened: {problem}',
  'companion.missing': 'There is no such table in this browser.',
  'companion.unkept': 'This browser could not save the last entry. Save the record to be safe.',
  'companion.setup': 'Set up the table',
  'companion.setup.about':
    'Shuffle, draw and throw as the rulebook says, and enter everything in this order.',
  'companion.entered': '{many, plural, =0 {Nothing entered yet} one {# entry} other {# entries}}',
  'companion.back': 'Take back',
  'companion.record': 'Save the record',
  'companion.panel': 'What came up',
  'companion.find': 'Find by number or name',
  'companion.none': 'Nothing here fits “{text}”.',
  'companion.lot': 'No piece decides this. Throw for it, or let Benben do so.',
  'companion.lot.throw': 'Decide for me',
  'companion.keys': 'Keys: letter, then number. {example}',
  'companion.left': '{many, plural, =0 {none left} one {# left} other {# left}}',
  'companion.in-bag': '{many, plural, one {# die} other {# dice}} in the bag',
  'companion.die': '{colour} {value}',
  'companion.pending': 'Still to be laid out: {dice}',
  'companion.bot': 'Botankhamun plays',
  'companion.bot.about': 'Do this at your table.',
  'companion.bot.done': 'Done, go on',
  'companion.fold': 'Fold this up',
  'companion.unfold': 'Open this',
  'match.draw-nothing': 'Nothing is drawn now.',
  'match.draw-impossible':
    '{found} cannot come up here: it lies elsewhere or is not part of this draw. Possible: {possible}.',
  'match.draw-first': 'First enter what came up.',
  'match.rule.draws': 'Draws',
} as const

/** What is drawn. */
const draws = {
  'tekhenu.draw.wheel':
    'Turn the obelisk’s shadow to a random place. Which god’s section is the first one in the sun, clockwise?',
  'tekhenu.draw.tile': 'Turn up a pillar tile. Which one is it?',
  'tekhenu.draw.horus': 'Shuffle the Horus tiles and lay them out. Which god lies at {value}?',
  'tekhenu.draw.colour': 'Draw a die for {god} and throw it.',
  'tekhenu.draw.face': 'What does the {colour} die for {god} show?',
  'tekhenu.draw.market':
    'Turn up a {family, select, blessing {blessing} technology {technology} other {decree}} for section {section} of the market. Which one is it?',
  'tekhenu.draw.card':
    'Draw {family, select, blessing {a blessing} technology {a technology} other {a decree}}. Which one is it?',
  'tekhenu.draw.starting': 'Draw a starting card for yourself. Which one is it?',
  'tekhenu.draw.first': 'Who drafts first?',
  'tekhenu.draw.destiny': 'Which destiny card does Botankhamun get?',
  'tekhenu.draw.boxed': 'Draw a tile of Botankhamun and put it back into the box. Which one is it?',
  'tekhenu.draw.pyramid':
    'Lay a tile of the pyramid: row {row} from the bottom, place {place}. Which one is it?',
  'tekhenu.draw.deben': 'Toss the Deben. Where does it point?',
  'tekhenu.draw.die': 'Several dice are level for Botankhamun. Which one does it take?',
  'tekhenu.draw.house': 'Several building spaces are level for Botankhamun. Which one does it take?',
  'tekhenu.draw.space': 'Several spaces of the temple are level for Botankhamun. Which one does it take?',
  'tekhenu.draw.statue': 'Several places for its statue are level. Which one does it take?',
  'tekhenu.draw.conquest': 'Turn up a conquest tile. Which one is it?',
  'tekhenu.draw.conquest-space':
    'Several spaces for the conquest tile are level for Botankhamun. Which one does it take?',
  'tekhenu.draw.cult': 'Draw a cult power. Which one is it?',
  'tekhenu.draw.artifact': 'Draw an artifact. Which one is it?',
  'tekhenu.draw.region': 'Throw a die for Botankhamun’s building in the regions. What does it show?',
  'tekhenu.deben.up': 'Up',
  'tekhenu.deben.right': 'To the right',
} as const

export const companion = { ...companionPage, ...draws } as const
