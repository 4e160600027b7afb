import { textOf } from '@benben/tekhenu'
import type { ComponentProps, ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { actionSigns } from './action-tile.ts'
import { Brief } from './brief.tsx'
import { familyOf } from './card-facts.ts'
import { Card } from './card.tsx'
import styles from './card.module.css'

type LargeProps = Pick<ComponentProps<typeof Card>, 'model' | 'id' | 'text'>

/** A card as it is looked at: whole text, and below it the same in a few words and signs. */
export const LargeCard = (props: LargeProps): ReactElement => (
  <Card {...props} signs={<Signs model={props.model} id={props.id} />} copy />
)

function Signs({ model: { words, edition }, id }: Omit<LargeProps, 'text'>): ReactElement | null {
  const isAction = familyOf(id) === 'action'
  // Without a brief the few words would be the whole text again.
  if (!isAction && !words.has(`tekhenu.brief.${textOf(id)}`)) return null
  return (
    <span className={styles.signs} data-signs>
      {isAction ? (
        actionSigns(edition, id).map((sign) => <Glyph key={sign} name={sign} size={22} />)
      ) : (
        <span>
          <Brief words={words} id={id} size={17} />
        </span>
      )}
    </span>
  )
}
