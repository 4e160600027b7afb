import type { AtonMove } from '../boardgameio/enumerate.ts'

/** The peer's moves in the words of our records, so that both sides can be compared line by line. */

const spaceName = (space: number): string =>
  `${Math.floor(space / 12) + 1}${'abc'[Math.floor(space / 4) % 3]}${(space % 4) + 1}`

export const write = (move: AtonMove): string =>
  move.move === 'assign'
    ? `assign ${move.args[0].join(' ')}`
    : move.move === 'exchange'
      ? 'exchange'
      : `${move.move} ${spaceName(move.args[0])}`

const hands: number[][] = []
for (let code = 0; code < 256; code++) hands.push([6, 4, 2, 0].map((shift) => ((code >> shift) & 3) + 1))

/** Every move there is, legal or not. */
export const EVERY_MOVE: readonly AtonMove[] = [
  { move: 'exchange', args: [] },
  ...hands.map((cards): AtonMove => ({ move: 'assign', args: [cards] })),
  ...(['remove', 'place', 'return'] as const).flatMap((move) =>
    Array.from({ length: 48 }, (_, space): AtonMove => ({ move, args: [space] })),
  ),
]
