import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Choice } from '../ui/choice.tsx'
import styles from './create.module.css'
import { HOSTINGS, hostingOf, type Hosting, type SeatPlan } from './plan.ts'

interface PlaceFieldProps {
  readonly seats: readonly SeatPlan[]
  readonly place: Hosting
  readonly onChange: (place: Hosting) => void
}

/** Where the match is hosted. If the seats leave no choice, explains why. */
export function PlaceField({ seats, place, onChange }: PlaceFieldProps): ReactElement {
  const words = useWords()
  const must = hostingOf(seats)
  const label = words.say('web.place')
  return (
    <div className={styles.option} data-place={must ?? place}>
      <span>
        <b>{label}</b>
        <small>{words.say(must === undefined ? `web.place.about.${place}` : `web.place.must.${must}`)}</small>
      </span>
      {must === undefined ? (
        <Choice
          legend={label}
          value={place}
          onChange={onChange}
          options={HOSTINGS.map((each) => [each, words.say(`web.place.${each}`)] as const)}
        />
      ) : (
        <b>{words.say(`web.place.${must}`)}</b>
      )}
    </div>
  )
}
