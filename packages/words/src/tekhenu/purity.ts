import type { Edition } from '@benben/tekhenu'
import type { Colour, Light, Purity } from './vocabulary.ts'

/** The player aid: which die is pure where. Gray, red and blue ones are tainted in any light, the green one is pure. */
const AID: Readonly<Record<Colour, Readonly<Record<Light, Purity>>>> = {
  white: { sunny: 'pure', shaded: 'tainted', dark: 'forbidden' },
  yellow: { sunny: 'tainted', shaded: 'pure', dark: 'forbidden' },
  brown: { sunny: 'forbidden', shaded: 'pure', dark: 'tainted' },
  black: { sunny: 'forbidden', shaded: 'tainted', dark: 'pure' },
  gray: { sunny: 'tainted', shaded: 'tainted', dark: 'tainted' },
  red: { sunny: 'tainted', shaded: 'tainted', dark: 'tainted' },
  blue: { sunny: 'tainted', shaded: 'tainted', dark: 'tainted' },
  green: { sunny: 'pure', shaded: 'pure', dark: 'pure' },
}

export const purityIn = (colour: Colour, light: Light): Purity => AID[colour][light]

/** Where a die lies in some light; whatever lies on the board of Seth is tainted. */
export function purityAt(
  lights: readonly string[],
  { wheel }: Pick<Edition, 'wheel'>,
  god: string,
  colour: string,
): Purity {
  const light = lights[wheel.godsClockwise.findIndex((each) => each === god)]
  return light === undefined ? 'tainted' : purityIn(colour as Colour, light as Light)
}
