/** The player aid: which die is pure where. Gray, red and blue ones are tainted in any light, the green one is pure. */
export type Purity = 'pure' | 'tainted' | 'forbidden'

const AID: Readonly<Record<string, Readonly<Record<string, Purity>>>> = {
  white: { sunny: 'pure', shaded: 'tainted', dark: 'forbidden' },
  yellow: { sunny: 'tainted', shaded: 'pure', dark: 'forbidden' },
  brown: { sunny: 'forbidden', shaded: 'pure', dark: 'tainted' },
  black: { sunny: 'forbidden', shaded: 'tainted', dark: 'pure' },
  green: { sunny: 'pure', shaded: 'pure', dark: 'pure' },
}

export const purityIn = (colour: string, light: string): Purity => AID[colour]?.[light] ?? 'tainted'
