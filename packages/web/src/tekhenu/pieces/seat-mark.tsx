import type { Seat } from '@benben/kernel'
import { memo, type CSSProperties, type ReactElement } from 'react'
import styles from './pieces.module.css'

/** Disc, diamond, square and triangle: a seat is known by its shape wherever its colour cannot be seen. */
export const SEAT_SHAPES = [
  'M0-4.6A4.6 4.6 0 1 1 0 4.6 4.6 4.6 0 1 1 0-4.6z',
  'M0-5.8L5.8 0 0 5.8-5.8 0z',
  'M-4.2-4.2h8.4v8.4h-8.4z',
  'M0-5.4L5.6 4.4H-5.6z',
] as const
const TOKENS = ['circle', 'diamond', 'square', 'triangle'] as const

export const seatColour = (seat: Seat): string => `var(--seat-${seat})`

/** The shape of a seat around the middle of whatever it is put into. */
export const SeatShape = ({
  seat,
  transform,
}: {
  readonly seat: Seat
  readonly transform?: string
}): ReactElement => (
  <path d={SEAT_SHAPES[seat]} fill={seatColour(seat)} className={styles.shape} transform={transform} />
)

/** The token of a seat, a thing with thickness. */
export const SeatMark = memo(
  ({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }): ReactElement => (
    <svg
      width={size}
      height={size}
      className={styles.inline}
      style={{ '--c': seatColour(seat) } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#tk-seat-${TOKENS[seat]!}`} />
    </svg>
  ),
)
