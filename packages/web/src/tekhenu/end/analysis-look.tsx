import type { GameLook } from '../../analysis/looks.ts'
import { GlyphSheet } from '../icons/glyph.tsx'
import { lineOf } from './end-chart.tsx'
import { SourceIcon } from './source-icon.tsx'

export const look: GameLook = {
  seatLook: (_, seat) => lineOf(seat),
  Sheet: GlyphSheet,
  SourceIcon,
}
