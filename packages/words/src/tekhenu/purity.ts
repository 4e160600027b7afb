import type { Colour, Light, Purity } from './vocabulary.ts'

/** The player aid: which die is pure where. Gray ones are tainted in any light. */
const AID: Readonly<Record<Colour, Readonly<Record<Light, Purity>>>> = {
  white: { sunny: 'pure', shaded: 'tainted', dark: 'forbidden' },
  yellow: { sunny: 'tainted', shaded: 'pure', dark: 'forbidden' },
  brown: { sunny: 'forbidden', shaded: 'pure', dark: 'tainted' },
  black: { sunny: 'forbidden', shaded: 'tainted', dark: 'pure' },
  gray: { sunny: 'tainted', shaded: 'tainted', dark: 'tainted' },
}

export const purityIn = (colour: Colour, light: Light): Purity => AID[colour][light]
