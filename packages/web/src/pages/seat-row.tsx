import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { Choice } from '../ui/choice.tsx'
import styles from './create.module.css'
import { botLabel } from './names.ts'
import type { ChosenWay, SeatPlan } from './plan.ts'

interface SeatRowProps {
  readonly number: number
  readonly seat: SeatPlan
  readonly ways: readonly ChosenWay[]
  readonly bots: readonly string[]
  /** Whether a name can be given. */
  readonly named: boolean
  readonly onChange: (seat: SeatPlan) => void
}

/** Who sits here, and under which name or at which level. */
export function SeatRow({ number, seat, ways, bots, named, onChange }: SeatRowProps): ReactElement {
  const words = useWords()
  const title = words.say('web.seat', { number })
  if (seat.way === 'automaton') {
    return (
      <div className={styles.seat} data-seat-row={number}>
        <b>{title}</b>
        <span className={styles.automaton}>
          <Icon name="obelisk" />
          {botLabel(words, seat.name)}
        </span>
        <div className={styles.detail}>
          <span>{words.say('web.way.about.automaton')}</span>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.seat} data-seat-row={number}>
      <b>{title}</b>
      <Choice
        legend={title}
        value={seat.way}
        onChange={(way) => onChange({ ...seat, way })}
        options={ways.map((way) => [way, words.say(`web.way.${way}`)] as const)}
      />
      <div className={styles.detail}>
        {named ? (
          <input
            aria-label={words.say('web.seat.name', { number })}
            placeholder={words.say(seat.way === 'me' ? 'web.name.label' : 'web.name.theirs')}
            value={seat.name}
            maxLength={24}
            onChange={(event) => onChange({ ...seat, name: event.currentTarget.value })}
          />
        ) : seat.way === 'bot' ? (
          <select
            aria-label={words.say('web.seat.level', { number })}
            value={seat.bot}
            onChange={(event) => onChange({ ...seat, bot: event.currentTarget.value })}
          >
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {botLabel(words, bot)}
              </option>
            ))}
          </select>
        ) : (
          <span>{words.say(`web.way.about.${seat.way === 'open' ? 'open' : 'friend'}`)}</span>
        )}
      </div>
    </div>
  )
}
