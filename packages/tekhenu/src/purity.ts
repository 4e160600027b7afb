import {
  BLACK,
  BROWN,
  COLOURS,
  DARK,
  FORBIDDEN,
  GREEN,
  LIGHTS,
  PURE,
  PURITIES,
  SHADED,
  SUNNY,
  TAINTED,
  WHITE,
  YELLOW,
  type Colour,
  type Light,
  type Purity,
} from './names.ts'

/** Dice are pure where they match in brightness. */
const PURITY: readonly (readonly Purity[])[] = (() => {
  const table = COLOURS.map(() => [TAINTED, TAINTED, TAINTED] as Purity[])
  const set = (colour: Colour, light: Light, purity: Purity): void => {
    table[colour]![light] = purity
  }
  set(WHITE, SUNNY, PURE)
  set(WHITE, DARK, FORBIDDEN)
  set(BLACK, SUNNY, FORBIDDEN)
  set(BLACK, DARK, PURE)
  set(YELLOW, SHADED, PURE)
  set(YELLOW, DARK, FORBIDDEN)
  set(BROWN, SHADED, PURE)
  set(BROWN, SUNNY, FORBIDDEN)
  for (const light of [SUNNY, SHADED, DARK]) set(GREEN, light, PURE) // Q05, Q14
  return table
})()

export const purityOf = (colour: Colour, light: Light): Purity => PURITY[colour]![light]!

/** The same by name, for whoever reads views. */
export type PurityName = (typeof PURITIES)[number]
export const purityIn = (colour: string, light: string): PurityName =>
  PURITIES[purityOf(COLOURS.indexOf(colour as 'gray'), LIGHTS.indexOf(light as 'dark'))]!
