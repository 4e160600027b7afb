import type { ReactElement, ReactNode } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import styles from './panel.module.css'

/** Something to read beside the table. */
export const Panel = ({
  title,
  icon,
  children,
}: {
  readonly title: string
  readonly icon?: GlyphName
  readonly children: ReactNode
}): ReactElement => (
  <section className={styles.panel}>
    <h2>
      {icon === undefined ? null : <Glyph name={icon} size={17} />}
      {title}
    </h2>
    {children}
  </section>
)
