import { memo, type CSSProperties, type ReactElement } from 'react'
import { CardSpot, HiddenCard } from '../cards/card.tsx'
import { heldCards } from '../cards/held-cards.ts'
import { sameFor } from '../same.ts'
import type { BoardProps } from './board-props.ts'
import styles from './hand.module.css'

/** The cards of a seat, as far as the viewer may see them. */
export const Hand = memo(
  function Hand({ model, seat }: Omit<BoardProps, 'after'>): ReactElement {
    const { words, view } = model
    const { cards, hidden } = heldCards(view, seat)
    const many = cards.length + hidden
    return (
      <>
        <h3 className={styles.title}>
          {words.say('tekhenu.boards.cards')}
          {many === 0 ? <small>{words.say('tekhenu.boards.no-cards')}</small> : null}
        </h3>
        <div
          className={`${styles.hand} ${crowdOf(many)}`}
          style={{ '--cards': Math.max(2, many) } as CSSProperties}
          data-anchor={`seat/${seat}/cards`}
        >
          {cards.map((card) => (
            <CardSpot key={card} model={model} id={card} size={many > 3 ? 'tight' : 'own'} />
          ))}
          {Array.from({ length: hidden }, (_, i) => (
            <HiddenCard key={i} model={model} />
          ))}
        </div>
      </>
    )
  },
  sameFor(({ model: { view }, seat }) => [heldCards(view, seat)]),
)

/** The more cards, the less each of them tells where it lies: without its picture, in the end by name alone. All stay in sight. */
function crowdOf(many: number): string {
  if (many < 3) return styles.few!
  return [
    many > 3 ? styles.many : `${styles.few} ${styles.three}`,
    ...(many > 4 ? [styles.crowd] : []),
    ...(many > 6 ? [styles.throng] : []),
  ].join(' ')
}
