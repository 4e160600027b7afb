import type { ReactElement, ReactNode } from 'react'
import { Glyph, GlyphSheet } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { EdgePatterns } from '../temple/tile.tsx'
import styles from './sign.module.css'

const SEATS = [0, 1, 2, 3] as const
const SYMBOLS = ['coin', 'hammer', 'temple', 'obelisk'] as const

/** Four small ones in the room of one. */
const Four = ({ size, children }: { readonly size: number; readonly children: ReactNode }): ReactElement => (
  <span className={styles.four} style={{ width: size, height: size }}>
    {children}
  </span>
)

/** A sign of the legend: a drawing, or a mark that is no drawing. */
export function Sign({ name, size }: { readonly name: string; readonly size: number }): ReactElement {
  if (name === 'lit') return <i className={styles.lit} style={{ width: size, height: size }} />
  if (name === 'new') return <i className={styles.new} />
  if (name === 'gain') return <b className={styles.preview}>+5</b>
  if (name === 'change') return <b className={styles.preview}>3→1</b>
  if (name === 'unchecked') return <b className={styles.unchecked}>≈</b>
  if (name === 'again') return <Glyph name="rotation" size={size} />
  const small = size / 2 - 1
  if (name === 'seats')
    return (
      <Four size={size}>
        {SEATS.map((seat) => (
          <SeatMark key={seat} seat={seat} size={small} />
        ))}
      </Four>
    )
  if (name === 'symbols')
    return (
      <Four size={size}>
        {SYMBOLS.map((each) => (
          <Glyph key={each} name={each} size={small} />
        ))}
      </Four>
    )
  return <Glyph name={name as GlyphName} size={size} />
}

/** Drawings and patterns that signs and pictures point at. */
export const Sheet = (): ReactElement => (
  <>
    <GlyphSheet />
    <EdgePatterns />
  </>
)
