import type { ReactElement } from 'react'

/** Kepi, the scarab who pushes the sun: the guide of the lessons. */
export const Kepi = ({ size }: { readonly size: number }): ReactElement => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
    <circle cx="32" cy="32" r="31" fill="#fff6d8" stroke="#c98a12" strokeWidth="2" />
    <circle cx="32" cy="15" r="8.5" fill="#f0c04a" stroke="#3b2a12" strokeWidth="2" />
    <g fill="none" stroke="#3b2a12" strokeWidth="2.4" strokeLinecap="round">
      <path d="M21 36l-9-6M20 43l-10 1M22 50l-7 6M43 36l9-6M44 43l10 1M42 50l7 6M26 27l-4-5M38 27l4-5" />
    </g>
    <ellipse cx="32" cy="44" rx="13" ry="14" fill="#2b5c92" stroke="#3b2a12" strokeWidth="2.2" />
    <path d="M32 32v26" stroke="#3b2a12" strokeWidth="2" />
    <path d="M22 39c3-3 7-4 10-4" fill="none" stroke="#7fb2e0" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M23 33c0-6 4-9 9-9s9 3 9 9c-3-2-6-2.5-9-2.5s-6 .5-9 2.5z"
      fill="#1d3f63"
      stroke="#3b2a12"
      strokeWidth="2.2"
    />
    <circle cx="28.5" cy="28.5" r="1.6" fill="#fff6d8" />
    <circle cx="35.5" cy="28.5" r="1.6" fill="#fff6d8" />
  </svg>
)
