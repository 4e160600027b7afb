/** A chance that was forecast, and what came of it. */
export interface Forecast {
  readonly chance: number
  /** The share of the win the seat had in the end. */
  readonly share: number
  /** How far the expected points were from those in the end. */
  readonly off: number
}

const SIZE = 360
const LEFT = 56
const TOP = 44
const BOTTOM = 52
const BINS = 10

/** Forecasts by tenths of the chance: a dot for each, as large as there are many, on the diagonal if they are honest. */
export function calibrationPlot(
  title: string,
  forecasts: readonly Forecast[],
  games: number,
): { readonly svg: string; readonly report: string } {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    forecasts.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin),
  )
  const mean = (some: readonly Forecast[], of: (each: Forecast) => number): number =>
    some.reduce((sum, each) => sum + of(each), 0) / Math.max(1, some.length)
  const error = bins.reduce(
    (sum, some) =>
      sum + some.length * Math.abs(mean(some, ({ chance }) => chance) - mean(some, ({ share }) => share)),
    0,
  )
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  const report = [
    `${games} games, ${forecasts.length} forecasts`,
    `mean distance from the diagonal ${percent(error / forecasts.length)}`,
    `Brier score ${mean(forecasts, ({ chance, share }) => (chance - share) ** 2).toFixed(3)}`,
    `expected points off by ${mean(forecasts, ({ off }) => Math.abs(off)).toFixed(1)} on average`,
  ].join('; ')
  const x = (chance: number): number => LEFT + chance * SIZE
  const y = (share: number): number => TOP + (1 - share) * SIZE
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
    (at) =>
      `<path d="M${LEFT} ${y(at)}H${LEFT + SIZE}M${x(at)} ${TOP}V${TOP + SIZE}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y(at) + 4}" text-anchor="end">${Math.round(100 * at)} %</text><text x="${x(at)}" y="${TOP + SIZE + 18}" text-anchor="middle">${Math.round(100 * at)} %</text>`,
  )
  const dots = bins.flatMap((some) => {
    if (some.length === 0) return []
    const size = 3 + 12 * Math.sqrt(some.length / forecasts.length)
    const [forecast, came] = [mean(some, ({ chance }) => chance), mean(some, ({ share }) => share)]
    return [
      `<circle cx="${x(forecast).toFixed(1)}" cy="${y(came).toFixed(1)}" r="${size.toFixed(1)}" fill="#1f4a7a" fill-opacity="0.75"><title>${percent(forecast)} forecast, ${percent(came)} came, ${some.length} forecasts</title></circle>`,
    ]
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + SIZE + 24} ${TOP + SIZE + BOTTOM}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${LEFT}" y="24" font-size="14" font-weight="700">${title}: chance to win in ${games} unseen games</text>
${ticks.join('\n')}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#b8532b" stroke-dasharray="6 4"/>
${dots.join('\n')}
<text x="${LEFT + SIZE / 2}" y="${TOP + SIZE + 40}" text-anchor="middle">forecast</text>
<text x="14" y="${TOP + SIZE / 2}" text-anchor="middle" transform="rotate(-90 14 ${TOP + SIZE / 2})">came</text>
</svg>
`
  return { svg, report }
}
