import { KIND, SPACES_PER_TEMPLE, TEMPLES, type Source, type Space, type Temple } from '@benben/aton'
import type { Points, Seat } from '@benben/kernel'
import type { Key } from '../en.ts'
import { row } from '../text.ts'
import { seatsByColour, standsAt, type SentenceContext } from './context.ts'

/** The four temples side by side: each space shows its kind and who stands there. */

const BLOCK = [18, 18, 18, 18]
const ROWS = ['a', 'b', 'c']
const COLUMNS = SPACES_PER_TEMPLE / ROWS.length
const SOURCE_OF = ['temple1', 'temple2', 'temple3', 'temple4'] as const satisfies readonly Source[]
const PAYS = [
  'aton.pays.temple1',
  'aton.pays.temple2',
  'aton.pays.temple3',
  'aton.pays.temple4',
] as const satisfies readonly Key[]

const temples = Array.from({ length: TEMPLES }, (_, temple) => temple)

export function templeLines(context: SentenceContext, gains: readonly Points[]): string[] {
  const { words } = context
  return [
    ...blocks((temple) => words.say('aton.table.temple', { temple: temple + 1 })),
    ...blocks(() => `  ${columns((column) => String(column + 1))}`),
    ...ROWS.flatMap((name, y) =>
      blocks((temple) => {
        const first = temple * SPACES_PER_TEMPLE + y * COLUMNS
        return `${name} ${columns((column) => spaceSigns(context, first + column))}`
      }),
    ),
    ...blocks((temple) => majority(context, temple, gains)),
    ...blocks((temple) => words.say(PAYS[temple]!)),
  ]
}

const blocks = (lineOf: (temple: Temple) => string): string[] => row(temples.map(lineOf), BLOCK)

const columns = (signsOf: (column: number) => string): string =>
  Array.from({ length: COLUMNS }, (_, column) => signsOf(column).padStart(2).padEnd(4)).join('')

function spaceSigns(context: SentenceContext, space: Space): string {
  const kind = context.words.say(`aton.kind.${KIND[space]!}`)
  return kind.padStart(2) + priestLetter(context, standsAt(context.view, space))
}

const priestLetter = ({ words, view }: SentenceContext, seat: Seat | undefined): string =>
  words.say(
    seat === undefined ? 'aton.letter.empty' : seat === view.red ? 'aton.letter.red' : 'aton.letter.blue',
  )

/** How many priests each has in a temple, and who would gain what for it now. */
function majority(context: SentenceContext, temple: Temple, gains: readonly Points[]): string {
  const { words, view } = context
  const [red, blue] = seatsByColour(view).map((seat) => countPriests(context, seat, temple))
  const counts = { red: red!, blue: blue! }
  const source = SOURCE_OF[temple]!
  const gainer = gains.findIndex((points) => (points[source] ?? 0) > 0)
  if (gainer < 0) return words.say('aton.table.majority', counts)
  return words.say('aton.table.majority-pays', {
    ...counts,
    letter: priestLetter(context, gainer),
    points: gains[gainer]![source]!,
  })
}

export const countPriests = ({ view }: SentenceContext, seat: Seat, temple: Temple): number =>
  view.temples[temple]!.join('').split(String(seat)).length - 1

const REALM_SPACES = 8

/** The realm of the dead: its eight spaces, and what is missing to a scoring. */
export function realmLine(context: SentenceContext): string {
  const dead = context.view.seats.map((seat) => seat.dead)
  const lying = seatsByColour(context.view).flatMap((seat) => Array<Seat>(dead[seat]!).fill(seat))
  const spaces = Array.from({ length: REALM_SPACES }, (_, i) => priestLetter(context, lying[i])).join(' ')
  return context.words.say('aton.table.realm', {
    spaces,
    dead: lying.length,
    size: REALM_SPACES,
    left: REALM_SPACES - lying.length,
    scored: context.view.waiting.some(({ wait }) => wait === 'round') ? 'no' : 'yes',
  })
}
