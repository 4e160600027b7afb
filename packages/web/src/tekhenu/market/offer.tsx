import { useState, type CSSProperties, type ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import type { DecisionSeen } from '../../session/session.ts'
import { Card } from '../cards/card.tsx'
import styles from './offer.module.css'
import type { TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'

const LAID_OUT = /^(?:keep|draft|destiny|discard|under|reward|pick|score|double) (\w+)$/

/** The cards a question lays out: those that can be chosen, and those that cannot with the reason. */
export function cardsOffered(decision: DecisionSeen | null): readonly string[] {
  if (decision === null) return []
  const found = (move: string): string[] => {
    const card = LAID_OUT.exec(move)?.[1]
    return card === undefined ? [] : [card]
  }
  const legal = (decision.all ?? decision.moves).flatMap(found)
  if (legal.length === 0) return []
  return [...new Set([...legal, ...decision.refusals.flatMap(({ move }) => found(move))])].toSorted()
}

interface OfferProps {
  readonly model: TableModel
  readonly cards: readonly string[]
  /** Over the whole board, in one row or two. */
  readonly spread?: boolean
}

const MOST_IN_ROW = 6

/**
 * Cards laid out over the middle of the table: decrees, starting cards, destinies, what was drawn. They can be put aside for a
 * look at what lies under them, and lie there again when others come.
 */
export function Offer({ model, cards, spread = false }: OfferProps): ReactElement {
  const { words } = model
  const [aside, setAside] = useState<string | null>(null)
  const isAside = aside === cards.join()
  const many = cards.length
  const columns = many > MOST_IN_ROW ? Math.ceil(many / 2) : many
  return (
    <section
      className={styles.offer}
      data-area="offer"
      data-cards={cards.length}
      data-aside={isAside || undefined}
      data-spread={spread ? (columns < many ? 'rows' : 'row') : undefined}
      style={spread ? ({ '--columns': columns } as CSSProperties) : undefined}
      aria-label={words.say('tekhenu.web.offer')}
    >
      {cards.map((id) => (
        <Spot key={id} name={`card/${id}`} className={styles.card}>
          <Card model={model} id={id} />
        </Spot>
      ))}
      <button
        type="button"
        className={styles.aside}
        aria-pressed={isAside}
        onClick={() => setAside(isAside ? null : cards.join())}
      >
        <Icon name="eye" size={16} />
        {words.say(isAside ? 'tekhenu.web.offer-back' : 'tekhenu.web.offer-aside')}
      </button>
    </section>
  )
}
