import type { ReactElement } from 'react'
import { cardName, cardText, familyOf, signOf } from '../cards/card-facts.ts'
import { Hidden } from '../../ui/hidden.tsx'
import { heldCards } from '../cards/held-cards.ts'
import { Glyph } from '../icons/glyph.tsx'
import type { BoardProps } from './board-props.ts'
import styles from './card-chips.module.css'

/** The cards of somebody else by sign and number; each can be looked at closely. */
export function CardChips({ model, seat }: Omit<BoardProps, 'after'>): ReactElement {
  const { words, view } = model
  const { cards, hidden } = heldCards(view, seat)
  return (
    <span className={styles.chips} data-anchor={`seat/${seat}/cards`}>
      {cards.map((card) => (
        <button key={card} type="button" className={styles.chip} data-card={card}>
          <Hidden>
            {words.say('tekhenu.boards.card', {
              card,
              name: cardName(words, card),
              text: cardText(words, card),
            })}
          </Hidden>
          <Glyph name={signOf(familyOf(card))} size={14} />
          {card.replace(/^[A-Za-z](?=\d)/, '')}
        </button>
      ))}
      {hidden > 0 ? (
        <span className={styles.chip} title={words.say('tekhenu.look.hidden', { hidden })}>
          <Glyph name="decree" size={14} />×{hidden}
        </span>
      ) : null}
    </span>
  )
}
