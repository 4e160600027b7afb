import type { Seat } from '@benben/kernel'
import { memo, type CSSProperties, type ReactElement } from 'react'
import { glyphHref } from '../icons/glyph.tsx'
import { seatColour, SeatShape } from './seat-mark.tsx'
import styles from './pieces.module.css'

type PieceKind = 'building' | 'statue' | 'pillar' | 'population' | 'happiness' | 'warrior' | 'priest'

interface PieceProps {
  readonly kind: PieceKind
  readonly seat: Seat
}

/** A wooden piece of a seat on a grid of 24, with the seat's shape at its foot; to be put into a drawing. */
const PieceShape = ({ kind, seat }: PieceProps): ReactElement => (
  <>
    <use
      href={glyphHref(kind)}
      width="24"
      height="24"
      style={{ '--fill': seatColour(seat) } as CSSProperties}
    />
    <SeatShape seat={seat} transform="translate(19.5 19.5) scale(0.85)" />
  </>
)

export const Piece = memo(
  ({ kind, seat, size = 20 }: PieceProps & { readonly size?: number | undefined }): ReactElement => (
    <svg
      viewBox="0 0 24.5 24.5"
      width={size}
      height={size}
      className={styles.inline}
      aria-hidden="true"
      focusable="false"
      data-piece={kind}
    >
      <PieceShape kind={kind} seat={seat} />
    </svg>
  ),
)
