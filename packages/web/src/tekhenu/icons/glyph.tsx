import { memo, type CSSProperties, type ReactElement } from 'react'
import scenes from '../cards/scenes.svg?raw'
import type { GlyphName } from './names.ts'
import sprite from './sprite.svg?raw'
import '../../theme/tekhenu.css'
import styles from './glyph.module.css'

export const glyphHref = (name: GlyphName): string => `#tk-${name}`

/** All drawings of the table and its cards, once; every `Glyph` points at them. */
export const GlyphSheet = memo((): ReactElement => (
  <div className={styles.sheet} aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite + scenes }} />
))

interface GlyphProps {
  readonly name: GlyphName
  readonly size?: number | undefined
  readonly className?: string | undefined
  /** Another colour than the drawing's own, as for a piece of a seat. */
  readonly fill?: string | undefined
}

/** A small drawing of Tekhenu on a grid of 64; what it means is said by the words beside it or around it. */
export const Glyph = memo(({ name, size = 16, className, fill }: GlyphProps): ReactElement => (
  <svg
    width={size}
    height={size}
    className={className === undefined ? styles.glyph : `${styles.glyph} ${className}`}
    style={fill === undefined ? undefined : ({ '--c': fill } as CSSProperties)}
    aria-hidden="true"
    focusable="false"
  >
    <use href={glyphHref(name)} />
  </svg>
))
