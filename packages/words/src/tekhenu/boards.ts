import { hasBoard, RESOURCES, rowOf, sethOf, type TekhenuView } from '@benben/tekhenu'
import type { Points, Seat } from '@benben/kernel'
import { row as textRow } from '../text.ts'
import { signed } from './log.ts'
import { colourName, mark, person, tokenName, type SentenceContext } from './context.ts'

/** The players' boards side by side: tokens, production, pieces and bread due. */

type Board = TekhenuView['seats'][number]

const LABEL = 21
/** Column widths, by the number of boards side by side. */
const CELL = [76, 76, 36, 23, 17]
const widths = (boards: number): number[] => [LABEL, ...Array.from({ length: boards }, () => CELL[boards]!)]

const allSeats = ({ view }: SentenceContext): Seat[] => view.seats.map((_, seat) => seat)

const sum = (points: Points): number => Object.values(points).reduce((all, each) => all + each, 0)

/** The boards of all seats, or of some. */
export const boardLines = (context: SentenceContext, seats: readonly Seat[] = allSeats(context)): string[] =>
  boardRows(context, seats).flatMap((cells) => textRow(cells, widths(seats.length)))

/** The same as rows: a heading, then a cell per seat. The first row holds the names. */
export function boardRows(context: SentenceContext, seats: readonly Seat[] = allSeats(context)): string[][] {
  const { words, view } = context
  const row: Row = (label, cell) => [label, ...seats.map((seat) => cell(view.seats[seat]!, seat))]
  const soon = context.project(view)
  return [
    row(words.say('tekhenu.table.boards'), (_, seat) =>
      words.say('tekhenu.table.order-of', { mark: mark(words, seat), name: person(context, seat) }),
    ),
    row(words.say('tekhenu.table.points'), (_, seat) =>
      view.over
        ? String(view.totals[seat])
        : words.say('tekhenu.table.points-now', { points: view.totals[seat]!, projected: sum(soon[seat]!) }),
    ),
    ...stockRows(context, row),
    ...pieceRows(context, row),
    ...cardRows(context, row),
  ]
}

/** A row: its heading, then a cell per seat. */
type Row = (label: string, cell: (board: Board, seat: Seat) => string) => string[]

/** Resources, tokens, population and happiness, warriors and priests. */
function stockRows(context: SentenceContext, row: Row): string[][] {
  const { words, view } = context
  const seth = sethOf(view)
  return [
    ...RESOURCES.map((resource) =>
      row(words.say('tekhenu.table.resource', { resource: tokenName(words, resource) }), (board, seat) =>
        hasBoard(view, seat)
          ? words.say('tekhenu.table.stock', {
              many: board.tokens[resource]!,
              level: board.production[resource]!,
            })
          : words.say('tekhenu.table.none'),
      ),
    ),
    row(words.say('tekhenu.table.purse'), ({ tokens }) =>
      words.say('tekhenu.table.purse-of', {
        gold: tokens['gold']!,
        scribe: tokens['scribe']!,
        faith: tokens['faith']!,
      }),
    ),
    row(words.say('tekhenu.table.populace'), ({ population, happiness }) =>
      words.say('tekhenu.table.populace-of', { population, happiness }),
    ),
    ...(seth === undefined
      ? []
      : [
          row(words.say('tekhenu.table.warband'), (_, seat) =>
            hasBoard(view, seat)
              ? words.say('tekhenu.table.warband-of', {
                  warriors: seth.seats[seat]!.warriors,
                  priests: seth.seats[seat]!.priests,
                })
              : words.say('tekhenu.table.none'),
          ),
        ]),
  ]
}

/** The scales, and the pieces left. */
function pieceRows(context: SentenceContext, row: Row): string[][] {
  const { words, view } = context
  const seth = sethOf(view)
  return [
    row(words.say('tekhenu.table.scales'), (board, seat) =>
      scales(context, board, seth?.seats[seat]?.blood ?? 0),
    ),
    row(words.say('tekhenu.table.anubis'), (board) => dice(context, board, 'anubis')),
    row(words.say('tekhenu.table.balance'), (_, seat) => signed(view.balances[seat]!)),
    row(words.say('tekhenu.table.statues-left'), (board, seat) =>
      hasBoard(view, seat)
        ? statues(context, board)
        : words.say('tekhenu.table.left-of', { left: board.statues }),
    ),
    row(words.say('tekhenu.table.pillars-left'), ({ pillars }) =>
      words.say('tekhenu.table.left-of', { left: pillars }),
    ),
    row(words.say('tekhenu.table.buildings-left'), (board, seat) =>
      hasBoard(view, seat)
        ? buildings(context, board, seat)
        : words.say('tekhenu.table.left-of', { left: board.buildings }),
    ),
  ]
}

function cardRows(context: SentenceContext, row: Row): string[][] {
  const { words, view } = context
  const seth = sethOf(view)
  const isDrafting = view.seats.some(({ drafted }) => drafted.length > 0)
  return [
    row(words.say('tekhenu.table.blessings'), ({ blessings }) => cards(context, blessings)),
    row(words.say('tekhenu.table.technologies'), ({ technologies }) => cards(context, technologies)),
    row(words.say('tekhenu.table.decrees'), (board, seat) => decrees(context, board, seat)),
    isDrafting
      ? row(words.say('tekhenu.table.drafted'), ({ drafted }) => cards(context, drafted))
      : row(words.say('tekhenu.table.destiny'), ({ destiny }) => destiny ?? words.say('tekhenu.table.none')),
    ...(seth === undefined
      ? []
      : [
          row(
            words.say('tekhenu.table.cult'),
            (_, seat) => seth.seats[seat]!.cult ?? words.say('tekhenu.table.none'),
          ),
          row(words.say('tekhenu.table.artifacts'), (_, seat) => cards(context, seth.seats[seat]!.artifacts)),
        ]),
  ]
}

const cards = ({ words }: SentenceContext, ids: readonly string[]): string =>
  ids.length === 0 ? words.say('tekhenu.table.none') : ids.join(' ')

function dice({ words }: SentenceContext, board: Board, side: string): string {
  const lying = board.dice.flatMap((die) => {
    const [colour, value, where] = die.split(' ')
    return where === side ? [`${colourName(words, colour!)} ${value!}`] : []
  })
  return lying.length === 0 ? words.say('tekhenu.table.none') : lying.join(', ')
}

/** Both sides of the scales: dice, excess resources, blood and faith. */
function scales(context: SentenceContext, board: Board, blood: number): string {
  const { words } = context
  const side = (name: 'pure' | 'tainted', faith: number, excess: number, drops: number): string => {
    const all = [
      ...(board.dice.some((die) => die.endsWith(` ${name}`)) ? [dice(context, board, name)] : []),
      ...(excess > 0 ? [words.say('tekhenu.table.excess', { many: excess })] : []),
      ...(drops > 0 ? [words.say('tekhenu.table.blood', { many: drops })] : []),
      ...(faith > 0 ? [words.say('tekhenu.table.faith', { many: faith })] : []),
    ]
    return all.length === 0 ? words.say('tekhenu.table.none') : all.join(', ')
  }
  return words.say('tekhenu.table.scales-of', {
    pure: side('pure', board.laidFaith, 0, 0),
    tainted: side('tainted', -board.laidFaith, board.excess, blood),
  })
}

const statues = ({ words, edition }: SentenceContext, { statues: left }: Board): string =>
  words.say('tekhenu.table.statues-of', {
    left,
    granite: edition.playerBoard.statueGranite[edition.supply.statues - left] ?? 0,
  })

/** Points of the building row at each scoring, and the bread due then. */
function buildings(
  { words, view, edition }: SentenceContext,
  { buildings: left }: Board,
  seat: Seat,
): string {
  const { points, bread } = rowOf(edition, view, seat)
  return words.say('tekhenu.table.buildings-of', { left, points, bread })
}

function decrees(context: SentenceContext, board: Board, seat: Seat): string {
  const { words, view } = context
  const known = view.decrees[seat] ?? board.openDecrees
  const hidden = view.decreeCounts[seat]! - known.length
  if (hidden === 0) return cards(context, known)
  return [...known, words.say('tekhenu.table.decrees-hidden', { hidden })].join(' ')
}
