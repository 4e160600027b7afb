/** What the server says about what came in: faults after their path, refusals of an answer, and why something is not there. */
export const protocol = {
  'protocol.json': 'This is not JSON. Check quotes, commas and braces.',
  'protocol.http': 'This is not a valid HTTP request.',
  'protocol.missing': 'is missing. Add it.',
  'protocol.type':
    'must be {expected, select, string {a text} number {a number} int {a whole number} boolean {true or false} array {a list} object {an object with named fields} record {an object with named fields} other {of another kind}}.',
  'protocol.unknown-field': 'is not a known field. Leave it out.',
  'protocol.too-long': 'is too long. At most {most} are allowed.',
  'protocol.too-short': 'is too short. At least {least, plural, one {# is} other {# are}} needed.',
  'protocol.range': 'must be {bound, select, most {at most} other {at least}} {limit}.',
  'protocol.choice': 'must be one of {values}.',
  'protocol.format': 'has the wrong format.',
  'protocol.too-large':
    'The message is too large. The limit is {most, plural, one {# byte} other {# bytes}}.',
  'protocol.version':
    'This page speaks version {found} of the protocol, but the server speaks {known}. Reload the page.',
  'protocol.no-hello': 'Say hello first: the first message must be of the type "hello".',
  'protocol.no-guest': 'Choose a nickname first.',
  'protocol.no-route': 'There is nothing at this address.',
  'protocol.no-table': 'There is no such table. Check the link.',
  'protocol.no-game': 'There is no game "{found}". Choose one of {known}.',
  'protocol.no-bot': 'There is no bot "{found}". Choose one of {known}.',
  'protocol.seat-count':
    'The game is for {min} to {max} players, but {found, plural, one {# seat is} other {# seats are}} set.',
  'protocol.no-person': 'Keep a seat for yourself or leave one open: bots alone cannot start a game.',
  'protocol.automaton-seat': '{name} plays here by its own rules. Nobody else can take this seat.',
  'protocol.no-automaton': 'No automatic player sits here. Choose a person or a bot, or leave the seat open.',
  'protocol.no-editions': 'There is only one edition of this game. Leave the printed data out.',
  'protocol.bot-name': 'is the name of a bot. Choose another one.',
  'protocol.no-seat': 'This table has no such seat.',
  'protocol.seat-taken': 'That seat is taken. Take another one, or watch.',
  'protocol.already-seated': 'You already have a seat at this table.',
  'protocol.not-seated': 'You have no seat at this table.',
  'protocol.not-running': 'The game has not begun. It does when every seat is taken.',
  'protocol.not-finished':
    'The game is not over yet. A record shows every card, so it is handed out at the end.',
  'protocol.rules-changed':
    'The game needs version {found} of the rules, but Benben now has version {known} and cannot go on with it. Its players can save its record.',
  'protocol.already-running': 'The game has begun, so nobody can join or leave.',
  'protocol.not-watchable': 'This table is private.',
  'protocol.too-many-tables': 'You have {most} unfinished tables. Finish or leave one first.',
  'protocol.too-fast': 'Too many requests. Wait a moment, then try again.',
  'protocol.too-slow': 'The request took too long to arrive. Check your connection, then try again.',
  'protocol.too-many-connections': 'There are too many connections. Close some, then try again.',
  'protocol.origin': 'This request comes from another site, so it is not answered.',
  'protocol.our-mistake': 'Something went wrong on the server. Nothing changed; please try again.',
  'protocol.damaged': 'The server cannot read this table. Ask whoever runs it: the log says which one it is.',
  'protocol.busy': 'Too many people change this table at once. Nothing changed; please try again.',

  'protocol.stale': 'The game has moved on since that question. Look again, then choose.',
  'protocol.unreadable-move': '"{found}" is not a move of this game.',
  'protocol.rule.answers': 'an answer counts only for the question it answers',
} as const satisfies Record<string, string>
