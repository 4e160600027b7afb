import type { ReactElement } from 'react'
import type { SeatLook } from './looks.ts'

/** The shape of a seat beside its name. */
export const SeatShape = ({
  look: { colour, shape },
  size = 16,
}: {
  readonly look: SeatLook
  readonly size?: number
}): ReactElement => (
  <svg viewBox="-7 -7 14 14" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={shape} fill={colour} />
  </svg>
)
