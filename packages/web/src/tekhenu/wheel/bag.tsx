import { memo, type ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { sameFor } from '../same.ts'
import type { TableModel } from '../model.ts'
import { BAG, placed } from './geometry.ts'
import styles from './wheel.module.css'

/** The bag dice are drawn from, and go back to at Maat, with how many are in it. */
export const Bag = memo(
  function Bag({ model: { words, view } }: { readonly model: TableModel }): ReactElement {
    const many = Object.values(view.bag).reduce((sum, each) => sum + each, 0)
    const label = words.say('tekhenu.web.bag', { many })
    return (
      <span
        className={styles.bag}
        style={placed(BAG, BAG.size)}
        role="img"
        aria-label={label}
        title={label}
        data-anchor="bag"
      >
        <Glyph name="bag" size={40} className={styles.emblem} />
        <b className={styles.inBag}>{many}</b>
      </span>
    )
  },
  sameFor(({ model: { view } }) => [view.bag]),
)
