import type { TekhenuView } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { sameFor } from '../same.ts'
import { signed } from '../say.ts'
import { nameOf, type TableModel } from '../model.ts'
import styles from './turn-order.module.css'

/** Who plays when in this round: done, at it, still to come. While Maat weighs, what each is weighed by. */
export const TurnOrder = memo(
  function TurnOrder({ model }: { readonly model: TableModel }): ReactElement {
    const { words, view } = model
    const at = view.now.seat === null ? -1 : view.order.indexOf(view.now.seat)
    const weighed = weighedIn(view)
    return (
      <ol className={styles.order} data-help="order" aria-label={words.say('tekhenu.boards.order')}>
        {view.order.map((seat, place) => (
          <li
            key={seat}
            data-anchor={`order/${seat}`}
            className={place === at ? styles.now : place < at ? styles.done : ''}
            aria-current={place === at ? 'step' : undefined}
            title={nameOf(model, seat)}
          >
            <SeatMark seat={seat} size={19} />
            <span className={styles.name}>{nameOf(model, seat)}</span>
            <b className={styles.points} data-points>
              {view.totals[seat]}
            </b>
            {place < at ? <Icon name="check" size={13} /> : null}
            {weighed === null ? null : (
              <b
                className={styles.balance}
                data-balance
                title={words.say('tekhenu.boards.balance', { balance: signed(weighed[seat]!) })}
              >
                {signed(weighed[seat]!)}
              </b>
            )}
          </li>
        ))}
      </ol>
    )
  },
  sameFor(({ model: { view } }) => [view.order, view.now.seat, view.totals, weighedIn(view)]),
)

/** The dice everybody has when Maat comes. */
const ALL_DICE = 4

/** The balances, where they are about to settle the turn order. */
const weighedIn = ({ now, over, seats, balances }: TekhenuView): readonly number[] | null =>
  now.seat === null && !over && seats.every(({ dice }) => dice.length === ALL_DICE) ? balances : null
