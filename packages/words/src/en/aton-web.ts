/** The table of Aton in the browser. Short: it stands on and beside the board. */
export const atonWeb = {
  'aton.outlook.points':
    '{best, plural, =0 {rival may score {worst}} one {you may score #{worst, plural, =0 {} one {, rival #} other {, rival #}}} other {you may score #{worst, plural, =0 {} one {, rival #} other {, rival #}}}}',

  'aton.web.shape.red': 'Red, squares',
  'aton.web.shape.blue': 'Blue, discs',
  'aton.web.seat': '{who}, {side}',
  'aton.web.players': 'Players',
  'aton.web.mine': 'Your side of the table',
  'aton.web.status.ready': 'Ready',
  'aton.web.status.choosing': 'Choosing',
  'aton.web.status.thinking': 'Thinking',
  'aton.web.status.acting': 'Acting',
  'aton.web.reserve': 'Reserve',
  'aton.web.reserve-priests': '{priests, plural, one {# priest} other {# priests}}',
  'aton.web.pile': '{pile}, {discarded} discarded',

  'aton.web.discards': 'Discarded',
  'aton.web.face-down': 'hidden',

  'aton.web.track': 'Score track',
  'aton.web.track-to': 'to {target}',
  'aton.web.track-seat': '{who}: {score}. After a scoring now: {later}.',

  'aton.web.temple': 'Temple {temple}: Red {red}, Blue {blue}',
  'aton.web.pays.temple1': 'the difference',
  'aton.web.pays.temple2': 'majority: 5',
  'aton.web.pays.temple3': 'own priests there',
  'aton.web.pays.temple4': '3 × blue spaces',
  'aton.web.pays-now': 'A scoring now would pay {points} to {side}',
  'aton.web.space':
    '{space}, {kind}, {priest, select, none {empty} other {priest of {side}}}{lit, select, yes {, possible} other {}}',

  'aton.web.reach':
    '{mine, select, yes {Your reach} other {{who}, reach}}: {reach, plural, one {temple 1} other {temples 1 to #}}',

  'aton.web.realm': 'Realm of the dead',
  'aton.web.realm-left':
    '{left, plural, =0 {{scored, select, yes {The scoring is done.} other {Full: this round ends with a scoring.}}} one {One more, and a scoring ends the round.} other {# more, and a scoring ends the round.}}',

  'aton.web.realm-short': '{left, plural, =0 {full: scoring} one {# more: scoring} other {# more: scoring}}',

  'aton.web.cartouche.1': 'Score',
  'aton.web.cartouche.2': 'Remove',
  'aton.web.cartouche.3': 'Reach',
  'aton.web.cartouche.4': 'Place',
  'aton.web.cartouche-about.1': 'higher card scores',
  'aton.web.cartouche-about.2': 'lower card acts first',
  'aton.web.cartouche-about.3': 'highest temple',
  'aton.web.cartouche-about.4': 'this many priests',
  'aton.web.cartouche-number': 'Cartouche {cartouche}',
  'aton.web.no-card': 'no card',
  'aton.web.card-here': 'card',
  'aton.web.hand': 'Your cards',
  'aton.web.card': 'Card {value}',
  'aton.web.confirm': '{left, plural, =0 {Confirm} one {# card left} other {# cards left}}',
  'aton.web.confirm-anew': 'Assign anew',
  'aton.web.confirmed': 'You are ready',
  'aton.web.exchange': 'Exchange four',
  'aton.web.exchange-again': 'Press again to exchange',
  'aton.web.exchange-sure':
    'You can exchange once per game, and it cannot be taken back: all four cards go, four new ones come. Press again to do it.',

  'aton.web.ask.assign': '{named, select, yes {{who}, assign} other {Assign}} a card to each cartouche.',
  'aton.web.hint.assign': 'Drag, click, or press the number of a card, then of a cartouche.',
  'aton.web.ask.reassign': '{named, select, yes {{who}, you are} other {You are}} ready.',
  'aton.web.hint.reassign': 'You may still change your mind until {other} is ready too.',
  'aton.web.ask.remove':
    '{named, select, yes {{who}, remove} other {Remove}} {left, plural, one {a priest} other {# priests}} of {other} from {reach, plural, one {temple 1} other {temples 1 to #}}.',
  'aton.web.ask.remove-own':
    '{named, select, yes {{who}, remove} other {Remove}} {left, plural, one {a priest} other {# priests}} of your own from {reach, plural, one {temple 1} other {temples 1 to #}}.',
  'aton.web.ask.place':
    '{named, select, yes {{who}, place} other {Place}} {left, plural, one {a priest} other {# priests}} in {reach, plural, one {temple 1} other {temples 1 to #}}.',
  'aton.web.ask.return':
    '{named, select, yes {{who}, take} other {Take}} {left, plural, one {a priest back into your reserve} other {# priests back, one from each temple}}.',
  'aton.web.hint.return': 'For each temple without you one more leaves your highest; the lit ones may go.',
  'aton.web.ask.end-turn': '{named, select, yes {{who}, your} other {Your}} turn is done.',
  'aton.web.hint.end-turn': 'End it, or take a move back.',
  'aton.web.wait':
    '{many, plural, =0 {The game is over.} one {Waiting for {who}.} other {Waiting for {who}.}}',
  'aton.web.over': 'The game is over.',
  'aton.web.showing.reveal': 'The cards are turned up.',
  'aton.web.showing.turn': 'Turn of {who}.',
  'aton.web.showing.scoring': 'The temples score.',
  'aton.web.showing.end': 'The game is over.',

  'aton.web.idle': '{touch, select, yes {Tap} other {Point at}} a space to see what it would mean.',
  'aton.web.threat':
    '{who} could {goal, select, yellow {hold every yellow space} green {hold every green space} other {fill temple {temple}}} next turn and win at once.',
  'aton.web.idle-over': 'This is how the table stood at the end.',
  'aton.web.tap-again': 'Tap again to do it.',
  'aton.web.suppose':
    '{what, select, place {If you stood at {space}, {kind}} remove {Without the priest of {side} at {space}, {kind}} other {{space}, {kind}: {priest, select, none {empty} other {a priest of {side}}}}}',
  'aton.web.would-score': '{source}: {who} {before} ▸ {after}',
  'aton.web.majority':
    'Temple {temple}: Red {red} : {blue} Blue ▸ {redThen} : {blueThen}, no change in points',
  'aton.web.dead-then': 'Realm of the dead: {before} ▸ {after}',

  'aton.web.projection': 'If scoring happened now',
  'aton.web.projection-short': 'If scored',
  'aton.web.source.cartouche1': 'Cartouche 1',
  'aton.web.source.temple1': 'Temple 1 · difference',
  'aton.web.source.temple2': 'Temple 2 · five',
  'aton.web.source.temple3': 'Temple 3 · own priests',
  'aton.web.source.temple4': 'Temple 4 · blue spaces',
  'aton.web.source.black': 'Black spaces',
  'aton.web.source.bonus': 'Bonus spaces',
  'aton.web.would-total': 'Would score',
  'aton.web.wins': 'Instant wins',
  'aton.web.wins-short': 'Wins',
  'aton.web.race.yellow': 'Yellow',
  'aton.web.race.green': 'Green',
  'aton.web.race.temple': 'A temple',
  'aton.web.race-of': '{who}: {held} of {size}',
  'aton.web.round': 'Round {round}',

  'aton.web.by-source': 'Where the points came from',
  'aton.web.over-rounds': 'Points over the rounds',
  'aton.web.chart-legend':
    'Solid with squares: {red}. Dashed with discs: {blue}. Shaded rounds ended with a scoring.',
  'aton.web.chart-spoken':
    'Score of both over {rounds, plural, one {# round} other {# rounds}}; scorings in rounds {scorings}.',
} as const satisfies Record<string, string>
