import type { Puzzle } from '@benben/bots/puzzles'

/** The wheel of a puzzle of Tekhenu, as far as a small picture shows it: sections clockwise, from Horus. */
export type Wheel = readonly {
  readonly light: (typeof AT_START)[number]
  /** The colours of the dice that lie there. */
  readonly dice: readonly string[]
}[]

const AT_START = ['sunny', 'sunny', 'shaded', 'dark', 'dark', 'shaded'] as const
const SECTIONS = AT_START.length

/** Read from the position without the rules of the game; undefined for another game. */
export function wheelOf({ position }: Pick<Puzzle, 'position'>): Wheel | undefined {
  const { board } = position as { board?: { wheel: number; dice: readonly (readonly string[])[] } }
  return board?.dice.map((dice, i) => ({
    light: AT_START[(i - board.wheel + SECTIONS) % SECTIONS]!,
    dice: dice.map((die) => die.split(' ')[0]!),
  }))
}
