import type { Space, Temple as TempleId } from '@benben/aton'
import type { ReactElement } from 'react'
import { colourOf, gainsNow, priestsIn, seatsByColour, SOURCE_OF, spacesOf } from './facts.ts'
import { Priest } from './pieces.tsx'
import { sideOf, type TableModel } from './model.ts'
import { SpaceButton, type SpaceState } from './space.tsx'
import styles from './temple.module.css'

interface TempleProps {
  readonly model: TableModel
  readonly temple: TempleId
  /** What would be after the move that is looked at. */
  readonly after: TableModel['view'] | null
  readonly dim: boolean
  readonly pointed: boolean
  /** What a scoring pays just now. */
  readonly paid: Paid | undefined
  readonly stateOf: (space: Space) => SpaceState
}

export function TemplePart({ model, temple, after, dim, pointed, paid, stateOf }: TempleProps): ReactElement {
  const { words, view } = model
  const [red, blue] = seatsByColour(view)
  const reds = priestsIn(view, red, temple)
  const blues = priestsIn(view, blue, temple)
  const payNow = pays(view, temple)
  const payThen = after === null ? payNow : pays(after, temple)
  const changes = payNow.points !== payThen.points || payNow.seat !== payThen.seat
  const counted = after ?? view
  const classes = [
    styles.temple,
    dim ? styles.dim : '',
    changes ? styles.changes : '',
    pointed ? styles.pointed : '',
  ]
  return (
    <section
      className={classes.join(' ')}
      data-temple={temple + 1}
      aria-label={words.say('aton.web.temple', { temple: temple + 1, red: reds, blue: blues })}
    >
      <header className={styles.head}>
        <b className={styles.number} aria-hidden="true">
          {temple + 1}
        </b>
        <div className={styles.counts}>
          <div className={styles.majority}>
            <Priest colour="red" />
            <b>{priestsIn(counted, red, temple)}</b>
            <span className={styles.bar} aria-hidden="true">
              <i className={styles.reds} style={{ flexGrow: priestsIn(counted, red, temple) }} />
              <i className={styles.blues} style={{ flexGrow: priestsIn(counted, blue, temple) }} />
            </span>
            <b>{priestsIn(counted, blue, temple)}</b>
            <Priest colour="blue" />
          </div>
          <small className={styles.rule}>{words.say(`aton.web.pays.${SOURCE_OF[temple]!}`)}</small>
        </div>
        <div className={styles.pays}>
          <Pay model={model} pay={payNow} quiet={changes} />
          {changes ? (
            <span className={styles.then}>
              <span aria-hidden="true">▸</span> <Pay model={model} pay={payThen} quiet={false} />
            </span>
          ) : null}
        </div>
      </header>
      {paid?.seat === undefined ? null : (
        <span className={`${styles.paid} ${styles[colourOf(view, paid.seat)]}`} aria-hidden="true">
          <Priest colour={colourOf(view, paid.seat)} /> +{paid.points}
        </span>
      )}
      <div className={styles.spaces}>
        {spacesOf(temple).map((space) => (
          <SpaceButton key={space} model={model} space={space} state={stateOf(space)} />
        ))}
      </div>
    </section>
  )
}

interface Paid {
  readonly seat: number | undefined
  readonly points: number
}

function pays(view: TableModel['view'], temple: TempleId): Paid {
  const gains = gainsNow(view)
  const seat = gains.findIndex((points) => points[SOURCE_OF[temple]!] > 0)
  return seat < 0 ? { seat: undefined, points: 0 } : { seat, points: gains[seat]![SOURCE_OF[temple]!] }
}

/** Who would be paid what in a scoring. */
function Pay({
  model,
  pay,
  quiet,
}: {
  readonly model: TableModel
  readonly pay: Paid
  readonly quiet: boolean
}): ReactElement {
  if (pay.seat === undefined) return <span className={styles.none}>0</span>
  const colour = colourOf(model.view, pay.seat)
  return (
    <span className={`${styles.pay} ${quiet ? styles.none : styles[colour]}`}>
      <Priest colour={colour} />
      <span
        title={model.words.say('aton.web.pays-now', { side: sideOf(model, pay.seat), points: pay.points })}
      >
        +{pay.points}
      </span>
    </span>
  )
}
