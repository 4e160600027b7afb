import type { ReactElement } from 'react'
import styles from './bonus.module.css'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'

/** `2 gold` as a number and a drawing; a single one needs no number. */
export const Bonus = ({
  amounts,
  size = 19,
  always = false,
}: {
  readonly amounts: Readonly<Record<string, number>>
  readonly size?: number
  /** A single one has its number too. */
  readonly always?: boolean
}): ReactElement => (
  <span className={styles.bonus}>
    {Object.entries(amounts).flatMap(([name, many]) =>
      many > 0
        ? [
            <span key={name}>
              {many === 1 && !always ? null : many}
              <Glyph name={name as GlyphName} size={size} />
            </span>,
          ]
        : [],
    )}
  </span>
)
