import type { CSSProperties, ReactElement } from 'react'
import { apart } from './apart.ts'
import styles from './score-chart.module.css'
import { PHONE, useMedia } from './use-media.ts'

/** The points of one seat over the game. A line and a shape, so that nobody is known by colour alone. */
interface Series {
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
interface Moment {
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
/** On a phone numbers are larger in the drawing, so that they can be read. */
const PHONE_LABEL = 27

/** Where moments and scores lie in the chart. */
interface Axes {
  readonly x: (moment: number) => number
  readonly y: (score: number) => number
  readonly last: number
  /** The scores with a line across. */
  readonly scores: readonly number[]
}

function axesOf({ series, moments, goal }: ChartProps): Axes {
  const last = Math.max(1, moments.length - 1)
  const all = series.flatMap(({ scores }) => scores)
  const highest = Math.max(goal ?? 0, 10, ...all)
  const step = highest > 150 ? 50 : highest > 60 ? 20 : 10
  const top = Math.ceil(highest / step) * step
  const bottom = Math.min(0, Math.floor(Math.min(...all) / step) * step)
  return {
    x: (moment) => LEFT + (moment * (WIDTH - LEFT - RIGHT)) / last,
    y: (score) => HEIGHT - BOTTOM - ((score - bottom) * (HEIGHT - TOP - BOTTOM)) / (top - bottom),
    last,
    scores: Array.from({ length: (top - bottom) / step + 1 }, (_, i) => bottom + i * step),
  }
}

/** Points over the moments of a game, a line for each seat. */
export function ScoreChart(props: ChartProps): ReactElement {
  const { series, moments, goal, label, caption } = props
  const axes = axesOf(props)
  const isPhone = useMedia(PHONE)
  const ends = apart(
    series.map(({ scores }) => axes.y(scores.at(-1)!)),
    isPhone ? PHONE_LABEL : undefined,
  )
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-label={label}>
        <Ground axes={axes} moments={moments} goal={goal} />
        {series.map((each, i) => (
          <SeriesLine key={each.key} axes={axes} series={each} end={ends[i]!} />
        ))}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}

interface GroundProps {
  readonly axes: Axes
  readonly moments: readonly Moment[]
  readonly goal: number | undefined
}

/** Shaded moments, lines across, and what stands below. */
function Ground({ axes: { x, y, last, scores }, moments, goal }: GroundProps): ReactElement {
  const every = Math.ceil(last / MOST_LABELS)
  const isLabelled = (at: number): boolean =>
    at > 0 && (at === last || (at % every === 0 && last - at >= every))
  return (
    <>
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
      {scores.map((score) => (
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
    </>
  )
}

interface SeriesLineProps {
  readonly axes: Axes
  readonly series: Series
  /** How high the number at the end stands. */
  readonly end: number
}

const SeriesLine = ({ axes: { x, y, last }, series, end }: SeriesLineProps): ReactElement => (
  <g style={{ '--side': series.colour, '--said': series.ink } as CSSProperties}>
    <path
      d={series.scores.map((score, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(score)}`).join('')}
      className={styles.line}
      strokeDasharray={series.dash}
    />
    {series.scores.map((score, at) =>
      at === 0 ? null : (
        <path
          key={at}
          d={series.shape}
          transform={`translate(${x(at)} ${y(score)})`}
          className={styles.dot}
        />
      ),
    )}
    <text x={x(last) + 9} y={end + 5} className={styles.total}>
      {series.scores.at(-1)}
    </text>
  </g>
)
