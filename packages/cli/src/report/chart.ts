import type { Words } from '@benben/words'
import { intervalOf, shareOf, type Group } from './groups.ts'

const WIDTH = 760
const ROW = 24
const LEFT = 210
const RIGHT = 60
const TOP = 34
const MARKS = [0, 0.25, 0.5, 0.75, 1]
const COLOURS = ['#1f4a7a', '#b8532b', '#2a7f62', '#7548ae']

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Win shares as dots with their intervals, one colour per edition; the line is what chance alone gives. */
export function chart(
  words: Words,
  { title, lines }: Group,
  editions: readonly string[],
  fair: number,
): string {
  const x = (share: number): number => Math.round(LEFT + (WIDTH - LEFT - RIGHT) * share)
  const foot = TOP + ROW * lines.length
  const height = foot + 2 * ROW
  const scale = MARKS.map((share) => {
    const percent = words.say('cli.arena.percent', { share: words.number(100 * share) })
    return `<text x="${x(share)}" y="${foot + 16}" text-anchor="middle" fill="#555">${escaped(percent)}</text>`
  })
  const rows = lines.flatMap(({ name, fared }, i) => {
    const y = TOP + ROW * i + ROW / 2
    const label = `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${escaped(name)}</text>`
    const dots = fared.map((each, edition) => {
      if (each === undefined || each.had === 0) return ''
      const { low, high } = intervalOf(each)
      const at = y + (edition - (fared.length - 1) / 2) * 6
      const colour = COLOURS[edition % COLOURS.length]!
      return `<line x1="${x(low)}" x2="${x(high)}" y1="${at}" y2="${at}" stroke="${colour}" stroke-width="4" stroke-linecap="round" opacity="0.4"/><circle cx="${x(shareOf(each))}" cy="${at}" r="4" fill="${colour}"/>`
    })
    return [label, ...dots]
  })
  const legend = editions.map(
    (edition, i) =>
      `<text x="${LEFT + 190 * i}" y="${height - 6}" fill="${COLOURS[i % COLOURS.length]!}">● ${escaped(edition)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${LEFT}" y="18" font-size="14" font-weight="700">${escaped(title)}</text>
<line x1="${x(fair)}" x2="${x(fair)}" y1="${TOP - 6}" y2="${foot}" stroke="#888" stroke-dasharray="4 3"/>
${[...rows, ...scale, ...legend].filter((each) => each !== '').join('\n')}
</svg>
`
}
