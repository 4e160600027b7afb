import type { Seat } from '@benben/kernel'
import { people, sayIn, type TerminalTable } from './table.ts'
import type { Ended } from './lines.ts'

/** Hides one person's secrets before another person takes over the same screen. */

/** Clears the screen and the scrollback buffer. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H'

/** A view without its viewer, for comparison. An empty pile hides nothing. */
const sight = ({ match }: TerminalTable, seat: Seat): string =>
  JSON.stringify(
    { ...(match.game.view(match.position, seat) as object), viewer: null },
    (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value),
  )

/** Whether one of the people at this screen sees something that another may not. */
function hasSecrets(table: TerminalTable): boolean {
  const [first, ...others] = people(table)
  return first !== undefined && others.some((seat) => sight(table, seat) !== sight(table, first))
}

/** Hands the screen over to a person. Returns the reason if nobody took it. */
export async function comeForward(table: TerminalTable, seat: Seat): Promise<Ended | undefined> {
  if (!hasSecrets(table)) {
    table.front = undefined
    return undefined
  }
  if (table.front === seat) return undefined
  const { desk, lines, paint, players } = table
  const name = players[seat]!.name
  clear(table)
  sayIn(table, paint.asked, desk.words.say('cli.curtain.hand-over', { name }))
  for (;;) {
    const line = await lines.ask(desk.words.say('cli.curtain.prompt', { name }))
    if ('ended' in line) return line.ended
    if (line.text.trim() === '') break
    if (line.text.trim().toLowerCase() === 'quit') return 'eof'
  }
  clear(table)
  table.front = seat
  // The screen was cleared, so print the table again.
  table.asked[seat] = undefined
  return undefined
}

function clear({ desk }: TerminalTable): void {
  if (desk.stdout.isTTY === true) desk.stdout.write(CLEAR)
}
