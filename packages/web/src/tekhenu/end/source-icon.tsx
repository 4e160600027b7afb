import type { ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'

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

export const SourceIcon = ({ source }: { readonly source: string }): ReactElement => (
  <Glyph name={GLYPHS[source] ?? 'vp'} size={17} />
)
