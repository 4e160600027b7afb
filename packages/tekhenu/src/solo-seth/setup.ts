import { shape, type Position } from '@benben/kernel'
import type { Play } from '../play.ts'
import type { Printed } from '../printed.ts'
import type { SetupStep } from '../rules.ts'
import { REGIONS } from '../seth/regions.ts'
import type { TekhenuOptions } from '../setup.ts'
import {
  SOLO_OPTION_DEFAULTS,
  SOLO_OPTION_SHAPES,
  sitDown,
  strengthen,
  type SoloOptions,
} from '../solo/setup.ts'
import { LEVEL, LEVELS } from '../solo/state.ts'
import { regionFrom, settle } from './regions.ts'
import { ARTIFACTS_DEALT, PACKET, PACKETS } from './state.ts'
import { layTiles } from './tiles.ts'

/** Setup for one person and Botankhamun with Time of Seth. */
interface SoloSethOptions extends SoloOptions {
  readonly soloPacket: (typeof PACKETS)[number]
  /** One artifact fewer makes it harder, one more easier. */
  readonly soloArtifacts: 2 | 3 | 4
}

const { soloStart: _shape, ...shapes } = SOLO_OPTION_SHAPES
const { soloStart: _default, ...defaults } = SOLO_OPTION_DEFAULTS

/** The packet stands in place of the starting cards of the base game. */
export const SOLO_SETH_OPTION_SHAPES = {
  ...shapes,
  soloPacket: shape.choice(...PACKETS),
  soloArtifacts: shape.choice(2, 3, 4),
} as const
export const SOLO_SETH_OPTION_DEFAULTS = { ...defaults, soloPacket: '3+1', soloArtifacts: 3 } as const

const noteOptions: SetupStep = (p, _play, chosen) => {
  const { soloPacket, soloArtifacts } = chosen as SoloSethOptions
  p[PACKET] = PACKETS.indexOf(soloPacket)
  p[ARTIFACTS_DEALT] = soloArtifacts
}

/** Whether it has as many buildings as the setup gives it to place: those of the edition, and one per level in the regions. */
export function canGarrison({ botankhamun, buildings }: Printed, chosen: TekhenuOptions): boolean {
  const { solo, soloBuildings } = chosen as SoloOptions
  const level = LEVELS.indexOf(solo)
  const placed = level === 0 ? 0 : botankhamun.buildings.length + level
  return placed <= buildings * (soloBuildings / 10)
}

/** Medium: a building in a region by a die; hard: another one (Q64). Nothing comes with them. */
function garrison(p: Position, play: Play): void {
  for (let i = 0; i < p[LEVEL]!; i++) {
    play.draw?.({
      code: 'tekhenu.draw.region',
      params: {},
      outcomes: Array.from({ length: REGIONS }, (_, region) => String(region + 1)),
    })
    settle(p, play, regionFrom(p, 1 + play.chance(p, REGIONS)))
  }
}

export const SOLO_SETH_SETUP: readonly SetupStep[] = [
  sitDown,
  noteOptions,
  strengthen,
  garrison,
  (p, play) => layTiles(p, play),
]
