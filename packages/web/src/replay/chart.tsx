import type { Moment } from '@benben/kernel'
import type { ReactElement } from 'react'
import type { SeatLook } from '../analysis/looks.ts'
import { useWords } from '../app/words.ts'
import styles from './replay.module.css'

const HEIGHT = 100
/** So that no line is cut where it is highest or lowest. */
const EDGE = 4

/** What is known of every seat at a moment: its points, or its chance to win in percent. */
export interface Known {
  readonly at: number
  readonly values: readonly number[]
}

interface ChartProps {
  readonly moments: readonly Moment[]
  /** In order; empty until something is known. */
  readonly known: readonly Known[]
  readonly measure: 'points' | 'chance'
  readonly at: number
  readonly lookOf: (seat: number) => SeatLook
}

/** Everybody's points over the moves, or their chances, behind the slider; scorings are shaded. */
export function Chart({ moments, known, measure, at, lookOf }: ChartProps): ReactElement {
  const words = useWords()
  const last = Math.max(1, moments.length - 1)
  const all = known.flatMap(({ values }) => values)
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)]
  const y = (value: number): number => HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low)
  const seats = known[0]?.values.length ?? 0
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${last} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.say(measure === 'points' ? 'replay.chart' : 'replay.chart.chance')}
      data-chart={measure}
    >
      {moments.map(({ sign, beginsRound }, n) =>
        sign === 'scoring' ? (
          <rect
            key={n}
            x={n - last / 120}
            y="0"
            width={last / 60}
            height={HEIGHT}
            className={styles.scoring}
          />
        ) : beginsRound && n > 0 ? (
          <path key={n} d={`M${n} 0V${HEIGHT}`} className={styles.round} vectorEffect="non-scaling-stroke" />
        ) : null,
      )}
      {Array.from({ length: seats }, (_, seat) => (
        <polyline
          key={seat}
          points={known.map((each) => `${each.at},${y(each.values[seat]!)}`).join(' ')}
          className={styles.line}
          stroke={lookOf(seat).colour}
          strokeDasharray={lookOf(seat).dash}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={`M${at} 0V${HEIGHT}`} className={styles.now} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
