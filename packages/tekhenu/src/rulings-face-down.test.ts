import { readFileSync } from 'node:fs'
import { equals, fastHost, random, readRecord, replay, writeRecord } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu, tilesInStack, type TekhenuJSON } from './index.ts'
import { dusk, TestTable, type Layout } from './testing/table.ts'
import { templeWith } from './testing/temple.ts'

/** R58: the tile that comes to Ra, and the next conquest tile, stay face down until somebody has a choice again. */

const RICH = { tokens: { limestone: 3, granite: 3 } } as const
const ra: Layout = {
  dice: { ra: ['white 5'] },
  tiles: ['P22', 'P24', 'P26'],
  seats: [RICH, {}],
}
const raise = ['0: take ra 5 white', '0: do ra', '0: pillar at c3 turn 0'] as const

const seth: Layout = {
  dice: { seth: ['gray 3'] },
  seth: { conquest: 'A04' },
  seats: [{ warriors: 9 }, {}],
}
const conquer = [
  '0: take seth 3 gray',
  '0: gain bread',
  '0: gain bread',
  '0: gain granite',
  '0: conquest at d2',
] as const

const tiles = (table: TestTable): readonly (string | null)[] => table.view().tiles
const turnedUp = (table: TestTable): number => tiles(table).filter((tile) => tile?.startsWith('P')).length

describe('rulings: a misplaced pillar', () => {
  it('R58: can be taken back while nothing but the end of the turn is asked', () => {
    const table = new TestTable(ra, true).play(...raise)
    expect(table.asked).toBe('end-turn')
    expect(tiles(table)).toEqual(['P22', 'P24', 'back'])
    expect(table.view().stack).toHaveLength(24)
    expect(tilesInStack(table.view())).toBe(23)
    expect(table.match.undo(0).ok).toBe(true)
    expect(table.asked).toBe('ra')
    expect(tiles(table)).toEqual(['P22', 'P24', 'P26'])
    table.play('0: pillar at b2 turn 0')
    expect(tiles(table)).toEqual(['P22', 'P24', 'back'])
  })

  it('R58: stands once the turn has ended, and the tile is turned up', () => {
    const table = new TestTable(ra, true).play(...raise, '0: end turn')
    expect(turnedUp(table)).toBe(3)
    expect(table.view().stack).toHaveLength(23)
    expect(table.match.undo(0)).toMatchObject({ refusal: { code: 'match.undo-chance' } })
    const told = table.events.map(({ type }) => type)
    expect(told.lastIndexOf('tiles')).toBeGreaterThan(told.indexOf('turn-ended'))
  })

  it('R58: whoever ends turns by hand meets the same tiles as whoever does not', () => {
    const byHand = new TestTable(ra, true).play(...raise, '0: end turn')
    const atOnce = new TestTable(ra).play(...raise)
    expect(tiles(byHand)).toEqual(tiles(atOnce))
    expect(equals(byHand.position, atOnce.position)).toBe(true)
  })

  it('R58: the tile is turned up before the next question, here that of a declared action', () => {
    const table = new TestTable(
      { ...ra, seats: [{ tokens: { ...RICH.tokens, bread: 2, scribe: 1 }, blessings: ['B17'] }, {}] },
      true,
    ).play('0: take ra 5 white', '0: play B17 for hathor', '0: do ra', '0: pillar at c3 turn 0')
    expect(table.asked).toBe('hathor')
    expect(turnedUp(table)).toBe(3)
    expect(table.match.undo(0)).toMatchObject({ refusal: { code: 'match.undo-chance' } })
  })

  it('R58: a declared Ra sees the tile that the first one brought', () => {
    // Hathor lies beside Ra, so both extra actions of a die from Hathor can be Ra.
    const beside = new TestTable(
      {
        ...ra,
        dice: { hathor: ['white 5'] },
        seats: [{ tokens: { bread: 3, limestone: 6, granite: 6, scribe: 2 }, blessings: ['B17', 'B18'] }, {}],
      },
      true,
    ).play(
      '0: take hathor 5 white',
      '0: play B17 for ra',
      '0: play B18 for ra',
      '0: extra ra',
      '0: pillar at c3 turn 0',
    )
    expect(turnedUp(beside)).toBe(3)
    beside.play('0: extra ra')
    expect(beside.asked).toBe('ra')
  })

  it('R58: a second Ra that alone is left is not forfeited before its tile is turned up', () => {
    const table = new TestTable(
      {
        ...ra,
        seats: [{ tokens: { limestone: 6, granite: 6, bread: 6, scribe: 2 }, blessings: ['B17', 'B18'] }, {}],
        dice: { hathor: ['white 5'] },
      },
      true,
    ).play('0: take hathor 5 white', '0: play B17 for ra', '0: play B18 for ra', '0: produce limestone')
    table.play('0: pillar at c3 turn 0')
    expect([table.asked, table.all('forfeited')]).toEqual(['ra', []])
  })

  it('R58: a question that offers more than the end of the turn is another question', () => {
    const table = new TestTable({ ...ra, seats: [{ ...RICH, blessings: ['B07'] }, {}] }, true).play(...raise)
    expect(table.legal(0)).toEqual(['end turn', 'play B07 for population', 'play B07 for happiness'])
    expect(turnedUp(table)).toBe(3)
  })

  it("R58: another seat's question comes with the tile turned up", () => {
    // The statue to Ra brings seat 1 its 21st happiness.
    const table = new TestTable(
      {
        ...ra,
        horus: ['horus', 'thoth', 'hathor', 'bastet', 'ra', 'osiris'],
        godStatues: { ra: [1] },
        seats: [RICH, { population: 21, happiness: 19 }],
      },
      true,
    ).play(...raise)
    expect(table.view().toAct).toEqual([1])
    expect(table.asked).toBe('free-action')
    expect(turnedUp(table)).toBe(3)
  })

  it('R58: outside a turn the tile is turned up at once', () => {
    const table = new TestTable({
      round: 16,
      tiles: ['P22', 'P24', 'P26'],
      waiting: [{ wait: 'after-maat', stage: 0 }, { wait: 'scoring' }, { wait: 'proclaim', place: 0 }],
      seats: [{ decrees: ['D23'] }, { decrees: ['D07'] }],
    }).play('0: play D23', '0: do ra', '0: value 5', '0: pillar at c3 turn 0')
    expect(table.view().toAct).toEqual([1])
    expect(turnedUp(table)).toBe(3)
  })

  it('R58: after the last tile of the stack nothing is left to turn up', () => {
    const temple = templeWith(24)
    const table = new TestTable({ ...ra, temple, tiles: ['P25', 'P26', 'P27'] }, true)
    table.play('0: take ra 5 white', '0: do ra')
    if (table.asked === 'ra') table.play(`0: ${table.legal(0)[0]!}`)
    expect(tiles(table)).toEqual(['P25', 'P26', null])
    expect(table.asked).toBe('end-turn')
  })

  it('R58: Botankhamun’s tile is turned up as its turn ends', () => {
    const layout: Layout = { turn: 1, solo: { tile: 'ra' }, bare: true, dice: { ra: ['white 1'] } }
    const table = new TestTable(layout, true)
    while (table.asked !== undefined && table.all('pillar').length === 0) table.play('1: end turn')
    expect(table.asked).toBe('end-turn')
    expect(tiles(table)[2]).toBe('back')
    table.play('1: end turn')
    expect(turnedUp(table)).toBe(3)
  })
})

describe('rulings: a misplaced conquest tile', () => {
  it('R58: can be taken back while nothing but the end of the turn is asked', () => {
    const table = new TestTable(seth, true).play(...conquer)
    expect(table.asked).toBe('end-turn')
    expect(table.seth).toMatchObject({ conquest: 'back' })
    expect(table.seth.stack).toHaveLength(8)
    expect(table.match.undo(0).ok).toBe(true)
    expect(table.seth.conquest).toBe('A04')
    table.play('0: conquest at c3', '0: end turn')
    expect(table.seth.conquest).toMatch(/^A0\d$/)
    expect(table.seth.stack).toHaveLength(7)
  })

  it('R58: the next one is turned up before a question with a choice: an artifact can still be used', () => {
    const table = new TestTable({ ...seth, seats: [{ warriors: 9, artifacts: ['Art08'] }, {}] }, true)
    const [take, ...on] = conquer
    table.play(take, '0: do seth', ...on)
    expect(table.legal(0)).toContain('use Art08')
    expect(table.seth.conquest).toMatch(/^A0\d$/)
  })
})

describe('rulings: a pillar outside a turn', () => {
  const proclaimed = (layout: Layout = {}): TestTable =>
    dusk({ round: 16, tiles: ['P22', 'P24', 'P26'], seats: [{ decrees: ['D23'] }, {}], ...layout }).play(
      '0: play D23',
      '0: do ra',
      '0: value 5',
      '0: pillar at c3 turn 0',
    )
  const told = (table: TestTable): unknown[] => table.all('tiles').map((event) => event.tiles)

  it('R58: D23 as Ra: the next tile is turned up at once, for good', () => {
    const [shown, ...more] = told(proclaimed()) as string[][]
    expect(more).toEqual([])
    expect(shown).toEqual(['P22', 'P24', expect.stringMatching(/^P/)])
  })
})

describe('R58: a position with a tile face down', () => {
  const table = new TestTable(ra, true).play(...raise)
  const json = (): TekhenuJSON => JSON.parse(JSON.stringify(table.json)) as TekhenuJSON
  const changed = (change: (board: Record<string, unknown>) => void) => {
    const position = json()
    change(position.board)
    return tekhenu.fromJSON(position)
  }

  it('is written and read again', () => {
    const read = tekhenu.fromJSON(json())
    expect(read.ok && equals(read.value, table.position)).toBe(true)
    const both = new TestTable(seth, true).play(...conquer)
    const again = tekhenu.fromJSON(JSON.parse(JSON.stringify(both.json)))
    expect(again.ok && equals(again.value, both.position)).toBe(true)
  })

  it('looks the same to everybody, and to those who think from what they see', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = tekhenu.view(table.position, viewer)
      expect(view.tiles).toEqual(['P22', 'P24', 'back'])
      const possible = tekhenu.determinize(view, random('r58'))
      expect(tekhenu.view(possible, viewer)).toEqual(view)
      tekhenu.step(possible, 0, tekhenu.read('end turn')!, fastHost)
      expect(tekhenu.view(possible, viewer).tiles.every((tile) => tile?.startsWith('P'))).toBe(true)
    }
  })

  it.each<[string, Parameters<typeof changed>[0]]>([
    ['before the other tiles', (board) => (board['tiles'] = ['back', 'P22', 'P24'])],
    ['between the other tiles', (board) => (board['tiles'] = ['P22', 'back', 'P24'])],
    [
      'while somebody has a choice',
      (board) => {
        const [seat] = board['seats'] as Record<string, unknown>[]
        seat!['blessings'] = ['B07']
        const decks = board['decks'] as Record<string, string[]>
        decks['blessing'] = decks['blessing']!.filter((card) => card !== 'B07')
      },
    ],
  ])('R58: cannot be %s', (_, change) => {
    expect(changed(change).ok).toBe(false)
  })

  it('cannot be outside the end of a turn', () => {
    const taking = new TestTable(ra).json as unknown as { board: { tiles: unknown; stack: string[] } }
    const position = JSON.parse(JSON.stringify(taking)) as typeof taking
    position.board.stack = [...position.board.stack, 'P26'].toSorted()
    position.board.tiles = ['P22', 'P24', 'back']
    expect(tekhenu.fromJSON(position)).toMatchObject({ ok: false, fault: { code: 'tekhenu.position.tiles' } })
  })
})

describe('R58: a recorded game in which every turn was ended by hand', () => {
  const text = readFileSync(new URL('../fixtures/two-r58-by-hand.record', import.meta.url), 'utf8')
  const played = replay(tekhenu, readRecord(text))

  it('goes the same way where turns end by themselves', () => {
    const asked = played.entries.filter(
      ({ before, seat, move }) => move !== tekhenu.endTurn || tekhenu.legal(before, seat, []).length > 1,
    )
    expect(asked.length).toBeLessThan(played.entries.length)
    const head = text.slice(0, text.indexOf('\n\n') + 2)
    const lines = asked.map(({ seat, move }) => `${seat}: ${tekhenu.write(move)}\n`)
    const unasked = replay(tekhenu, readRecord(head + lines.join('')))
    expect(equals(unasked.position, played.position)).toBe(true)
  })

  it('has pillars that could be taken back, and tells it as it was where one is', () => {
    const at = played.entries.findIndex(
      ({ after, closed }) => closed === undefined && tekhenu.view(after, 'spectator').tiles.includes('back'),
    )
    const { seat, move } = played.entries[at]!
    expect(tekhenu.write(move)).toMatch(/^(?:pillar|pay)/)
    const line = `${seat}: ${tekhenu.write(move)}\n`
    const [first, ...rest] = text.split(line)
    const again = replay(tekhenu, readRecord(`${first}${line}${seat}: undo\n${line}${rest.join(line)}`))
    expect(writeRecord(again, { seed: true })).toBe(text)
  })
})

it('R56: a recorded game in which the market was filled again outside a turn', () => {
  const text = readFileSync(new URL('../fixtures/four-r56-random.record', import.meta.url), 'utf8')
  const refilled = replay(tekhenu, readRecord(text)).entries.filter(
    ({ before, events }) =>
      tekhenu.view(before, 'spectator').now.seat === null && events.some(({ type }) => type === 'refilled'),
  )
  expect(refilled.length).toBeGreaterThan(0)
  // The last card of the action, and the market is full before anything else is told.
  for (const { events } of refilled)
    expect(events.slice(0, 3).map(({ type }) => type)).toEqual(['chose', 'card', 'refilled'])
})
