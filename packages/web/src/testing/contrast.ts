/** Which colours must be told apart from which, and how well: WCAG asks 4.5 of text and 3 of signs and edges. */
interface Pair {
  readonly ink: string
  readonly on: readonly string[]
  readonly least: number
}

const TEXT = 4.5
const SIGN = 3

export const PAIRS: readonly Pair[] = [
  { ink: 'text', on: ['bg', 'surface', 'surface-2', 'well', 'warn-soft', 'sky-1', 'sky-2'], least: 7 },
  { ink: 'text', on: ['dune-2', 'dune-3'], least: TEXT },
  { ink: 'muted', on: ['bg', 'surface', 'surface-2', 'well', 'lit-soft'], least: TEXT },
  { ink: 'link', on: ['bg', 'surface', 'surface-2'], least: TEXT },
  { ink: 'good', on: ['bg', 'surface', 'surface-2'], least: TEXT },
  { ink: 'warn', on: ['bg', 'surface', 'surface-2', 'warn-soft'], least: TEXT },
  { ink: 'on-primary', on: ['primary', 'primary-hover'], least: TEXT },
  { ink: 'lit-text', on: ['lit-soft'], least: TEXT },
  { ink: 'red-text', on: ['bg', 'surface', 'surface-2', 'well', 'lit-soft', 'red-soft'], least: TEXT },
  { ink: 'blue-text', on: ['bg', 'surface', 'surface-2', 'well', 'lit-soft', 'blue-soft'], least: TEXT },
  { ink: 'card-ink', on: ['card-face', 'card-face-2'], least: 7 },
  { ink: 'card-pip', on: ['card-face', 'card-face-2'], least: SIGN },
  { ink: 'gold-300', on: ['lapis-700', 'card-back'], least: TEXT },
  { ink: 'sign-yellow', on: ['space-yellow'], least: SIGN },
  { ink: 'sign-green', on: ['space-green'], least: SIGN },
  { ink: 'sign-black', on: ['space-black'], least: SIGN },
  { ink: 'sign-blue', on: ['space-blue'], least: SIGN },
  { ink: 'sign-bonus', on: ['space-bonus'], least: TEXT },
  { ink: 'piece-face', on: ['red', 'blue'], least: SIGN },
  { ink: 'red', on: ['surface', 'bg'], least: SIGN },
  { ink: 'blue', on: ['surface', 'bg'], least: SIGN },
  { ink: 'lit', on: ['bg', 'surface', 'surface-2', 'well'], least: SIGN },
  { ink: 'focus', on: ['bg', 'surface', 'surface-2', 'well', 'lit-soft', 'dune-3', 'sky-2'], least: SIGN },
  { ink: 'line-strong', on: ['bg', 'surface', 'well'], least: SIGN },
  ...[0, 1, 2, 3].map((seat) => ({ ink: `seat-${seat}`, on: ['surface', 'slot', 'bg'], least: SIGN })),
  { ink: 'on-seat', on: ['seat-0', 'seat-1', 'seat-2', 'seat-3'], least: SIGN },
  ...['white', 'black', 'yellow', 'brown', 'gray', 'red', 'blue', 'green'].map((colour) => ({
    ink: `pip-${colour}`,
    on: [`die-${colour}`],
    least: TEXT,
  })),
  { ink: 'text', on: ['slot', 'slot-strong'], least: 7 },
  { ink: 'muted', on: ['slot', 'slot-strong'], least: TEXT },
  { ink: 'line-strong', on: ['slot'], least: SIGN },
  { ink: 'on-prompt', on: ['prompt'], least: 7 },
  { ink: 'prompt-muted', on: ['prompt'], least: TEXT },
  { ink: 'on-gain', on: ['gain'], least: TEXT },
  { ink: 'lit', on: ['slot'], least: SIGN },
  { ink: 'focus', on: ['slot', 'slot-strong'], least: SIGN },
]

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Reads `--name: #hex` and `--name: light-dark(#hex, #hex)` from a style sheet. */
export function readTokens(css: string, theme: Theme): ReadonlyMap<string, string> {
  const found = css.matchAll(/--([\w-]+):\s*(?:light-dark\(\s*(#\w+),\s*(#\w+)\s*\)|(#\w+))/g)
  return new Map(
    Array.from(found, ([, name, light, dark, both]) => [name!, both ?? (theme === 'light' ? light! : dark!)]),
  )
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
