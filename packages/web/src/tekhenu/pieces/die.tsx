import { memo, type ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { sayOf } from '../say.ts'
import styles from './pieces.module.css'

interface DieProps {
  readonly colour: string
  readonly value: number
}

/** Below this size the letter is larger and the pips stand closer, so that no letter is smaller than 9 pixels. */
const SMALL = 29

/** A die of alabaster, obsidian, sandstone and so on, with drilled pips and its letter at the lower right, clear of them. */
export const Die = memo(
  ({ colour, value, size = 30 }: DieProps & { readonly size?: number }): ReactElement => (
    <svg
      viewBox="0 0 66 66"
      width={size}
      height={size}
      className={size < SMALL ? `${styles.inline} ${styles.small}` : styles.inline}
      aria-hidden="true"
      focusable="false"
      data-piece={`${colour} ${value}`}
    >
      <use href={`#tk-die-${colour}`} />
      <use href={`#tk-pips-${value}`} fill={`var(--pip-${colour})`} className={styles.pips} />
      <circle cx="52.5" cy="52.5" className={styles.letterDisc} />
      <text x="52.5" y="52.5" dy="0.36em" className={styles.letter}>
        {sayOf(useWords(), `tekhenu.colour-letter.${colour}`)}
      </text>
    </svg>
  ),
)

/** `white 5 pure` as views write it. */
export function readDie(text: string): { colour: string; value: number; side: string } {
  const [colour = '', value = '', side = ''] = text.split(' ')
  return { colour, value: Number(value), side }
}
