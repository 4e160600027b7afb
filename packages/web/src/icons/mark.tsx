import type { ReactElement } from 'react'

/** The sign of the house: a benben on its stone. */
export const Mark = ({ size = 30 }: { readonly size?: number }): ReactElement => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    <path d="M24 3 40 27H24z" fill="#c8962e" />
    <path d="M24 3 8 27h16z" fill="#e9c46a" />
    <path d="M8 29h16v16H4.5z" fill="#3b70a6" />
    <path d="M40 29H24v16h19.5z" fill="#24507f" />
    <circle cx="24" cy="38" r="4.5" fill="none" stroke="#e9c46a" strokeWidth="1.8" />
    <circle cx="24" cy="38" r="1.4" fill="#e9c46a" />
  </svg>
)
