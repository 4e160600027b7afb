import type { Kind } from '@benben/aton'
import type { ReactElement } from 'react'
import { Art, type ArtName } from './art.tsx'
import type { Colour } from './facts.ts'
import styles from './pieces.module.css'

/** A priest on a plate: Red's is a square, Blue's a disc, so that no eye needs the colour. */
export const Priest = ({
  colour,
  ghost = false,
  className = '',
}: {
  readonly colour: Colour
  /** Where it might stand, or might leave. */
  readonly ghost?: boolean
  readonly className?: string | undefined
}): ReactElement => (
  <svg
    viewBox="0 0 60 58"
    className={`${styles.priest} ${styles[colour]} ${ghost ? styles.ghost : ''} ${className}`}
    aria-hidden="true"
    focusable="false"
  >
    <use href={colour === 'red' ? '#at-priest-square' : '#at-priest-disc'} />
  </svg>
)

const SIGN: Readonly<Record<Kind, ArtName | undefined>> = {
  yellow: 'sun',
  green: 'lotus',
  black: 'star',
  blue: 'water',
  bonus1: undefined,
  bonus2: undefined,
}

/** What is printed on a space; the bonus is a number. */
export function Sign({
  kind,
  className,
}: {
  readonly kind: Kind
  readonly className?: string | undefined
}): ReactElement {
  const sign = SIGN[kind]
  if (sign !== undefined) return <Art name={sign} className={className} />
  return (
    <b className={className} aria-hidden="true">
      {kind === 'bonus1' ? '+1' : '+2'}
    </b>
  )
}

/** A card: its value as a number and as suns. */
export const CardFace = ({ value }: { readonly value: number }): ReactElement => (
  <span className={styles.face}>
    <b>{value}</b>
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: value }, (_, i) => (
        <Art key={i} name="sun" />
      ))}
    </span>
  </span>
)

export const CardBack = (): ReactElement => (
  <svg
    viewBox="0 0 60 78"
    preserveAspectRatio="none"
    className={styles.back}
    aria-hidden="true"
    focusable="false"
  >
    <rect x="1" y="1" width="58" height="76" rx="7" className={styles.backGround} />
    <rect x="5" y="5" width="50" height="68" rx="4" className={styles.backLine} />
    <path d="M30 19 46 50H14zM12 58h36M16 63h28" className={styles.backLine} />
    <circle cx="30" cy="41" r="4.5" fill="var(--gold-300)" />
  </svg>
)

/** The token for one exchange of the hand. */
export const Token = ({ spent }: { readonly spent: boolean }): ReactElement => (
  <span className={`${styles.token} ${spent ? styles.spent : ''}`}>
    <Art name="swap" size={spent ? 18 : 26} />
  </span>
)
