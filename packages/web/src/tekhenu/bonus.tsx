import type { ReactElement } from 'react'
import styles from './bonus.module.css'
import { Glyph } from './icons/glyph.tsx'
import type { GlyphName } from './icons/names.ts'

/** `2 gold` as a number and a drawing; a single one needs no number. */
export const Bonus = ({
  amounts,
  size = 19,
  sign = '',
}: {
  readonly amounts: Readonly<Record<string, number>>
  readonly size?: number
  readonly sign?: string
}): ReactElement => (
  <span className={styles.bonus}>
    {Object.entries(amounts).flatMap(([name, many]) =>
      many > 0
        ? [
            <span key={name}>
              {many === 1 && sign === '' ? null : `${sign}${many}`}
              <Glyph name={name as GlyphName} size={size} />
            </span>,
          ]
        : [],
    )}
  </span>
)
