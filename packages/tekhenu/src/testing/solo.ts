import { TestTable, type Layout, type SoloLayout } from './table.ts'

/** Tables at which it is Botankhamun's turn: it is first in turn order, and every step of it waits. */
export const itsTurn = (solo: SoloLayout, layout: Layout = {}): TestTable =>
  new TestTable({ order: [1, 0], ...layout, solo }, true)

/** The marker moves, a die is taken, the action is done; its turn has not ended yet. */
export const itPlays = (solo: SoloLayout, layout: Layout = {}): TestTable =>
  itsTurn(solo, layout).play('1: end turn', '1: end turn', '1: end turn')

/** A generator wants numbers that fill it. */
const mixed = (n: number): number => Math.imul((n + 1) ^ ((n + 1) << 13), 0x9e3779b1)

/** What it did, over many beginnings of chance. */
export const overChance = <T>(look: (generator: readonly [number, number, number, number]) => T): Set<T> =>
  new Set(
    Array.from({ length: 40 }, (_, i) =>
      look([mixed(4 * i), mixed(4 * i + 1), mixed(4 * i + 2), mixed(4 * i + 3)]),
    ),
  )

export const dieTaken = (table: TestTable): string => {
  const { god, die } = table.all('took')[0]!
  return `${god} ${die.colour} ${die.value}`
}
