import type { ReactElement } from 'react'
import { colourOf, deadIn, isScored, seatsByColour } from './facts.ts'
import { Priest } from './pieces.tsx'
import styles from './realm.module.css'
import type { TableModel } from './model.ts'

const SEATS = 8

/** The realm of the dead: a night barque with eight seats. */
export function Realm({
  model,
  after,
  pointed,
}: {
  readonly model: TableModel
  readonly after: TableModel['view'] | null
  readonly pointed: boolean
}): ReactElement {
  const { words, view } = model
  const lying = seatsByColour(view).flatMap((seat) => Array<number>(view.seats[seat]!.dead).fill(seat))
  const coming =
    after === null
      ? []
      : seatsByColour(view).flatMap((seat) =>
          Array<number>(Math.max(0, after.seats[seat]!.dead - view.seats[seat]!.dead)).fill(seat),
        )
  const dead = deadIn(view)
  const scored = isScored(view, null)
  return (
    <section className={`${styles.realm} ${pointed ? styles.pointed : ''}`} data-realm>
      <div className={styles.barque} aria-hidden="true">
        <Hull />
        <ol className={styles.seats}>
          {Array.from({ length: SEATS }, (_, i) => {
            const seat = lying[i]
            const ghost = coming[i - lying.length]
            return (
              <li key={i} className={seat === undefined ? styles.empty : ''}>
                {seat !== undefined ? (
                  <Priest key={seat} colour={colourOf(view, seat)} className={styles.piece} />
                ) : ghost !== undefined ? (
                  <Priest colour={colourOf(view, ghost)} ghost className={styles.piece} />
                ) : (
                  i + 1
                )}
              </li>
            )
          })}
        </ol>
      </div>
      <div className={styles.text}>
        <h2>
          {words.say('aton.web.realm')} <span className={styles.count}>{`${dead} / ${SEATS}`}</span>
        </h2>
        <p>{words.say('aton.web.realm-left', { left: SEATS - dead, scored: scored ? 'yes' : 'no' })}</p>
        <p className={styles.short} aria-hidden="true">
          {words.say('aton.web.realm-short', { left: SEATS - dead })}
        </p>
      </div>
    </section>
  )
}

const Hull = (): ReactElement => (
  <svg viewBox="0 0 526 84" preserveAspectRatio="none" className={styles.hull}>
    <path
      d="M14 4C18 20 26 34 42 44c60 30 382 30 442 0C500 34 508 20 512 4c-10 3-18 10-24 22-8 8-20 10-40 10H78C58 36 46 34 38 26 32 14 24 7 14 4z"
      fill="var(--hull)"
    />
    <path d="M30 36c40 40 426 40 466 0" fill="none" stroke="var(--gold-500)" strokeWidth="2" />
    <path
      d={`M10 77${' l14-6 14 6'.repeat(18)}`}
      fill="none"
      stroke="var(--turquoise-500)"
      strokeWidth="1.6"
      strokeLinejoin="round"
      opacity="0.7"
    />
  </svg>
)
