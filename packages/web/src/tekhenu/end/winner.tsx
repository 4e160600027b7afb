import type { Seat } from '@benben/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { glyphHref } from '../icons/glyph.tsx'
import { seatColour } from '../pieces/seat-mark.tsx'
import styles from './end.module.css'

const RAYS = Array.from({ length: 16 }, (_, i) => i * 22.5)

/** A statue of whoever won, before the sun. */
export const Winner = ({ seat }: { readonly seat: Seat }): ReactElement => (
  <svg viewBox="-50 -50 100 100" width="92" height="92" aria-hidden="true" focusable="false">
    {RAYS.map((degrees) => (
      <path key={degrees} d="M-4.5-39 0-49 4.5-39z" transform={`rotate(${degrees})`} className={styles.ray} />
    ))}
    <circle r="37" className={styles.sun} />
    <use
      href={glyphHref('statue')}
      x="-31"
      y="-33"
      width="62"
      height="62"
      style={{ '--c': seatColour(seat) } as CSSProperties}
    />
  </svg>
)
