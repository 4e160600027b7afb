import type { ReactElement, ReactNode } from 'react'
import type { GameEntry } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { Button } from '../ui/button.tsx'
import styles from './create.module.css'
import { resized, SEAT_WAYS, type SeatPlan } from './plan.ts'
import { SeatRow } from './seat-row.tsx'

interface SeatPlansProps {
  readonly seats: readonly SeatPlan[]
  readonly entry: GameEntry
  /** The bot that sits down on a new seat. */
  readonly level: string
  readonly onChange: (seats: readonly SeatPlan[]) => void
}

/** Who sits where, and how many. */
export function SeatPlans({ seats, entry, level, onChange }: SeatPlansProps): ReactElement {
  const words = useWords()
  const { min, max } = entry.seats
  return (
    <>
      {seats.map((seat, i) => (
        <SeatRow
          key={i}
          number={i + 1}
          seat={seat}
          ways={SEAT_WAYS}
          bots={entry.bots}
          named={seat.way === 'me' || seat.way === 'here'}
          onChange={(changed) => onChange(seats.with(i, changed))}
        />
      ))}
      {min === max ? null : (
        <div className={styles.more}>
          {seats.length < max ? (
            <Button icon="plus" onClick={() => onChange(resized(seats, seats.length + 1, level))}>
              {words.say('web.seats.add')}
            </Button>
          ) : null}
          {seats.length > min ? (
            <Button icon="cross" onClick={() => onChange(resized(seats, seats.length - 1, level))}>
              {words.say('web.seats.remove', { number: seats.length })}
            </Button>
          ) : null}
        </div>
      )}
    </>
  )
}

interface PlanProblemProps {
  readonly problem: string
  /** Leads to the rule behind it. */
  readonly rule?: ReactNode
  /** The fixes offered, each with its label. */
  readonly ways: readonly (readonly [label: string, take: () => void])[]
}

/** The conflict between seats, and the fixes for it. */
export const PlanProblem = ({ problem, rule, ways }: PlanProblemProps): ReactElement => (
  <div className={styles.fault} role="alert">
    <Icon name="refused" />
    <p>
      {problem} {rule}
    </p>
    <div>
      {ways.map(([label, take]) => (
        <Button key={label} onClick={take}>
          {label}
        </Button>
      ))}
    </div>
  </div>
)
