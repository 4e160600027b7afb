import { artifactNamed } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Brief } from './brief.tsx'
import { cardName, cardText, familyOf, signOf, symbolOf } from './card-facts.ts'
import styles from './card.module.css'
import families from './family.module.css'
import { Glyph } from '../icons/glyph.tsx'
import { sayOf } from '../say.ts'
import type { TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'
import { Vignette } from './vignette.tsx'

interface CardProps {
  readonly model: Pick<TableModel, 'words' | 'edition'>
  readonly id: string
  /** `small` at the market, `own` and `tight` in front of its owner, `large` with its whole text. */
  readonly size?: 'small' | 'own' | 'tight' | 'large'
  /** Instead of the text of the card, where the game tells more than is printed. */
  readonly text?: string | undefined
  /** Large: the same in a few words and signs, below the text (`large-card.tsx`). */
  readonly signs?: ReactElement | null
  /** Only shown, where another one lies on the table. */
  readonly copy?: boolean
}

/** A card: the sign of its kind, a picture, its name, and what it does in a few words or in sentences. */
export const Card = memo(function Card(props: CardProps): ReactElement {
  const { model, id, size = 'large', text, signs, copy = false } = props
  const { words, edition } = model
  const family = familyOf(id)
  const symbol = symbolOf(edition, id)
  const shown = `${styles.card} ${styles[size]} ${families[family]}`
  const card = copy ? undefined : id
  const number = <span className={styles.number}>{id.replace('conquest ', '')}</span>
  const kind = (
    <span className={styles.kind}>
      <Glyph name={signOf(family)} size={size === 'large' ? 24 : 13} />
    </span>
  )
  if (size !== 'large') {
    return (
      <span className={shown} data-card={card}>
        {size === 'tight' ? null : <Vignette id={id} />}
        <b className={styles.name}>
          {kind}
          {cardName(words, id)}
        </b>
        <span className={styles.brief}>
          {symbol === undefined ? null : <Glyph name={symbol.glyph} size={13} className={styles.symbol} />}
          <Brief words={words} id={id} />
        </span>
        {size === 'own' ? number : null}
      </span>
    )
  }
  return (
    <span className={shown} data-card={card}>
      <Vignette id={id} />
      {kind}
      <span className={styles.title}>
        <b className={styles.name}>{cardName(words, id)}</b>
        <small>
          {sayOf(words, `tekhenu.boards.family.${family}`)}
          {symbol === undefined ? null : (
            <>
              {' · '}
              <Glyph name={symbol.glyph} size={15} /> {sayOf(words, `tekhenu.symbol.${symbol.name}`)}
            </>
          )}
          {family === 'artifact' ? <Price id={id} /> : null}
        </small>
      </span>
      <span className={styles.text} data-text>
        {text ?? cardText(words, id)}
      </span>
      <span className={styles.foot}>
        {signs}
        {family === 'action' ? null : number}
      </span>
    </span>
  )
}, isSame)

/** Of the table a card shows words and edition alone. */
function isSame(before: CardProps, after: CardProps): boolean {
  return (
    before.model.words === after.model.words &&
    before.model.edition === after.model.edition &&
    before.id === after.id &&
    before.size === after.size &&
    before.text === after.text &&
    before.copy === after.copy
  )
}

/** What an artifact costs, and the Ankh of the destiny it goes with. */
function Price({ id }: { readonly id: string }): ReactElement {
  const { priests, destiny } = artifactNamed(id)
  return (
    <b>
      {' · '}
      {priests}
      <Glyph name="priest" size={14} /> <Glyph name="ankh" size={14} />
      {Number(destiny.slice(1)) - 1}
    </b>
  )
}

/**
 * A card where it can be taken or played; where it cannot it is still a button, to be looked at closely. It is one element all the
 * while: a picture costs too much to be drawn anew with every question.
 */
export function CardSpot(props: CardProps): ReactElement {
  const { words } = props.model
  const name = `card/${props.id}`
  const label = words.say('tekhenu.boards.card', {
    card: props.id,
    name: cardName(words, props.id),
    text: cardText(words, props.id),
  })
  return (
    <Spot name={name} className={styles.spot} idle={label}>
      <Card {...props} />
    </Spot>
  )
}

/** A card nobody but its owner may see. */
export const HiddenCard = ({ model }: Pick<CardProps, 'model'>): ReactElement => (
  <span className={`${styles.card} ${styles.own} ${families.decree} ${styles.hidden}`}>
    <Glyph name="decree" size={26} />
    <span className={styles.brief}>{model.words.say('tekhenu.boards.hidden-decree')}</span>
  </span>
)
