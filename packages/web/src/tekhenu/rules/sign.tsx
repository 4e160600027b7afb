import type { ReactElement } from 'react'
import { Glyph, GlyphSheet } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { EdgePatterns } from '../temple/tile.tsx'
import styles from './sign.module.css'

/** A sign of the legend: a drawing, or a mark that is no drawing. */
export function Sign({ name, size }: { readonly name: string; readonly size: number }): ReactElement {
  if (name === 'lit') return <i className={styles.lit} style={{ width: size, height: size }} />
  if (name === 'unchecked') return <b className={styles.unchecked}>≈</b>
  return <Glyph name={name as GlyphName} size={size} />
}

/** Drawings and patterns that signs and pictures point at. */
export const Sheet = (): ReactElement => (
  <>
    <GlyphSheet />
    <EdgePatterns />
  </>
)
