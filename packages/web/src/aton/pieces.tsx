import type { Kind } from '@benben/aton'
import type { ReactElement } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import type { Colour } from './facts.ts'
import styles from './pieces.module.css'

/** A priest: Red is a square, Blue a disc, so that no eye needs the colour. */
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
    viewBox="0 0 32 32"
    className={`${styles.priest} ${styles[colour]} ${ghost ? styles.ghost : ''} ${className}`}
    aria-hidden="true"
    focusable="false"
  >
    {colour === 'red' ? (
      <rect className={styles.body} x="2" y="2" width="28" height="28" rx="5" />
    ) : (
      <circle className={styles.body} cx="16" cy="16" r="14.2" />
    )}
    <g className={styles.figure}>
      <circle cx="16" cy="10.8" r="4" />
      <path d="M8.3 25.2c.4-5.6 3.2-8.7 7.7-8.7s7.3 3.1 7.7 8.7c-3.8 2.4-11.6 2.4-15.4 0z" />
    </g>
    <path className={styles.collar} d="M12.8 17.3c1 2.4 5.4 2.4 6.4 0" />
  </svg>
)

const SIGN: Readonly<Record<Kind, IconName | undefined>> = {
  yellow: 'sun',
  green: 'reed',
  black: 'star',
  blue: 'wave',
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
  const icon = SIGN[kind]
  if (icon !== undefined) return <Icon name={icon} className={className} size="1em" />
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
        <Icon key={i} name="sun" size="1em" />
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
    <Icon name="swap" size={15} />
  </span>
)
