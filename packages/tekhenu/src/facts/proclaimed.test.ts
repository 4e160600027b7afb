import { expect, test } from 'vitest'
import { proclaimedWorth, standard, tekhenu } from '../index.ts'
import { dusk, TestTable } from '../testing/table.ts'

const holding = (decrees: readonly string[]): TestTable => dusk({ round: 16, seats: [{ decrees }, {}] })
/** Whatever is done, the turn order pays the same. */
const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((all, each) => all + each, 0) - points['order']!
/** What the seat has in the end, its decrees scored as well as they can be. */
const inTheEnd = (table: TestTable): number => sum(tekhenu.project(table.view(0))[0]!)

test('D23: it is worth what the best of its actions brings to the end of the game', () => {
  const decrees = ['D23', 'D24', 'D12', 'D01', 'D07']
  const worth = proclaimedWorth(standard, holding(decrees).view(0))
  const without = inTheEnd(holding(decrees))
  const brings = (...line: readonly string[]): number =>
    inTheEnd(holding(decrees).play('0: play D23', ...line)) - without
  expect(brings('0: do hathor', '0: value 6', '0: building at left 3')).toBeLessThan(worth)
  expect(brings('0: produce bread', '0: value 1')).toBeLessThan(worth)
  // Here a pillar is best.
  const pillars = holding(decrees).play('0: play D23', '0: do ra', '0: value 6').legal(0, 'pillar')
  const best = pillars.map((pillar) => brings('0: do ra', '0: value 6', `0: ${pillar}`))
  expect(Math.max(...best)).toBe(worth)
})

test('D23: it is worth nothing to whoever is asked something else', () => {
  const early = new TestTable({ seats: [{ decrees: ['D23', 'D24'] }, {}] })
  expect(proclaimedWorth(standard, early.view(0))).toBe(0)
  // A statue would bring three points of D18.
  const using = new TestTable({
    dice: { horus: ['white 3'] },
    seats: [{ decrees: ['D23', 'D18'], tokens: { granite: 1 } }, {}],
  }).play('0: take horus 3 white')
  expect(using.legal(0)).toContain('do horus')
  expect(proclaimedWorth(standard, using.view(0))).toBe(0)
})

test('D23: whoever does not hold it has nothing to gain', () => {
  expect(proclaimedWorth(standard, holding(['D24', 'D12']).view(0))).toBe(0)
})
