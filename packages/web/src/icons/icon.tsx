import type { ReactElement } from 'react'
import { LINES, SHAPES, type LineName, type ShapeName } from './drawings.ts'

export type IconName = LineName | ShapeName

/** A small drawing of the house: lines and shapes on a grid of 24, in the colour of the text around it. */
export const Icon = ({
  name,
  className,
  size = 20,
}: {
  readonly name: IconName
  readonly className?: string | undefined
  readonly size?: number | string
}): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    className={className}
    aria-hidden="true"
    focusable="false"
  >
    {name in LINES ? (
      <path
        d={LINES[name as LineName]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path d={SHAPES[name as ShapeName]} fill="currentColor" fillRule="evenodd" />
    )}
  </svg>
)
