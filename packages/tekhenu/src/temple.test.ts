import { describe, expect, it } from 'vitest'
import { standard } from './edition.ts'
import { COLUMNS, EDGES, spaceName, spaceNamed, SPACES } from './places.ts'
import { printedOf } from './printed.ts'
import { buildingsInLine, isCorner, LINES, matchingEdges, ownBuildingsInLine } from './temple.ts'
import { TestTable, type Layout } from './testing/table.ts'

const printed = printedOf(standard)
const positionOf = (layout: Layout) => new TestTable(layout).position
const SPACE_NAMES = SPACES.map(spaceName)

/** The colours of a tile as they lie after so many clockwise turns, written out with an array of its own. */
const lying = (tile: number, turn: number): string[] => {
  const edges = [...standard.pillarTiles.tiles[tile - 1]!.edges]
  for (let i = 0; i < turn; i++) edges.unshift(edges.pop()!)
  return edges
}

describe('edges', () => {
  it('in an empty temple match the temple’s own edge where the tile touches it', () => {
    const empty = positionOf({})
    for (let tile = 1; tile <= 27; tile++) {
      for (const name of SPACE_NAMES) {
        const [column, row] = [COLUMNS.indexOf(name[0] as 'a'), Number(name[1]) - 1]
        const outer = [
          row === 0 ? standard.temple.outerEdges.top[column] : null,
          column === 4 ? standard.temple.outerEdges.right[row] : null,
          row === 4 ? standard.temple.outerEdges.bottom[column] : null,
          column === 0 ? standard.temple.outerEdges.left[row] : null,
        ]
        for (let turn = 0; turn < 4; turn++) {
          const expected = lying(tile, turn).filter((colour, side) => colour === outer[side]).length
          expect(matchingEdges(empty, printed, tile, spaceNamed(name), turn), `tile ${tile} at ${name}`).toBe(
            expected,
          )
        }
      }
    }
  })

  it('match the facing edge of a tile beside them, on each side', () => {
    // P18 is clay above and lapis elsewhere. It lies around c3, one neighbour at a time, in every turn.
    const beside = { top: 'c2', right: 'd3', bottom: 'c4', left: 'b3' }
    EDGES.forEach((side, i) => {
      for (let turn = 0; turn < 4; turn++) {
        const p = positionOf({ temple: { [beside[side]]: ['P18', turn, 1] } })
        const facing = lying(18, turn)[(i + 2) % 4]
        for (let tile = 1; tile <= 27; tile++) {
          if (tile === 18) continue
          const expected = lying(tile, 0)[i] === facing ? 1 : 0
          expect(matchingEdges(p, printed, tile, 12, 0), `tile ${tile}, P18 ${side} of it`).toBe(expected)
        }
      }
    })
  })

  it('do not match across a corner or an empty space', () => {
    const p = positionOf({ temple: { b2: ['P18', 0, 1], d4: ['P14', 0, 1], a3: ['P01', 0, 1] } })
    for (let turn = 0; turn < 4; turn++) expect(matchingEdges(p, printed, 9, 12, turn)).toBe(0)
  })
})

it('a corner is a1, e1, a5 or e5', () => {
  expect(SPACE_NAMES.filter((name) => isCorner(spaceNamed(name)))).toEqual(['a1', 'e1', 'a5', 'e5'])
})

describe('lines', () => {
  it('of a building are its row from the left and right, its column from the top and bottom', () => {
    const line = (house: number) => LINES[house]!.map((space) => SPACE_NAMES[space]).join(' ')
    // Left 1–5, bottom 1–5, right 1–5, top 1–5.
    for (const start of [0, 10]) {
      expect([0, 1, 2, 3, 4].map((i) => line(start + i))).toEqual(
        [1, 2, 3, 4, 5].map((row) => `a${row} b${row} c${row} d${row} e${row}`),
      )
    }
    for (const start of [5, 15]) {
      expect([0, 1, 2, 3, 4].map((i) => line(start + i))).toEqual(
        COLUMNS.map((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`).join(' ')),
      )
    }
  })

  it('hold the four buildings at their ends, of anybody or of one seat', () => {
    const p = positionOf({
      players: 4,
      houses: { 'left 2': 0, 'right 2': 1, 'top 4': 0, 'bottom 4': 3, 'left 1': 0 },
    })
    expect(buildingsInLine(p, spaceNamed('d2'))).toBe(4)
    expect(ownBuildingsInLine(p, 0, spaceNamed('d2'))).toBe(2)
    expect(ownBuildingsInLine(p, 2, spaceNamed('d2'))).toBe(0)
    expect(buildingsInLine(p, spaceNamed('d1'))).toBe(3)
    expect(buildingsInLine(p, spaceNamed('a5'))).toBe(0)
  })
})
