import {
  COLUMNS,
  DISTRICT_ROWS,
  EDGES,
  openSides,
  RESOURCES,
  sethOf,
  TEMPLE_SIZE,
  tileNamed,
  TOKENS,
  turnedEdges,
  type Edge,
} from '@benben/tekhenu'
import { sayOr } from '../said.ts'
import { pad, width } from '../text.ts'
import { mark, tokenName, type SentenceContext } from './context.ts'

/** The Temple Complex and the districts of Osiris, drawn with letters. */

const CELL = 9
const GUTTER = 8
const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
const centred = (text: string, columns: number): string => {
  const left = Math.max(0, Math.floor((columns - width(text)) / 2))
  return pad(' '.repeat(left) + text, columns)
}

const edgeLetter = ({ words }: SentenceContext, edge: string): string =>
  sayOr(words, `tekhenu.edge-letter.${edge}`, {})

/** A building space: its owner, or the cost of a building. */
function house({ words, view, edition }: SentenceContext, side: Edge, n: number): string {
  if (!openSides(edition, view.players).includes(side)) return words.say('tekhenu.table.closed')
  const seat = view.houses[`${side} ${n + 1}`]
  if (seat !== undefined) return mark(words, seat)
  return words.say('tekhenu.table.bread', { bread: edition.temple.buildingSpaces[side].bread[n]! })
}

export function reward({ words, edition }: SentenceContext, at: number): string {
  const printed: Readonly<Record<string, number>> = edition.temple.rewards.flat()[at]!
  return [...TOKENS, 'vp']
    .filter((name) => printed[name]! > 0)
    .map((name) => sayOr(words, `tekhenu.short.${name}`, { many: printed[name]! }))
    .join('/')
}

/** The three lines of a space. */
function space(context: SentenceContext, at: number): readonly [string, string, string] {
  const { words, view, edition } = context
  const tile = view.temple[at]
  if (tile === null || tile === undefined) {
    const conquest = sethOf(view)?.temple[at] ?? null
    const shown =
      conquest === null ? reward(context, at) : words.say('tekhenu.table.conquered', { tile: conquest })
    return ['', centred(shown, CELL), '']
  }
  const edges = turnedEdges(tileNamed(edition, tile.tile)!, tile.turn)
  const edge = (side: Edge): string => edgeLetter(context, edges[EDGES.indexOf(side)]!)
  const middle = `${edge('left')} ${mark(words, tile.owner)} ${tile.tile} ${edge('right')}`
  return [centred(edge('top'), CELL), middle, centred(edge('bottom'), CELL)]
}

export function templeLines(context: SentenceContext): string[] {
  const { words, edition, view } = context
  const { outerEdges } = edition.temple
  const along = (cells: readonly string[]): string =>
    ' '.repeat(GUTTER) + cells.map((cell) => centred(cell, CELL)).join(' ')
  const outside = (side: 'top' | 'bottom'): string[] => [
    along(range(TEMPLE_SIZE).map((n) => house(context, side, n))),
    along(outerEdges[side].map((edge) => edgeLetter(context, edge))),
  ]
  const lines = range(TEMPLE_SIZE).flatMap((y) => {
    const spaces = range(TEMPLE_SIZE).map((x) => space(context, y * TEMPLE_SIZE + x))
    const line = (i: 0 | 1 | 2): string => spaces.map((each) => pad(each[i], CELL)).join(' ')
    const left = `${y + 1} ${pad(house(context, 'left', y), 3)} ${edgeLetter(context, outerEdges.left[y]!)} `
    const right = ` ${edgeLetter(context, outerEdges.right[y]!)} ${house(context, 'right', y)}`
    const middle = left + line(1) + right
    const isEmpty = range(TEMPLE_SIZE).every((x) => view.temple[y * TEMPLE_SIZE + x] === null)
    const outer = (i: 0 | 2): string => ' '.repeat(GUTTER) + line(i)
    return isEmpty ? [middle] : [outer(0), middle, outer(2)]
  })
  return [
    words.say('tekhenu.table.temple'),
    along(COLUMNS),
    ...outside('top'),
    ...lines,
    ...outside('bottom').toReversed(),
  ].map((line) => line.trimEnd())
}

const LABEL = 7
const DISTRICT = 7

export function osirisLines({ words, view }: SentenceContext): string[] {
  const line = (label: string, cells: readonly string[]): string =>
    (pad(label, LABEL) + cells.map((cell) => centred(cell, DISTRICT)).join('')).trimEnd()
  const [, , workshops, quarries] = view.peopleStatues
  const rows = range(DISTRICT_ROWS).map((i) => {
    const row = i + 1
    const label = row === 2 && view.rowGold ? 'tekhenu.table.row-gold' : 'tekhenu.table.row'
    return line(
      words.say(label, { row }),
      RESOURCES.map((resource) => mark(words, view.workshops[`${resource} ${row}`] ?? null)),
    )
  })
  return [
    line(
      words.say('tekhenu.table.osiris'),
      RESOURCES.map((resource) => words.say(`tekhenu.table.district.${resource}`)),
    ),
    (
      pad(words.say('tekhenu.table.statue'), LABEL) +
      [workshops, quarries].map((seat) => centred(mark(words, seat ?? null), 2 * DISTRICT)).join('')
    ).trimEnd(),
    ...rows,
    ...(view.rowGold ? [words.say('tekhenu.table.row-gold-legend')] : []),
  ]
}

/** The rewards of each row. */
export const districtLines = ({ words, edition }: SentenceContext): string[] => [
  words.say('tekhenu.table.row-1-2'),
  ...(['3', '4'] as const).map((row) =>
    words.say('tekhenu.table.row-3-4', {
      row,
      pairs: words.series(
        RESOURCES.map((resource) =>
          words.say('tekhenu.table.raises', {
            district: tokenName(words, resource),
            other: tokenName(words, edition.osiris.secondProduction[row][resource]),
          }),
        ),
      ),
    }),
  ),
  words.say('tekhenu.table.row-5-6'),
]

/** Two drawings side by side. */
export function beside(left: readonly string[], right: readonly string[], columns: number): string[] {
  const height = Math.max(left.length, right.length)
  return range(height).map((y) => `${pad(left[y] ?? '', columns)}${right[y] ?? ''}`.trimEnd())
}
