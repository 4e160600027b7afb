import { artifactNamed, type SethBoard } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Hidden } from '../../ui/hidden.tsx'
import { cardName, cardText } from '../cards/card-facts.ts'
import { sceneOf } from '../cards/scenes.ts'
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
      {seth.artifacts.map((artifact) => {
        const { priests, destiny } = artifactNamed(artifact)
        return (
          <button key={artifact} type="button" className={styles.artifact} data-card={artifact}>
            <Hidden>
              {words.say('tekhenu.boards.card', {
                card: artifact,
                name: cardName(words, artifact),
                text: cardText(words, artifact),
              })}
            </Hidden>
            <svg width="19" height="19" aria-hidden="true" focusable="false">
              <use href={sceneOf(artifact)!.props[0]!.href} />
            </svg>
            <span className={styles.price}>
              {priests}
              <Glyph name="priest" size={12} />
              <Glyph name="ankh" size={12} />
              {Number(destiny.slice(1)) - 1}
            </span>
          </button>
        )
      })}
    </div>
  )
}
