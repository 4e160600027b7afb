import { artifactNamed } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { briefText, cardText, familyOf, symbolOf } from './card-facts.ts'
import styles from './card.module.css'
import families from './family.module.css'
import { Glyph } from '../icons/glyph.tsx'
import type { TableModel } from '../model.ts'
import { Spot, useSpot } from '../pointing/spot.tsx'

interface CardProps {
  readonly model: Pick<TableModel, 'words' | 'edition'>
  readonly id: string
  /** A few words in place of the whole text. */
  readonly brief?: boolean
  /** Where many lie side by side: the sign stands in the text, the number is left to the closer look. */
  readonly dense?: boolean
}

/** What a card shows: its family, its number, the symbol of a decree, its wording. */
export function CardFace({ model, id, brief = false, dense = false }: CardProps): ReactElement {
  const { words, edition } = model
  const family = familyOf(id)
  const symbol = symbolOf(edition, id)
  const text = brief ? briefText(words, id) : cardText(words, id)
  const sign = symbol === undefined ? null : <Glyph name={symbol.glyph} size={dense ? 13 : 16} />
  if (dense) {
    return (
      <span className={`${styles.card} ${families[family]} ${styles.dense}`} data-card={id}>
        <span className={styles.text}>
          <Glyph name={family} size={13} /> {sign} {text}
        </span>
      </span>
    )
  }
  return (
    <span className={`${styles.card} ${families[family]}`} data-card={id}>
      <span className={styles.head}>
        <Glyph name={family} size={16} />
        {sign}
        {family === 'artifact' && !brief ? <Price id={id} /> : null}
        <span className={styles.number}>{id}</span>
      </span>
      <span className={styles.text}>{text}</span>
    </span>
  )
}

/** What an artifact costs, and the Ankh of the destiny it goes with. */
function Price({ id }: { readonly id: string }): ReactElement {
  const { priests, destiny } = artifactNamed(id)
  return (
    <b>
      {priests}
      <Glyph name="priest" size={14} /> <Glyph name="ankh" size={14} />
      {Number(destiny.slice(1)) - 1}
    </b>
  )
}

/** A card where it can be taken or played; where it cannot it is still a button, to be looked at closely. */
export function CardSpot(props: CardProps): ReactElement {
  const { words } = props.model
  const name = `card/${props.id}`
  const label = words.say('tekhenu.boards.card', { card: props.id, text: cardText(words, props.id) })
  const { chains, refused } = useSpot(name)
  const face = <CardFace {...props} brief />
  if (chains.length > 0 || refused) {
    return (
      <Spot name={name} className={styles.spot}>
        {face}
      </Spot>
    )
  }
  return (
    <button type="button" data-spot={name} className={styles.spot} aria-description={label}>
      {face}
    </button>
  )
}

/** A card nobody but its owner may see. */
export const HiddenCard = ({ model }: Pick<CardProps, 'model'>): ReactElement => (
  <span className={`${styles.card} ${families.decree} ${styles.hidden}`}>
    <Glyph name="decree" size={18} />
    <span className={styles.text}>{model.words.say('tekhenu.boards.hidden-decree')}</span>
  </span>
)
