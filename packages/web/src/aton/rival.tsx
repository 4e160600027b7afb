import type { AtonView } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { colourOf, discarded, isAssigning, seatsByColour } from './facts.ts'
import { Discards } from './discards.tsx'
import { CardBack, Priest, Token } from './pieces.tsx'
import styles from './rival.module.css'
import { nameOf, sideOf, type TableModel } from './model.ts'

/** The player across the table. Of their assignment nothing is shown but that they are ready. */
export function Rival({
  model,
  seat,
  thinking,
  pointed,
}: {
  readonly model: TableModel
  readonly seat: Seat
  readonly thinking: boolean
  readonly pointed: boolean
}): ReactElement {
  const { words, view, seats } = model
  const status = statusOf(view, seat, thinking)
  return (
    <section
      className={`${styles.rival} ${pointed ? styles.pointed : ''}`}
      aria-label={words.say('aton.web.seat', { who: nameOf(model, seat), side: sideOf(model, seat) })}
      data-seat={seat}
    >
      <div className={styles.who}>
        <Priest colour={colourOf(view, seat)} className={styles.face} />
        <div>
          <b className={styles.name}>{nameOf(model, seat)}</b>
          <small>{words.say(`aton.web.shape.${colourOf(view, seat)}`)}</small>
        </div>
      </div>
      <div className={styles.now}>
        {status === null ? null : (
          <span className={`${styles.pill} ${status === 'ready' ? styles.ready : ''}`}>
            <Icon
              name={status === 'ready' ? 'check' : status === 'acting' ? 'play' : 'hourglass'}
              size={16}
            />
            {words.say(`aton.web.status.${status}`)}
          </span>
        )}
        {seats[seat]?.connected === false ? (
          <span className={styles.pill}>
            <Icon name="offline" size={16} />
            {words.say('web.seat.away')}
          </span>
        ) : null}
        {assigns(view, seat) && view.seats[seat]!.ready ? (
          <span className={styles.backs} aria-hidden="true">
            {[0, 1, 2, 3].map((i) => (
              <span key={i}>
                <CardBack />
              </span>
            ))}
          </span>
        ) : null}
      </div>
      <Stats model={model} seat={seat} />
    </section>
  )
}

/** Whether a seat assigns its cards now, as far as the viewer may know. */
const assigns = (view: AtonView, seat: Seat): boolean =>
  isAssigning(view) && (view.seats[seat]!.cartouches === null || view.viewer === seat)

/** What a seat does now; null where it does nothing. */
function statusOf(
  view: AtonView,
  seat: Seat,
  thinking: boolean,
): 'ready' | 'thinking' | 'choosing' | 'acting' | null {
  if (view.end !== null) return null
  if (assigns(view, seat)) return view.seats[seat]!.ready ? 'ready' : thinking ? 'thinking' : 'choosing'
  return view.toAct.includes(seat) ? 'acting' : null
}

/** Reserve, piles and token of a seat. */
export function Stats({ model, seat }: { readonly model: TableModel; readonly seat: Seat }): ReactElement {
  const { words, view } = model
  const shown = view.seats[seat]!
  const [ones = 0, twos = 0, threes = 0, fours = 0] = shown.discards
  return (
    <dl className={styles.stats} data-help={`stats/${seat}`}>
      <div>
        <dt>{words.say('aton.web.reserve')}</dt>
        <dd>{words.say('aton.web.reserve-priests', { priests: shown.reserve })}</dd>
      </div>
      <div title={words.say('aton.table.discards-open', { ones, twos, threes, fours })}>
        <dt>{words.say('aton.table.pile')}</dt>
        <dd>{words.say('aton.web.pile', { pile: shown.pile, discarded: discarded(view, seat) })}</dd>
      </div>
      <div>
        <dt>{words.say('aton.table.token')}</dt>
        <dd className={styles.token}>
          <Token spent={!shown.token} />
          {words.say(shown.token ? 'aton.table.token-left' : 'aton.table.token-spent')}
        </dd>
      </div>
    </dl>
  )
}

/** Both seats with what they have, for screens without room for it on the table. */
export const Players = ({ model }: { readonly model: TableModel }): ReactElement => (
  <div className={styles.players}>
    {seatsByColour(model.view).map((seat) => (
      <section key={seat}>
        <h3>
          <Priest colour={colourOf(model.view, seat)} /> {nameOf(model, seat)}
        </h3>
        <Stats model={model} seat={seat} />
      </section>
    ))}
    <Discards model={model} />
  </div>
)
