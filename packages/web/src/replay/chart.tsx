import type { Moment } from '@benben/kernel'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import styles from './replay.module.css'

/** Lines of seats: whole, dashed, dotted, and both. */
const DASHES = ['', '6 4', '2 4', '8 3 2 3'] as const
const HEIGHT = 100

interface ChartProps {
  readonly moments: readonly Moment[]
  /** Per moment, the points of every seat; empty until they are known. */
  readonly points: readonly (readonly number[])[]
  readonly at: number
  readonly colourOf: (seat: number) => string
}

/** Everybody's points over the moves, behind the slider; scorings are shaded. */
export function Chart({ moments, points, at, colourOf }: ChartProps): ReactElement {
  const words = useWords()
  const last = Math.max(1, moments.length - 1)
  const all = points.flat()
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)]
  const y = (score: number): number => HEIGHT - ((score - low) * HEIGHT) / (high - low)
  const seats = points[0]?.length ?? 0
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${last} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.say('replay.chart')}
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
          points={points.map((each, n) => `${n},${y(each[seat]!)}`).join(' ')}
          className={styles.line}
          stroke={colourOf(seat)}
          strokeDasharray={DASHES[seat % DASHES.length]}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={`M${at} 0V${HEIGHT}`} className={styles.now} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
