import { memo, type ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { SeatMark } from './pieces/seat-mark.tsx'
import { sameFor } from './same.ts'
import { nameOf, type Scene } from './scene.ts'
import styles from './turn-order.module.css'

/** Who plays when in this round: done, at it, still to come. */
export const TurnOrder = memo(
  function TurnOrder({ scene }: { readonly scene: Scene }): ReactElement {
    const { words, view } = scene
    const at = view.now.seat === null ? -1 : view.order.indexOf(view.now.seat)
    return (
      <ol className={styles.order} aria-label={words.say('tekhenu.boards.order')}>
        {view.order.map((seat, place) => (
          <li
            key={seat}
            className={place === at ? styles.now : place < at ? styles.done : ''}
            aria-current={place === at ? 'step' : undefined}
            title={nameOf(scene, seat)}
          >
            <SeatMark seat={seat} size={16} />
            <span className={styles.name}>{nameOf(scene, seat)}</span>
            {place < at ? <Icon name="check" size={13} /> : null}
          </li>
        ))}
      </ol>
    )
  },
  sameFor(({ scene: { view } }) => [view.order, view.now.seat]),
)
