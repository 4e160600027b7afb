import type { SethBoard } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { nameOf, type TableModel } from '../model.ts'
import styles from './tracks.module.css'

const STEPS = Array.from({ length: 11 }, (_, i) => i)
const RAILS = [
  ['warrior', 'warriors'],
  ['priest', 'priests'],
] as const

/** The two tracks from 0 to 10 with the markers of all seats. */
export function Tracks({
  model,
  seth,
  then,
}: {
  readonly model: TableModel
  readonly seth: SethBoard
  /** After the move that is looked at. */
  readonly then: SethBoard | undefined
}): ReactElement {
  const { words } = model
  return (
    <div
      className={styles.tracks}
      role="img"
      aria-label={words.list(
        seth.seats.map(({ warriors, priests }, seat) =>
          words.say('tekhenu.boards.warband', { who: nameOf(model, seat), warriors, priests }),
        ),
      )}
    >
      {RAILS.map(([glyph, track]) => (
        <div key={track} className={styles.rail}>
          <Glyph name={glyph} size={16} />
          {STEPS.map((step) => {
            const seats = seth.seats.flatMap((each, seat) => (each[track] === step ? [seat] : []))
            const changes = then?.seats.some(
              (each, seat) => each[track] === step && seth.seats[seat]![track] !== step,
            )
            return (
              <span
                key={step}
                data-step={`${track} ${step}`}
                className={`${styles.step} ${changes === true ? styles.then : ''}`}
              >
                {seats.length === 0
                  ? step
                  : seats.map((seat) => (
                      <span key={seat} className={styles.marker} data-anchor={`${track}/${seat}`}>
                        <SeatMark seat={seat} size={seats.length > 1 ? 10 : 14} />
                      </span>
                    ))}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}
