import { placement, SPACES, standard, tileAtRa, tileNamed, type TekhenuView } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { TileDrawing } from '../tekhenu/temple/tile.tsx'
import styles from './corner-picture.module.css'

const [CORNER] = SPACES
const TURN = 3

/** The tile of the die in hand as it will lie in the corner of the temple, large enough to compare its edges with the rim. */
export function CornerPicture({ view }: { readonly view: unknown }): ReactElement | null {
  const table = view as TekhenuView
  const laid = tileAtRa(table)
  if (laid === null) return null
  const { each, edges } = placement(standard, table, laid, CORNER!, TURN)
  const { top, left } = standard.temple.outerEdges
  return (
    <div className={styles.corner} aria-hidden="true" data-corner>
      <Rim side="top" pattern={top[0]!} />
      <Rim side="left" pattern={left[0]!} />
      <span className={styles.tile}>
        <TileDrawing tile={tileNamed(standard, laid.tile)!} turn={TURN} />
      </span>
      {edges.map((side) => (
        <b key={side} className={styles[side]}>
          +{each}
        </b>
      ))}
    </div>
  )
}

const Rim = ({
  side,
  pattern,
}: {
  readonly side: 'top' | 'left'
  readonly pattern: string
}): ReactElement => (
  <svg viewBox={side === 'top' ? '0 0 44 9' : '0 0 9 44'} className={styles[`${side}Rim`]}>
    <rect width="44" height="44" fill={`url(#tk-edge-${pattern})`} />
  </svg>
)
