/** Aton in sentences: what happens, what is asked, what is refused and why the game ends. */
export const aton = {
  'aton.name': 'Aton',
  'aton.side.red': 'Red',
  'aton.side.blue': 'Blue',
  'aton.player': '{side} ({name})',
  'aton.you': 'You',

  'aton.log.round': 'Round {round} begins.',
  'aton.log.dealt':
    '{who} {you, select, yes {draw} other {draws}} {seen, select, yes {{cards}} other {four cards}}.',
  'aton.log.reshuffled':
    '{who} {you, select, yes {shuffle} other {shuffles}} the discards into a new draw pile.',
  'aton.log.exchanged':
    '{you, select, yes {{seen, select, yes {You give up the exchange token, discard {discarded} and draw {cards}.} other {You give up the exchange token, discard four cards and draw four new ones.}}} other {{seen, select, yes {{who} gives up the exchange token, discards {discarded} and draws {cards}.} other {{who} gives up the exchange token, discards four cards and draws four new ones.}}}}',
  'aton.log.assigned':
    '{you, select, yes {{seen, select, yes {You assign {cards} to cartouches 1 to 4 and are ready.} other {You are ready.}}} other {{seen, select, yes {{who} assigns {cards} to cartouches 1 to 4 and is ready.} other {{who} is ready.}}}}',
  'aton.log.reassigned':
    '{who} {you, select, yes {assign} other {assigns}} anew: {cards} to cartouches 1 to 4.',
  'aton.log.revealed': 'The cards are turned up. {red}: {redCards}. {blue}: {blueCards}.',
  'aton.log.compared':
    '{points, plural, =0 {Cartouche 1: the cards are equal, so nobody scores.} one {Cartouche 1: {you, select, yes {you have the higher card and score} other {{who} has the higher card and scores}} # point.} other {Cartouche 1: {you, select, yes {you have the higher card and score} other {{who} has the higher card and scores}} # points.}}',
  'aton.log.tie-draw':
    'To break the tie {you, select, red {you turn up a {redCard}, {blue} a {blueCard}} blue {{red} turns up a {redCard}, you a {blueCard}} other {{red} turns up a {redCard}, {blue} a {blueCard}}}.',
  'aton.log.first':
    '{by, select, cartouche2 {{you, select, yes {You have the lower card at cartouche 2 and act first.} other {{who} has the lower card at cartouche 2 and acts first.}}} cartouche1 {Cartouche 2 is tied. {you, select, yes {You have the lower card at cartouche 1 and act first.} other {{who} has the lower card at cartouche 1 and acts first.}}} draw {{you, select, yes {You turned up the lower card and act first.} other {{who} turned up the lower card and acts first.}}} other {No card can break the tie, so {you, select, yes {you act first.} other {{who} acts first.}}}}',
  'aton.log.removed':
    '{who} {you, select, yes {remove} other {removes}} {owned, select, own {{you, select, yes {one of your own priests} other {one of their own priests}}} yours {one of your priests} other {a priest of {owner}}} from {space}{to, select, reserve {. The realm of the dead is full, so it returns to the reserve.} other { to the realm of the dead.}}',
  'aton.log.placed': '{who} {you, select, yes {place} other {places}} a priest at {space}.',
  'aton.log.unplaced':
    '{who} {you, select, yes {find} other {finds}} no space for a priest. {to, select, reserve {The realm of the dead is full, so it returns to the reserve.} other {It goes to the realm of the dead.}}',
  'aton.log.turn-ended': '{you, select, yes {You end your turn.} other {{who} ends the turn.}}',
  'aton.log.scored': 'The realm of the dead is full, so the temples score. {gains}',
  'aton.log.returned':
    '{you, select, yes {You take your priest at {space} back into your reserve.} other {{who} takes the priest at {space} back into the reserve.}}',
  'aton.log.realm-emptied':
    'The realm of the dead is emptied. {you, select, red {You get {redPriests, plural, one {# priest} other {# priests}} back, {blue} {bluePriests}.} blue {{red} gets {redPriests, plural, one {# priest} other {# priests}} back, you {bluePriests}.} other {{red} gets {redPriests, plural, one {# priest} other {# priests}} back, {blue} {bluePriests}.}}',
  'aton.log.discarded': '{who} {you, select, yes {discard} other {discards}} {cards}.',
  'aton.log.ended': 'The game is over. {reason}',

  'aton.gain.points':
    '{who} {you, select, yes {gain} other {gains}} {points, plural, one {# point} other {# points}} ({sources}).',
  'aton.gain.nothing': '{who} {you, select, yes {gain} other {gains}} nothing.',
  'aton.gain.source': '{source}: {points}',

  'aton.ask.assign':
    '{seen, select, yes {{who}, assign {hand} to cartouches 1 to 4, one card each.} other {{who}, assign one card to each cartouche.}}',
  'aton.ask.reassign':
    '{who}, you are ready. You may assign your cards differently until {other} is ready too.',
  'aton.ask.remove':
    '{who}, remove {left, plural, one {a priest} other {# priests}} of {other} from {reach, plural, one {temple 1} other {temples 1 to #}}.',
  'aton.ask.remove-own':
    '{who}, remove {left, plural, one {a priest} other {# priests}} of your own from {reach, plural, one {temple 1} other {temples 1 to #}}.',
  'aton.ask.place':
    '{who}, place {left, plural, one {a priest} other {# priests}} in {reach, plural, one {temple 1} other {temples 1 to #}}.',
  'aton.ask.return':
    '{who}, take {left, plural, one {a priest} other {# priests}} back into your reserve ({temples}).',
  'aton.ask.end-turn': '{who}, your turn is done. End it, or take a move back.',
  'aton.ask.may-exchange': 'Once per game you may exchange all four cards instead.',
  'aton.leave': '{left} from temple {temple}',

  'aton.refusal.no-such-move': 'Aton has no such move. Type ? to see how moves are written.',
  'aton.refusal.over': 'The game is over. Start a new one to play on.',
  'aton.refusal.not-your-turn':
    '{seen, select, yes {It is not your turn. Wait for {other}.} other {It is not your turn. Wait until you are asked.}}',
  'aton.refusal.not-asked': 'You cannot do that now. {task}',
  'aton.refusal.not-in-hand':
    '{seen, select, yes {These are not the cards you hold. Use {hand}, each card once.} other {These are not the cards you hold. Use each card of your hand once.}}',
  'aton.refusal.same-assignment': 'Your cards already lie in that order. Choose another one, or leave them.',
  'aton.refusal.exchange-spent':
    'Your exchange token is spent: you can exchange once per game. Assign the cards you hold.',
  'aton.refusal.beyond-reach':
    'Temple {temple} is out of reach: your card at cartouche 3 is a {reach}, so {reach, plural, one {only temple 1 is} other {temples 1 to # are}} open to you.',
  'aton.refusal.space-taken': 'Space {space} is taken. Choose an empty one.',
  'aton.refusal.space-empty': 'No priest stands at {space}. Choose a space with a priest.',
  'aton.refusal.must-be-theirs':
    "The priest at {space} is your own. You remove your opponent's priests this round.",
  'aton.refusal.must-be-yours': "The priest at {space} is your opponent's. Choose one of your own.",
  'aton.refusal.temple-done':
    'No more of your priests leave temple {temple}. Choose a temple that still has to give one up.',

  'aton.task.assign': 'Assign one card to each cartouche.',
  'aton.task.reassign': 'You may assign your cards differently, or wait.',
  'aton.task.remove': "Remove an opponent's priest.",
  'aton.task.remove-own': 'Remove one of your own priests.',
  'aton.task.place': 'Place a priest.',
  'aton.task.return': 'Take a priest back into your reserve.',
  'aton.task.end-turn': 'End your turn, or take a move back.',

  'aton.rule.round': 'the course of a round',
  'aton.rule.assign': 'one card of the hand to each cartouche',
  'aton.rule.AT1': 'one exchange of the hand per game',
  'aton.rule.AT2': 'an assignment can be changed until both players are ready',
  'aton.rule.cartouche2': 'cartouche 2, removing priests',
  'aton.rule.cartouche3': 'cartouche 3, the temples in reach',
  'aton.rule.cartouche4': 'cartouche 4, placing priests',
  'aton.rule.AT7': 'four priests leave the temples after a scoring',
  'aton.rule.end': 'the end of the game',

  'aton.reason.points':
    '{you, select, yes {You have {score} points or more and win at once.} other {{who} has {score} points or more and wins at once.}}',
  'aton.reason.temple':
    '{you, select, yes {You hold} other {{who} holds}} all twelve spaces of {full, select, no {a temple} other {temple {temple}}} and {you, select, yes {win} other {wins}} at once, whatever the points.',
  'aton.reason.yellow':
    '{you, select, yes {You hold all yellow spaces and win} other {{who} holds all yellow spaces and wins}} at once, whatever the points.',
  'aton.reason.green':
    '{you, select, yes {You hold all green spaces and win} other {{who} holds all green spaces and wins}} at once, whatever the points.',
  'aton.reason.scoring':
    '{who} {you, select, yes {win} other {wins}} with the higher score, after a scoring that led to {score} points or more.',
  'aton.reason.draw':
    'It is a draw: the scores are equal after a scoring that led to {score} points or more.',

  'aton.source.cartouche1': 'Cartouche 1',
  'aton.source.temple1': 'Temple 1',
  'aton.source.temple2': 'Temple 2',
  'aton.source.temple3': 'Temple 3',
  'aton.source.temple4': 'Temple 4',
  'aton.source.black': 'Black spaces',
  'aton.source.bonus': 'Bonus spaces',

  'aton.position.row':
    'is "{found}", but must be four characters: "." for empty, 0 or 1 for a priest of a seat.',
  'aton.position.cards':
    'has {found, plural, one {# card} other {# cards}} of value {value} in hand, pile and discards together. There must be {expected}.',
  'aton.position.priests':
    'has {found, plural, one {# priest} other {# priests}} in reserve, temples and realm together. There must be {expected}.',
  'aton.position.realm':
    'have {found, plural, one {# priest} other {# priests}} in the realm of the dead. {most, select, 7 {Eight would have been scored before this round began} other {It has room for {most}}}.',
  'aton.position.first-round':
    'is not possible in the first round. Nobody removes priests then, and those that are not in reserve were placed by the cards at cartouche 4.',
  'aton.position.left':
    'has {found, plural, one {# priest} other {# priests}} left to move. The card at its cartouche allows {most}.',
  'aton.position.face-down': 'has cards of an exchange, but the seat still has its token.',
  'aton.position.waiting': 'is not a course of events that play can lead to.',
  'aton.position.secret':
    '{expected, select, 0 {does not fit the cartouches. After the reveal the hand is empty ({found} found) and each cartouche has a card.} other {does not fit the cartouches. Before the reveal the hand has {expected} cards ({found} found) and the cartouches have the same cards or none.}}',
  'aton.position.end':
    'does not fit the rest. A game is over exactly when points, a temple, yellow or green end it; then it waits for nothing and names who won by that.',
} as const satisfies Record<string, string>
