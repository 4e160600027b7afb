import type { Seat } from '@benben/kernel'
import { people, sayIn, type TerminalTable } from './table.ts'
import type { Ended } from './lines.ts'

/** Between two people at one screen: nobody sees what only the other one may know. */

/** The screen, and what can be scrolled back to. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H'

/** What somebody sees, without who it is that looks. A heap with nothing in it hides nothing. */
const sight = ({ match }: TerminalTable, seat: Seat): string =>
  JSON.stringify(
    { ...(match.game.view(match.position, seat) as object), viewer: null },
    (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value),
  )

/** Whether one of the people at this screen knows what another may not. */
function hasSecrets(table: TerminalTable): boolean {
  const [first, ...others] = people(table)
  return first !== undefined && others.some((seat) => sight(table, seat) !== sight(table, first))
}

/** Makes room for a person. Returns why, if nobody came. */
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
  // A cleared screen shows nothing any more, so the table is laid out anew.
  table.asked[seat] = undefined
  return undefined
}

function clear({ desk }: TerminalTable): void {
  if (desk.stdout.isTTY === true) desk.stdout.write(CLEAR)
}
