import type { ReactElement } from 'react'

/** The sign of the house: a benben with its golden tip, on its stone. */
export const Mark = ({ size = 30 }: { readonly size?: number }): ReactElement => (
  <svg
    viewBox="0 0 64 64"
    width={size}
    height={size}
    stroke="#2e1f10"
    strokeWidth="2.6"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M6 50h52v8H6z" fill="#b9945a" />
    <path d="M32 6l22 42H10z" fill="#e9cf97" />
    <path d="M32 6l22 42H36z" fill="#8a6a3e" stroke="none" />
    <path d="M32 6l9 17-9 4-9-4z" fill="#e2ac3c" />
    <path d="M32 6v21l-9-4z" fill="#fbe39a" stroke="none" />
    <path d="M32 6l22 42H10z" fill="none" />
  </svg>
)
