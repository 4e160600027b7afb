import type { AtonView } from '@benben/aton'
import type { GameLook } from '../analysis/looks.ts'
import { colourOf } from './facts.ts'
import { lineOf } from './score-chart.tsx'

export const look: GameLook = { seatLook: (view, seat) => lineOf(colourOf(view as AtonView, seat)) }
