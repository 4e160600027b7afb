import type { ReactElement } from 'react'
import type { SeatLook } from '../analysis/looks.ts'
import { SeatShape } from '../analysis/seat-shape.tsx'
import { useWords } from '../app/words.ts'
import type { Known } from './chart.tsx'
import styles from './replay.module.css'

interface StandingProps {
  readonly known: readonly Known[]
  readonly measure: 'points' | 'chance'
  readonly at: number
  readonly lookOf: (seat: number) => SeatLook
}

/** Everybody's points or chances at this moment. */
export function Standing({ known, measure, at, lookOf }: StandingProps): ReactElement | null {
  const words = useWords()
  const now = known.findLast((each) => each.at <= at)
  if (now === undefined) return null
  const meaning = words.say(measure === 'points' ? 'replay.moves.points' : 'analysis.chart')
  return (
    <ul className={styles.standing} title={meaning} aria-label={meaning}>
      {now.values.map((value, seat) => (
        <li key={seat}>
          <SeatShape look={lookOf(seat)} size={14} />
          <b>
            {measure === 'points'
              ? value
              : words.say('analysis.chart.percent', { percent: Math.round(value) })}
          </b>
        </li>
      ))}
    </ul>
  )
}
