import type { Expected, TurningPoint } from '@benben/bots/analysis'
import { momentsOf, type Moment } from '@benben/kernel'
import { useMemo, type ReactElement } from 'react'
import { apart } from '../ui/apart.ts'
import { PHONE, useMedia } from '../ui/use-media.ts'
import styles from './chart.module.css'
import { seatLook, type Scene } from './scene.ts'

export type Measure = 'chance' | 'points'

interface ChartProps {
  readonly scene: Scene
  readonly course: readonly Expected[]
  readonly turningPoints: readonly Pick<TurningPoint, 'at'>[]
  readonly measure: Measure
}

/** Where rounds and values lie. */
interface Axes {
  readonly width: number
  readonly x: (round: number) => number
  readonly y: (value: number) => number
  readonly values: readonly number[]
}

const HEIGHT = 250
const LEFT = 42
const RIGHT = 12
const TOP = 30
const BOTTOM = 26
/** How wide the number of a turning point is. */
const NUMBER = 23

/** What is drawn of a seat: its chances in percent, or its points. */
const valuesOf = (course: readonly Expected[], seat: number, measure: Measure): number[] =>
  course.map(({ chances, points }) => (measure === 'chance' ? 100 * chances[seat]! : points[seat]!))

function axesOf({ course, measure }: ChartProps, width: number): Axes {
  const all = course.flatMap(({ points }) => (measure === 'chance' ? [0, 100] : points))
  const step = measure === 'chance' ? 25 : Math.max(...all) - Math.min(...all) > 60 ? 20 : 10
  const bottom = Math.floor(Math.min(...all) / step) * step
  const top = Math.max(bottom + step, Math.ceil(Math.max(...all) / step) * step)
  const last = Math.max(1, course.length - 1)
  return {
    width,
    x: (turn) => LEFT + (turn * (width - LEFT - RIGHT)) / last,
    y: (value) => HEIGHT - BOTTOM - ((value - bottom) * (HEIGHT - TOP - BOTTOM)) / (top - bottom),
    values: Array.from({ length: (top - bottom) / step + 1 }, (_, i) => bottom + i * step),
  }
}

/** Chances or expected points of every seat over the rounds; scorings are shaded, turning points numbered. */
export function Chart(props: ChartProps): ReactElement {
  const { scene, course, turningPoints, measure } = props
  const { words, opened } = scene
  const isPhone = useMedia(PHONE)
  const axes = axesOf(props, isPhone ? 350 : 640)
  const moments = useMemo(() => momentsOf(opened.match), [opened])
  const turnAt = (at: number): number => {
    const round = Math.max(
      0,
      course.findLastIndex((each) => each.at <= at),
    )
    const [from, to] = [course[round]!.at, course[round + 1]?.at ?? course[round]!.at + 1]
    return round + Math.min(1, (at - from) / (to - from))
  }
  const numbers = apart(
    turningPoints.map(({ at }) => axes.x(turnAt(at))),
    NUMBER,
  )
  const seats = opened.seats.map((_, seat) => seat)
  return (
    <svg
      viewBox={`0 0 ${axes.width} ${HEIGHT}`}
      className={styles.chart}
      role="img"
      aria-label={words.say(`analysis.chart.about.${measure}`)}
      data-chart={measure}
    >
      <Ground axes={axes} course={course} moments={moments} turnAt={turnAt} measure={measure} />
      {/* The seat that is looked at is drawn last, above the others. */}
      {seats
        .toSorted((a, b) => Number(a === scene.seat) - Number(b === scene.seat))
        .map((seat) => (
          <SeatLine
            key={seat}
            scene={scene}
            axes={axes}
            seat={seat}
            values={valuesOf(course, seat, measure)}
          />
        ))}
      {turningPoints.map(({ at }, i) => (
        <g key={at} className={styles.number}>
          <path d={`M${numbers[i]} ${TOP - 5}L${axes.x(turnAt(at))} ${TOP}V${HEIGHT - BOTTOM}`} />
          <circle cx={numbers[i]} cy={TOP - 15} r="10" />
          <text x={numbers[i]} y={TOP - 10.5}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface GroundProps {
  readonly axes: Axes
  readonly course: readonly Expected[]
  readonly moments: readonly Moment[]
  readonly turnAt: (at: number) => number
  readonly measure: Measure
}

/** Shaded scorings, lines across, and the rounds below. */
function Ground({
  axes: { width, x, y, values },
  course,
  moments,
  turnAt,
  measure,
}: GroundProps): ReactElement {
  const scorings = moments.flatMap(({ sign }, at) => (sign === 'scoring' ? [turnAt(at)] : []))
  const rounds = course.flatMap(({ round }, turn) =>
    round > 0 && round !== course[turn - 1]?.round && turn < course.length - 1 ? [{ round, turn }] : [],
  )
  const every = Math.ceil(rounds.length / (width < 500 ? 8 : 16))
  const half = Math.max(4, (x(1) - x(0)) / 4)
  return (
    <>
      {[...new Set(scorings)].map((turn) => (
        <rect
          key={turn}
          x={Math.max(LEFT, x(turn) - half)}
          y={TOP}
          width={Math.min(2 * half, width - RIGHT - x(turn) + half)}
          height={HEIGHT - TOP - BOTTOM}
          className={styles.scoring}
        />
      ))}
      {values.map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${width - RIGHT}`} className={styles.grid} />
          <text x={LEFT - 6} y={y(value) + 4} className={styles.left}>
            {measure === 'chance' ? `${value} %` : value}
          </text>
        </g>
      ))}
      {rounds.map(({ round, turn }, i) => (
        <g key={turn}>
          <path d={`M${x(turn)} ${HEIGHT - BOTTOM}v4`} className={styles.tick} />
          {i % every === 0 ? (
            <text x={x(turn)} y={HEIGHT - BOTTOM + 17} className={styles.below}>
              {round}
            </text>
          ) : null}
        </g>
      ))}
    </>
  )
}

interface SeatLineProps {
  readonly scene: Scene
  readonly axes: Axes
  readonly seat: number
  readonly values: readonly number[]
}

/** On a chart with many turns only some of them have a shape. */
const MOST_SHAPES = 18

function SeatLine({ scene, axes: { x, y }, seat, values }: SeatLineProps): ReactElement {
  const { colour, shape, dash } = seatLook(scene, seat)
  const every = Math.ceil(values.length / MOST_SHAPES)
  return (
    <g>
      <path
        d={values
          .map((value, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(value).toFixed(1)}`)
          .join('')}
        fill="none"
        stroke={colour}
        strokeWidth={seat === scene.seat ? 3 : 2}
        strokeDasharray={dash}
        strokeLinejoin="round"
        data-line={seat}
      />
      {values.map((value, turn) =>
        turn % every === 0 || turn === values.length - 1 ? (
          <path
            key={turn}
            d={shape}
            transform={`translate(${x(turn).toFixed(1)} ${y(value).toFixed(1)}) scale(0.75)`}
            fill={colour}
          />
        ) : null,
      )}
    </g>
  )
}
