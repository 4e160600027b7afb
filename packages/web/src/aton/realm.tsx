import { REALM_SPACES } from '@benben/aton'
import type { ReactElement } from 'react'
import { colourOf, deadIn, isScored, seatsByColour } from './facts.ts'
import { Priest } from './pieces.tsx'
import styles from './realm.module.css'
import type { TableModel } from './model.ts'

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
          {Array.from({ length: REALM_SPACES }, (_, i) => {
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
          {words.say('aton.web.realm')} <span className={styles.count}>{`${dead} / ${REALM_SPACES}`}</span>
        </h2>
        <p>
          {words.say('aton.web.realm-left', { left: REALM_SPACES - dead, scored: scored ? 'yes' : 'no' })}
        </p>
        <p className={styles.short} aria-hidden="true">
          {words.say('aton.web.realm-short', { left: REALM_SPACES - dead })}
        </p>
      </div>
    </section>
  )
}

/** The barque of the dead, steered by Anubis, on the river. */
const Hull = (): ReactElement => (
  <svg viewBox="0 0 520 112" preserveAspectRatio="none" className={styles.hull} focusable="false">
    <use href="#at-boat" width="520" height="112" />
    <use href="#at-udjat" x="92" y="68" width="30" height="20" />
    <use href="#at-anubis" x="428" y="2" width="50" height="50" />
  </svg>
)
