import { turnedEdges, type PillarTile } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import styles from './tile.module.css'

/** Edges told without colour: sand is dotted, clay striped, lapis plain. Once at a table. */
export const EdgePatterns = memo((): ReactElement => (
  <svg className={styles.sheet} aria-hidden="true" focusable="false">
    <defs>
      <pattern id="tk-edge-sand" width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill="var(--edge-sand)" />
        <circle cx="1" cy="1" r="0.8" fill="#6b4a12" fillOpacity="0.8" />
        <circle cx="3" cy="3" r="0.8" fill="#6b4a12" fillOpacity="0.8" />
      </pattern>
      <pattern
        id="tk-edge-clay"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" fill="var(--edge-clay)" />
        <rect width="1.8" height="5" fill="#f4ddc0" />
      </pattern>
      <pattern id="tk-edge-lapis" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--edge-lapis)" />
      </pattern>
    </defs>
  </svg>
))

const RIM = 8
const PATHS = [
  `M.5.5h43l-${RIM} ${RIM}h-${43 - 2 * RIM}z`,
  `M43.5.5v43l-${RIM}-${RIM}v-${43 - 2 * RIM}z`,
  `M.5 43.5h43l-${RIM}-${RIM}h-${43 - 2 * RIM}z`,
  `M.5.5v43l${RIM}-${RIM}v-${43 - 2 * RIM}z`,
] as const

/** A pillar tile on a square of 44 with its four edges. */
export const TileDrawing = ({
  tile,
  turn,
  ghost = false,
}: {
  readonly tile: PillarTile
  readonly turn: number
  readonly ghost?: boolean
}): ReactElement => (
  <svg viewBox="0 0 44 44" className={styles.tile} aria-hidden="true" focusable="false">
    <rect x="2" y="2.5" width="43" height="43" rx="2" className={styles.under} />
    {turnedEdges(tile, turn).map((edge, side) => (
      <path key={side} d={PATHS[side]} fill={`url(#tk-edge-${edge})`} className={styles.edge} />
    ))}
    <path d={PATHS[0]} className={styles.bright} />
    <path d={PATHS[1]} className={styles.dim} />
    <path d={PATHS[2]} className={styles.dark} />
    <rect x="7.5" y="7.5" width="29" height="29" rx="1.5" className={ghost ? styles.ghost : styles.stone} />
    <path d="M8.6 35.5V8.6h27" className={styles.gleam} />
  </svg>
)

/** What an ability brings, as a sign and a few letters. */
const SIGNS: Readonly<Record<string, readonly [glyph: GlyphName, text: string]>> = {
  'population+3': ['population', '+3'],
  'scribe+1': ['scribe', '+1'],
  'happiness+2': ['happiness', '+2'],
  'vp+1 per matching edge': ['vp', '▤'],
  'vp+1 per building in line': ['vp', '⌂'],
  'vp+1': ['vp', '+1'],
  'thoth 1': ['thoth', '1'],
  'horus 1-3': ['horus', '1–3'],
  'decree+1': ['decree', '+1'],
  'osiris 3': ['osiris', '3'],
  'gold+2': ['gold', '+2'],
  'double covered reward': ['pillar', '×2'],
}

/** Light and ability in the middle of a tile; a plain one shows where its pillar will stand. */
export function AbilitySign({
  tile,
  awake,
}: {
  readonly tile: PillarTile
  readonly awake: boolean
}): ReactElement {
  const sign = tile.ability === null ? undefined : SIGNS[tile.ability]
  if (sign === undefined || tile.light === null)
    return <Glyph name="pillar" size={18} className={styles.plain} />
  return (
    <span className={styles.ability} data-awake={awake || undefined}>
      <Glyph name={tile.light} size={13} />
      <span className={styles.effect}>
        <Glyph name={sign[0]} size={16} />
        <b>{sign[1]}</b>
      </span>
    </span>
  )
}
