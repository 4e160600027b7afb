import type { Seat } from '@benben/kernel'
import { memo, type CSSProperties, type ReactElement } from 'react'
import { glyphHref } from '../icons/glyph.tsx'
import { seatColour, SeatShape } from './seat-mark.tsx'
import styles from './pieces.module.css'

type PieceKind = 'building' | 'statue' | 'pillar' | 'population' | 'happiness' | 'warrior' | 'priest'

interface PieceProps {
  readonly kind: PieceKind
  readonly seat: Seat
  readonly size?: number | undefined
}

/** A piece of a seat on a grid of 64, with the seat's shape at its foot. */
export const Piece = memo(({ kind, seat, size = 20 }: PieceProps): ReactElement => (
  <svg
    viewBox="0 0 64 64"
    width={size}
    height={size}
    className={styles.inline}
    style={{ '--c': seatColour(seat) } as CSSProperties}
    aria-hidden="true"
    focusable="false"
    data-piece={kind}
  >
    <use href={glyphHref(kind)} />
    <SeatShape seat={seat} transform="translate(52 53) scale(1.95)" />
  </svg>
))
