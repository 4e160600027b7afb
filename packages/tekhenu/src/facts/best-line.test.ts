import { expect, test } from 'vitest'
import { standard, tekhenu, worthOf } from '../index.ts'
import { TestTable } from '../testing/table.ts'

/** A die of Horus and granite for a statue; the decree pays for statues. */
const holding = (decrees: readonly string[]): TestTable =>
  new TestTable({
    dice: { horus: ['white 3'] },
    seats: [{ decrees, tokens: { granite: 1 } }, {}],
  }).play('0: take horus 3 white')

const worth = (table: TestTable, ...moves: readonly string[]): number =>
  worthOf(
    standard,
    table.view(0),
    moves.map((move) => tekhenu.read(move)!),
  )

test('what is given up is worth the points of its best line, as if scoring happened behind it', () => {
  const points = (table: TestTable): number =>
    Object.values(tekhenu.project(table.view(0))[0]!).reduce((all, each) => all + each, 0)
  for (const decrees of [[], ['D18']]) {
    const statues = holding(decrees).play('0: do horus').legal(0, 'statue')
    const best = statues.map((statue) => points(holding(decrees).play('0: do horus', `0: ${statue}`)))
    expect(statues.length).toBeGreaterThan(1)
    expect(worth(holding(decrees), 'do horus')).toBe(Math.max(0, ...best) - points(holding(decrees)))
  }
  expect(worth(holding(['D18']), 'do horus')).toBeGreaterThan(worth(holding([]), 'do horus'))
})

test('nothing that is given up is worth nothing', () => {
  expect(worth(holding(['D18']))).toBe(0)
})
