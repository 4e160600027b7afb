import type { Round } from './trainees.ts'

const WIDTH = 720
const HEIGHT = 360
const MARGIN = 48

/** The learning curve: the mean of each round. */
export function curve(title: string, rounds: readonly Round[]): string {
  const means = rounds.map(({ mean }) => mean)
  const low = Math.floor(Math.min(...means) / 10) * 10
  const high = Math.max(low + 10, Math.ceil(Math.max(...means) / 10) * 10)
  const x = (i: number): number => MARGIN + (i * (WIDTH - 2 * MARGIN)) / Math.max(1, rounds.length - 1)
  const y = (mean: number): number => HEIGHT - MARGIN - ((mean - low) * (HEIGHT - 2 * MARGIN)) / (high - low)
  const lines = Array.from({ length: (high - low) / 10 + 1 }, (_, i) => low + 10 * i).map(
    (mean) =>
      `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y(mean)}" y2="${y(mean)}" stroke="#ddd"/><text x="8" y="${y(mean) + 4}">${mean}</text>`,
  )
  const points = means.map((mean, i) => `${x(i).toFixed(1)},${y(mean).toFixed(1)}`).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${MARGIN}" y="24">${title}, ${rounds.length} rounds</text>
${lines.join('\n')}
<polyline fill="none" stroke="#1f4a7a" stroke-width="2" points="${points}"/>
</svg>
`
}
