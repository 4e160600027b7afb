import { artifactNamed, type SethBoard } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Hidden } from '../../ui/hidden.tsx'
import { cardText } from '../cards/card-facts.ts'
import { Glyph } from '../icons/glyph.tsx'
import type { TableModel } from '../model.ts'
import styles from './artifacts.module.css'

/** Artifacts that can be had with a destiny: the priests each costs, and the Ankh of the card it goes with. */
export function Artifacts({
  model,
  seth,
}: {
  readonly model: TableModel
  readonly seth: SethBoard
}): ReactElement | null {
  const { words } = model
  if (seth.artifacts.length === 0) return null
  return (
    <div className={styles.artifacts} role="group" aria-label={words.say('tekhenu.boards.artifacts')}>
      <Glyph name="artifact" size={16} />
      {seth.artifacts.map((artifact) => {
        const { priests, destiny } = artifactNamed(artifact)
        return (
          <button key={artifact} type="button" className={styles.artifact} data-card={artifact}>
            <Hidden>
              {words.say('tekhenu.boards.card', { card: artifact, text: cardText(words, artifact) })}
            </Hidden>
            {priests}
            <Glyph name="priest" size={13} />
            <Glyph name="ankh" size={13} />
            {Number(destiny.slice(1)) - 1}
          </button>
        )
      })}
    </div>
  )
}
