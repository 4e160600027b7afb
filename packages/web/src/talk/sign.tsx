import type { ReactElement } from 'react'

/** Signs of talk and notes, loaded with them; drawn as those of `icons/`. */
const SIGNS = {
  talk: 'M4 5h16v11h-9l-4.5 4v-4H4z',
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  send: 'M4 12l16-7-5 15-3.5-6z',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 12h17M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
} as const

export const Sign = ({
  name,
  size = 18,
}: {
  readonly name: keyof typeof SIGNS
  readonly size?: number
}): ReactElement => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
    <path
      d={SIGNS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
