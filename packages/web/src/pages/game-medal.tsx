import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { gameIcon } from './names.ts'

/** What stands on the medal of a game; in the hand of its table. */
const DRAWN: Readonly<Record<string, { readonly ground: string; readonly figure: ReactElement }>> = {
  tekhenu: {
    ground: '#b9d2e6',
    figure: (
      <>
        <path d="M18 52l14 5 14-5-14-5z" fill="#e6d3a6" />
        <path d="M26 50l3-32 3-9v45z" fill="#f3e4be" />
        <path d="M38 50l-3-32-3-9v45z" fill="#8a6a3e" />
        <path d="M29 18l3-9 3 9-3 2z" fill="#e2ac3c" />
      </>
    ),
  },
  aton: {
    ground: '#fbe3b0',
    figure: (
      <>
        <path d="M15 15h34v36H15z" fill="#b8382c" />
        <path d="M15 46h34v5H15z" fill="#7e1f17" />
        <path d="M20 46c0-9 5-13 12-13s12 4 12 13z" fill="#fbf5e6" />
        <path d="M24 35l14 11h6L29 33z" fill="#e2ac3c" />
        <circle cx="32" cy="26" r="8" fill="#a86a3f" />
      </>
    ),
  },
}

interface MedalProps {
  readonly game: string
  readonly size: number
}

/** The picture of a game on a medal, as gods have theirs; for a game that has none its icon. */
export function GameMedal({ game, size }: MedalProps): ReactElement {
  const drawn = DRAWN[game]
  if (drawn === undefined) return <Icon name={gameIcon(game)} size={size * 0.7} />
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      stroke="#2e1f10"
      strokeWidth="2.2"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="32" cy="32" r="30" fill="#e2ac3c" />
      <circle cx="32" cy="32" r="26.5" fill={drawn.ground} strokeWidth="1.4" />
      {drawn.figure}
    </svg>
  )
}
