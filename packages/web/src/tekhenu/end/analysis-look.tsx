import type { GameLook } from '../../analysis/looks.ts'
import { Glyph, GlyphSheet } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { lineOf } from './end-chart.tsx'

/** A drawing for every source of points. */
const GLYPHS: Readonly<Record<string, GlyphName>> = {
  start: 'starting',
  horus: 'horus',
  ra: 'ra',
  hathor: 'hathor',
  bonuses: 'medal-horus',
  technologies: 'technology',
  maat: 'scales',
  districts: 'osiris',
  temple: 'temple',
  statues: 'statue',
  happiness: 'happiness',
  production: 'papyrus',
  buildings: 'building',
  bread: 'bread',
  decrees: 'decree',
  order: 'ankh',
  blessings: 'blessing',
  scribes: 'scribe',
  instead: 'coin',
  regions: 'conquest',
  tribute: 'gold',
}

export const look: GameLook = {
  seatLook: (_, seat) => lineOf(seat),
  Sheet: GlyphSheet,
  SourceIcon: ({ source }) => <Glyph name={GLYPHS[source] ?? 'vp'} size={17} />,
}
