import { memo, type ReactElement } from 'react'
import art from './art.svg?raw'
import styles from './pieces.module.css'

/** The drawings of `art.svg`, by what they show; each stands there behind `at-`. */
export type ArtName = 'sun' | 'star' | 'water' | 'lotus' | 'swap' | 'pylon' | 'crown'

/** All drawings, once at a table; everything else points at them. */
export const ArtSheet = memo((): ReactElement => (
  <div className={styles.sheet} aria-hidden="true" dangerouslySetInnerHTML={{ __html: art }} />
))

export const Art = ({
  name,
  className,
  size = '1em',
}: {
  readonly name: ArtName
  readonly className?: string | undefined
  readonly size?: number | string
}): ReactElement => (
  <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <use href={`#at-${name}`} />
  </svg>
)
