import { cardKind } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import type { CardRules, PictureProps } from '../../rules/game-rules.ts'
import { cardText } from '../cards/card-facts.ts'
import { LargeCard } from '../cards/large-card.tsx'
import { ConquestFace } from '../seth/conquest.tsx'
import { cardFacts } from './card-facts.ts'
import { ExampleDie, GodPairs } from './card-pictures.tsx'
import { shownEdition } from './edition-context.ts'
import { conquestOf } from './families.ts'
import { TileFace } from './pictures-board.tsx'
import styles from './cards.module.css'

/** A card or tile as it lies on the table, large. */
function Face({ id, words, printed }: PictureProps & { readonly id: string }): ReactElement {
  const edition = shownEdition(printed)
  const conquest = conquestOf(id)
  if (conquest !== undefined)
    return (
      <span className={styles.conquest}>
        <ConquestFace model={{ edition }} tile={conquest} />
      </span>
    )
  if (cardKind(id) === 'pillar')
    return (
      <span className={styles.tile}>
        <TileFace edition={edition} id={id} />
      </span>
    )
  return (
    <span className={styles.card}>
      <LargeCard model={{ words, edition }} id={id} text={cardText(words, id)} />
    </span>
  )
}

export const cards: CardRules = { ...cardFacts, Face, Pairs: GodPairs, Example: ExampleDie }
