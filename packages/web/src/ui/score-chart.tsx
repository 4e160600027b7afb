import type { CSSProperties, ReactElement } from 'react'
import { apart } from './apart.ts'
import styles from './score-chart.module.css'

/** The points of one seat over the game. A line and a shape, so that nobody is known by colour alone. */
export interface Series {
  readonly key: number
  readonly colour: string
  /** Of the number at the end; readable on the surface. */
  readonly ink: string
  /** Drawn around 0, some 9 across. */
  readonly shape: string
  /** Lengths of line and gap; empty for a whole line. */
  readonly dash: string
  /** One per moment. */
  readonly scores: readonly number[]
}

/** A moment on the way: what stands below it, and whether it is shaded. */
export interface Moment {
  readonly label: string
  readonly sign?: string
  readonly shaded: boolean
}

interface ChartProps {
  readonly series: readonly Series[]
  readonly moments: readonly Moment[]
  /** A score with a line of its own. */
  readonly goal?: number
  readonly label: string
  readonly caption: string
}

const WIDTH = 600
const HEIGHT = 380
const LEFT = 40
const RIGHT = 44
const TOP = 12
const BOTTOM = 46
const MOST_LABELS = 14

/** Points over the moments of a game, a line for each seat. */
export function ScoreChart({ series, moments, goal, label, caption }: ChartProps): ReactElement {
  const last = Math.max(1, moments.length - 1)
  const all = series.flatMap(({ scores }) => scores)
  const highest = Math.max(goal ?? 0, 10, ...all)
  const step = highest > 150 ? 50 : highest > 60 ? 20 : 10
  const top = Math.ceil(highest / step) * step
  const bottom = Math.min(0, Math.floor(Math.min(...all) / step) * step)
  const x = (moment: number): number => LEFT + (moment * (WIDTH - LEFT - RIGHT)) / last
  const y = (score: number): number =>
    HEIGHT - BOTTOM - ((score - bottom) * (HEIGHT - TOP - BOTTOM)) / (top - bottom)
  const every = Math.ceil(last / MOST_LABELS)
  const isLabelled = (at: number): boolean =>
    at > 0 && (at === last || (at % every === 0 && last - at >= every))
  const ends = apart(series.map(({ scores }) => y(scores.at(-1)!)))
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-label={label}>
        {moments.map(({ shaded }, at) =>
          shaded ? (
            <rect
              key={at}
              x={x(at) - 12}
              y={TOP}
              width="24"
              height={HEIGHT - TOP - BOTTOM}
              className={styles.shaded}
            />
          ) : null,
        )}
        {Array.from({ length: (top - bottom) / step + 1 }, (_, i) => bottom + i * step).map((score) => (
          <g key={score}>
            <path
              d={`M${LEFT} ${y(score)}H${WIDTH - RIGHT + 8}`}
              className={score === goal ? styles.goal : styles.grid}
            />
            <text x={LEFT - 8} y={y(score) + 4} className={styles.left}>
              {score}
            </text>
          </g>
        ))}
        {moments.map((moment, at) =>
          isLabelled(at) ? (
            <g key={at}>
              <text x={x(at)} y={HEIGHT - BOTTOM + 19} className={styles.below}>
                {moment.label}
              </text>
              <text x={x(at)} y={HEIGHT - BOTTOM + 37} className={styles.below} aria-hidden="true">
                {moment.sign}
              </text>
            </g>
          ) : null,
        )}
        {series.map(({ key, colour, ink, shape, dash, scores }, i) => (
          <g key={key} style={{ '--side': colour, '--said': ink } as CSSProperties}>
            <path
              d={scores.map((score, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(score)}`).join('')}
              className={styles.line}
              strokeDasharray={dash}
            />
            {scores.map((score, at) =>
              at === 0 ? null : (
                <path
                  key={at}
                  d={shape}
                  transform={`translate(${x(at)} ${y(score)})`}
                  className={styles.dot}
                />
              ),
            )}
            <text x={x(last) + 9} y={ends[i]! + 5} className={styles.total}>
              {scores.at(-1)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
