/** What the server says about what came in: faults after their path, refusals of an answer, and why something is not there. */
export const protocol = {
  'protocol.json': 'This is not JSON. Check quotes, commas and braces.',
  'protocol.missing': 'is missing. Add it.',
  'protocol.type':
    'must be {expected, select, string {a text} number {a number} int {a whole number} boolean {true or false} array {a list} object {an object with named fields} record {an object with named fields} other {of another kind}}.',
  'protocol.unknown-field': 'is not a field that is known here. Leave it out.',
  'protocol.too-long': 'is too long. At most {most} are allowed.',
  'protocol.too-short': 'is too short. At least {least, plural, one {# is} other {# are}} needed.',
  'protocol.range': 'must be {bound, select, most {at most} other {at least}} {limit}.',
  'protocol.choice': 'must be one of {values}.',
  'protocol.format': 'is not written as it should be.',
  'protocol.too-large':
    'The message is too large. At most {most, plural, one {# byte is} other {# bytes are}} read.',
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
  'protocol.no-person': 'Keep a seat for yourself or leave one open: at a table of bots nobody could begin.',
  'protocol.automaton-seat': '{name} plays here by its own rules. Nobody else can take this seat.',
  'protocol.no-automaton':
    'Nobody plays this seat by the rules alone. Choose a person, a bot, or leave it open.',
  'protocol.no-editions': 'There is only one edition of this game. Leave the printed data out.',
  'protocol.no-seat': 'This table has no such seat.',
  'protocol.seat-taken': 'Somebody sits there already. You can take another seat, or watch.',
  'protocol.already-seated': 'You sit at this table already. One seat is enough.',
  'protocol.not-seated': 'You have no seat at this table.',
  'protocol.not-running': 'The game has not begun. It does when every seat is taken.',
  'protocol.not-finished':
    'The game is not over yet. A record shows every card, so it is handed out at the end.',
  'protocol.already-running': 'The game has begun, so nobody can join or leave.',
  'protocol.not-watchable': 'The players of this table want to be among themselves.',
  'protocol.too-many-tables': 'You have {most} tables that are not over. Finish or leave one first.',
  'protocol.too-fast': 'That was too much at once. Wait a moment, then try again.',
  'protocol.origin': 'This request comes from another site, so it is not answered.',
  'protocol.our-mistake': 'The server made a mistake of its own. Nothing changed; please try again.',

  'protocol.stale': 'This was decided for an earlier moment of the game. Look again, then choose.',
  'protocol.unreadable-move': '"{found}" is not a move of this game.',
  'protocol.rule.answers': 'an answer belongs to the question it was asked for',
} as const satisfies Record<string, string>
