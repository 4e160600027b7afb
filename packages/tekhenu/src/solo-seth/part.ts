import { shape, type Position } from '@benben/kernel'
import { ARTIFACTS, count, DESTINY_CARDS } from '../names.ts'
import type { Part } from '../rules.ts'
import { XW } from '../seth/kinds.ts'
import {
  ARTIFACTS_LAID,
  BLOOD,
  CULT,
  CULT_REACHED,
  HELD_ARTIFACTS,
  PRIESTS,
  WARRIORS,
} from '../seth/state.ts'
import type { Stance } from '../solo/part.ts'
import { BOT } from '../solo/state.ts'
import { seats, stack } from '../state.ts'
import { startStands } from './start.ts'
import { ARTIFACTS_DEALT, PACKET, PACKETS } from './state.ts'
import { isTileSet } from './tiles.ts'

/** What is shown and saved of Botankhamun with Seth beside the parts of both. */
interface SoloSethBoard {
  readonly packet: (typeof PACKETS)[number]
  readonly artifacts: number
}

export const SOLO_SETH_FAULTS = ['tekhenu.solo.seth', 'tekhenu.solo.garrison'] as const

const { choice, object } = shape

export const soloSethPart: Part = {
  name: 'soloSeth',
  shape: object({ packet: choice(...PACKETS), artifacts: choice(2, 3, 4) }),
  write: (p): SoloSethBoard => ({ packet: PACKETS[p[PACKET]!]!, artifacts: p[ARTIFACTS_DEALT]! }),
  read: (p, part) => {
    const { packet, artifacts } = part as SoloSethBoard
    p[PACKET] = PACKETS.indexOf(packet)
    p[ARTIFACTS_DEALT] = artifacts
  },
  fault: (p): (typeof SOLO_SETH_FAULTS)[number] | undefined => {
    const held = Array.from({ length: seats(p) }, (_, seat) => count(p[HELD_ARTIFACTS + seat]!))
    const out = count(p[ARTIFACTS_LAID]!) + held.reduce((sum, many) => sum + many, 0)
    return out <= Math.min(ARTIFACTS, p[ARTIFACTS_DEALT]!) && takesNothing(p)
      ? undefined
      : 'tekhenu.solo.seth'
  },
}

/** It never has warriors, priests, blood, a cult power or an artifact, and the questions of Seth are not for it. */
function takesNothing(p: Position): boolean {
  const owns = [WARRIORS, PRIESTS, BLOOD, CULT, CULT_REACHED, HELD_ARTIFACTS].some(
    (cell) => p[cell + BOT] !== 0,
  )
  const asked = stack.list(p).some(([kind, seat]) => SEATED.has(kind!) && seat === BOT)
  return !owns && !asked && stack.list(p).every(([kind]) => kind !== XW.draft)
}

/** Frames of Seth whose first number is a seat. */
const SEATED: ReadonlySet<number> = new Set(
  Object.values(XW).filter((kind) => kind !== XW.rewards && kind !== XW['keep-decree']),
)

export const SETH_STANCE: Stance = {
  stands: (p, tiles) => isTileSet(tiles) && startStands(p),
  destinies: DESTINY_CARDS,
}
