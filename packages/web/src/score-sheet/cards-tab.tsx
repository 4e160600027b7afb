import type { Seat } from '@benben/kernel'
import { idsOf } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { cardTitle } from '../tekhenu/cards/card-facts.ts'
import { SeatMark } from '../tekhenu/pieces/seat-mark.tsx'
import styles from './score-sheet.module.css'
import type { SheetState } from './use-sheet.ts'

const KINDS = ['technologies', 'decrees'] as const
const FAMILY = { technologies: 'technology', decrees: 'decree' } as const

/** The cards of each player, to be ticked in a list that opens. */
export function CardsTab({ state }: { readonly state: SheetState }): ReactElement {
  const words = useWords()
  return (
    <>
      <p className={styles.hint}>{words.say('sheet.cards.about')}</p>
      {state.sheet.names.map((name, seat) => (
        <section key={seat} className={styles.hand}>
          <h2>
            <SeatMark seat={seat} size={14} /> {name}
          </h2>
          {KINDS.map((kind) => (
            <Held key={kind} state={state} seat={seat} kind={kind} />
          ))}
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={state.sheet.seats[seat]!.proclaimed}
              onChange={(event) => state.seat(seat, { proclaimed: event.currentTarget.checked })}
            />
            {words.say('sheet.proclaimed')}
          </label>
        </section>
      ))}
    </>
  )
}

interface HeldProps {
  readonly state: SheetState
  readonly seat: Seat
  readonly kind: (typeof KINDS)[number]
}

function Held({ state, seat, kind }: HeldProps): ReactElement {
  const words = useWords()
  const { seats, names, seth } = state.sheet
  const held = seats[seat]![kind]
  const title = words.say(`sheet.${kind}`)
  const all = idsOf(FAMILY[kind]).filter((id) => seth || !id.includes('X'))
  const others = new Set(seats.flatMap((each, i) => (i === seat ? [] : each[kind])))
  const toggle = (id: string): void =>
    state.seat(seat, {
      [kind]: held.includes(id) ? held.filter((each) => each !== id) : [...held, id].toSorted(),
    })
  return (
    <details className={styles.held} data-hand={`${kind}/${seat}`}>
      <summary>
        <b>{title}</b> {held.length === 0 ? words.say('sheet.cards.none') : held.join(', ')}
      </summary>
      <div
        className={styles.cards}
        role="group"
        aria-label={words.say('sheet.cards.of', { kind: title, who: names[seat]! })}
      >
        {all.map((id) => (
          <label key={id} className={styles.tick} data-elsewhere={others.has(id) || undefined}>
            <input type="checkbox" checked={held.includes(id)} data-card={id} onChange={() => toggle(id)} />
            <span>
              <b>{id}</b> {cardTitle(words, id)}
            </span>
          </label>
        ))}
      </div>
    </details>
  )
}
