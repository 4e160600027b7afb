/** The modes in which turns of bots are timed: game, options, seats. */
export const BOT_MODES = [
  ['aton', {}, 2],
  ['tekhenu', {}, 2],
  ['tekhenu', {}, 3],
  ['tekhenu', {}, 4],
  ['tekhenu', { vizier: true }, 2],
  ['tekhenu', { seth: true }, 2],
  ['tekhenu', { seth: true }, 3],
  ['tekhenu', { seth: true }, 4],
  ['tekhenu', { solo: 'hard' }, 2],
  ['tekhenu', { seth: true, solo: 'hard' }, 2],
] as const

export const nameOf = (id: string, raw: object, seats: number): string =>
  [id, ...Object.entries(raw).map(([name, value]) => `${name}=${String(value)}`), `${seats} seats`].join(' ')

/** The median and the longest of some turns, in seconds, beside their limit: the last cells of a row. */
export function figures(turns: readonly number[], limit: number): string {
  const sorted = turns.toSorted((a, b) => a - b)
  const median = sorted[sorted.length >> 1]!
  const longest = sorted.at(-1)!
  return `${median.toFixed(3)} s | ${longest.toFixed(3)} s | ${limit} s${longest > limit ? ', exceeded' : ''}`
}
