/** What the kernel says: faults in data (after the path), damage of records, refusals of a match. */
export const kernel = {
  'shape.number': 'must be a whole number from {min} to {max}.',
  'shape.range': 'is {found}, but must be from {min} to {max}.',
  'shape.text': 'must be a text of at most {longest, plural, one {# character} other {# characters}}.',
  'shape.choice': 'must be one of {values}.',
  'shape.list': 'must be a list.',
  'shape.length': 'has {found, plural, one {# entry} other {# entries}}, but must have {expected}.',
  'shape.too-many': 'has {found, plural, one {# entry} other {# entries}}, but may have at most {most}.',
  'shape.object': 'must be an object with named fields.',
  'shape.unknown': 'is not a field of this object. Its fields are {known}.',
  'shape.missing': 'is missing. Add it.',
  'shape.boolean': 'must be true or false.',

  'record.not-a-record': 'This is not a Benben record. The first line of a record is "{first}".',
  'record.too-long':
    'The record is too long. The limit is {longest, plural, one {# character} other {# characters}}.',
  'record.header':
    '"{found}" is not a header line. Headers look like "name: value" and an empty line ends them.',
  'record.header-twice': 'The header "{name}" appears twice. Remove one of them.',
  'record.header-missing': 'The header "{name}" is missing. Add it before the empty line.',
  'record.printed': 'The printed data "{found}" are not JSON.',
  'record.options': 'The options "{found}" are not JSON.',
  'record.options-refused': 'The options of the match cannot be used. {reason}',
  'record.line': '"{found}" is not a move, an undo, an outcome of chance, a checkpoint or the end.',
  'record.after-end': '"{found}" comes after the end of the game. Nothing may follow it.',
  'record.game': 'This is a record of "{found}". Open it as that game, not as "{known}".',
  'record.rules': 'The match needs version {found} of the rules, but this Benben has version {known}.',
  'record.checkpoint': 'The checkpoint "{found}" is not JSON with "rules" and "position".',
  'record.position': 'The position of the checkpoint cannot be used. {reason}',
  'record.edition': 'The match was played with the edition "{found}", but this program has "{known}".',
  'record.seats':
    'The record names {found, plural, one {# seat} other {# seats}}. The game is for {min} to {max}.',
  'record.nonces':
    'The record has {found, plural, one {# nonce} other {# nonces}} for {seats} seats. It needs one for every seat, or none.',
  'record.unreadable-move': '"{found}" is not a move of this game.',
  'record.refused': 'Seat {seat} cannot play "{move}" here. {reason}',
  'record.chance':
    '{sides, select, 0 {The outcome {found} is left over: the moves do not use it.} other {The outcome {found} does not fit: the moves need one out of {sides}.}}',
  'record.no-chance': 'The moves need an outcome of chance out of {sides}, and the record has none left.',
  'record.end':
    'The end does not agree with the moves. They lead to the reason "{reason}" and the points {totals}.',
  'record.not-over': 'The record says that the game is over, but the moves do not end it.',

  'match.no-such-seat': 'Nobody sits there. Choose one of the seats of this match.',
  'match.ended': 'The match has ended.',
  'match.not-now': 'That cannot happen now: the match has ended, or the seat is not in that state.',
  'match.undo-nothing': 'You have not made a move yet, so there is nothing to take back.',
  'match.undo-chance': 'Your last move involved chance, so it stands.',
  'match.undo-reveal': 'Your last move revealed something hidden, so it stands.',
  'match.undo-turn': 'The turn has passed on since your last move, so it stands.',
  'match.undo-rules': 'The rules have changed since your last move, so it stands.',
  'match.undo-over': 'The game is over, so no move can be taken back.',

  'match.rule.seats': 'who sits at the table',
  'match.rule.undo': 'a move can be taken back until it reveals something or another player is asked',
  'match.rule.absence': 'what happens when somebody gives up, runs out of time or is away',

  'match.end.conceded':
    '{you, select, yes {You concede} other {{who} concedes}}, so {winners} {won, select, you {win} many {win} other {wins}}. The points are those of a scoring at that moment.',
  'match.end.out-of-time':
    '{you, select, yes {You are} other {{who} is}} out of time, so {winners} {won, select, you {win} many {win} other {wins}}. The points are those of a scoring at that moment.',
  'match.end.agreed':
    'All agreed to end the game unfinished: nobody wins. The points are those of a scoring at that moment.',
  'match.note.lost': '{you, select, yes {You} other {{who}}} gave up; a bot finished in that seat.',
  'match.note.kept': 'A bot played for {you, select, yes {you} other {{who}}} at the end.',
  'match.note.hints':
    '{you, select, yes {You} other {{who}}} played with {hints, plural, one {# hint} other {# hints}}.',

  'match.log.concede':
    '{you, select, yes {You concede.} other {{who} concedes.}}{bot, select, none {} other { The bot {bot} plays on in that seat.}}',
  'match.log.timeout':
    '{you, select, yes {You are} other {{who} is}} out of time.{bot, select, none {} other { The bot {bot} {kept, select, yes {plays until {you, select, yes {you come} other {{who} comes}} back} other {plays on in that seat}}.}}',
  'match.log.takeover': 'The bot {bot} plays for {you, select, yes {you} other {{who}}} from here on.',
  'match.log.return':
    '{you, select, yes {You are back and take your} other {{who} is back and takes the}} seat again.',
  'match.log.hint': '{bot} gave {you, select, yes {you} other {{who}}} a hint.',
  'match.log.agreed': 'All agree to end the game unfinished.',
} as const satisfies Record<string, string>
