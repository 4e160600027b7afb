import type { ReactElement } from 'react'
import type { DecisionSeen } from '../session/session.ts'
import { CardFace } from './card.tsx'
import styles from './offer.module.css'
import type { Scene } from './scene.ts'
import { Spot } from './spot.tsx'

const LAID_OUT = /^(?:keep|draft|destiny|discard|under|reward|pick|score|double) (\w+)$/

/** The cards a question lays out: those that can be chosen, and those that cannot with the reason. */
export function cardsOffered(decision: DecisionSeen | null): readonly string[] {
  if (decision === null) return []
  const found = (move: string): string[] => {
    const card = LAID_OUT.exec(move)?.[1]
    return card === undefined ? [] : [card]
  }
  const legal = decision.moves.flatMap(found)
  if (legal.length === 0) return []
  return [...new Set([...legal, ...decision.refusals.flatMap(({ move }) => found(move))])].toSorted()
}

/** Cards laid out over the middle of the table: decrees, starting cards, destinies, what was drawn. */
export const Offer = ({
  scene,
  cards,
}: {
  readonly scene: Scene
  readonly cards: readonly string[]
}): ReactElement => (
  <section
    className={styles.offer}
    data-area="offer"
    data-cards={cards.length}
    aria-label={scene.words.say('tekhenu.web.offer')}
  >
    {cards.map((id) => (
      <Spot key={id} name={`card/${id}`} className={styles.card}>
        <CardFace scene={scene} id={id} />
      </Spot>
    ))}
  </section>
)
