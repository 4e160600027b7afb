import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Played } from './played.ts'
import styles from './statistics.module.css'
import { trendOf } from './sums.ts'

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [600, 220, 36, 8, 10]
/** Of so many matches the line shows the mean. */
const WIDTH_OF_TREND = 5

/** My points match by match, what the best of the others had, and where it is going. */
export function GamesChart({ played }: { readonly played: readonly Played[] }): ReactElement {
  const words = useWords()
  const highest = Math.max(10, ...played.flatMap(({ total, best }) => [total, best]))
  const step = highest > 100 ? 50 : highest > 40 ? 20 : 10
  const top = Math.ceil(highest / step) * step
  const y = (points: number): number =>
    HEIGHT - BOTTOM - (Math.max(0, points) * (HEIGHT - TOP - BOTTOM)) / top
  const slot = (WIDTH - LEFT) / played.length
  const x = (at: number): number => LEFT + slot * (at + 0.5)
  const trend = trendOf(played, WIDTH_OF_TREND)
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.chart}
        role="img"
        aria-label={words.say('statistics.chart', { matches: played.length })}
      >
        {Array.from({ length: top / step + 1 }, (_, i) => i * step).map((points) => (
          <g key={points}>
            <path d={`M${LEFT} ${y(points)}H${WIDTH}`} className={styles.grid} />
            <text x={LEFT - 6} y={y(points) + 4} className={styles.axis}>
              {points}
            </text>
          </g>
        ))}
        {played.map(({ href, total, best, outcome }, at) => {
          const width = Math.min(26, slot * 0.7)
          return (
            <g key={href} data-outcome={outcome}>
              <rect
                x={x(at) - width / 2}
                y={y(total)}
                width={width}
                height={Math.max(1, HEIGHT - BOTTOM - y(total))}
                className={styles[outcome]}
              />
              <path d={`M${x(at) - width / 2 - 2} ${y(best)}h${width + 4}`} className={styles.rival} />
            </g>
          )
        })}
        {played.length < 3 ? null : (
          <polyline
            points={trend.map((mean, at) => `${x(at)},${y(mean)}`).join(' ')}
            className={styles.trend}
          />
        )}
      </svg>
      <Legend hasTrend={played.length >= 3} />
    </figure>
  )
}

const Legend = ({ hasTrend }: { readonly hasTrend: boolean }): ReactElement => {
  const words = useWords()
  return (
    <figcaption className={styles.legend}>
      <span className={styles.keyWon}>{words.say('statistics.chart.won')}</span>
      <span className={styles.keyLost}>{words.say('statistics.chart.lost')}</span>
      <span className={styles.keyRival}>{words.say('statistics.chart.rival')}</span>
      {hasTrend ? (
        <span className={styles.keyTrend}>
          {words.say('statistics.chart.trend', { matches: WIDTH_OF_TREND })}
        </span>
      ) : null}
    </figcaption>
  )
}
