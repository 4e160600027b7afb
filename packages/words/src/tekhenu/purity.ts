import { purityIn, type Edition } from '@benben/tekhenu'
import type { Colour, Light, Purity } from './vocabulary.ts'

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
