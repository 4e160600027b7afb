import { BLUE, COLOURS, GRAY, GREEN, HORUS, PURE, RED, SECTIONS, WHEEL_GODS } from '../names.ts'
import type { Play } from '../play.ts'
import {
  byStatue,
  coloursOf,
  sectionsFrom,
  type Choice,
  type Choose,
  type Die,
  type Group,
} from '../solo/die.ts'
import type { TakeReason } from '../solo/events.ts'
import { most } from '../solo/state.ts'
import { SETH_AREA } from '../seth/state.ts'
import { SETH_TILE, WARBAND_TILE } from './tiles.ts'

/** Which die it takes where red, blue and green ones lie. */

const isWarband = ({ colour }: Die): boolean => colour === RED || colour === BLUE
const isOnWheel = ({ section }: Die): boolean => section < SECTIONS // Q67

/** A red or blue die counts one more, for this only (Q61): what it does goes by its face. */
const worth = (die: Die): number => die.value + (isWarband(die) ? 1 : 0)

/** C07: among dice that count the same, green before other pure ones, red and blue before the others. */
const CLASSES: readonly (readonly [(die: Die) => boolean, TakeReason])[] = [
  [({ colour }) => colour === GREEN, 'green'],
  [({ purity }) => purity === PURE, 'pure'],
  [isWarband, 'coloured'],
]

type Narrow = Choice['narrow']

const byClass: Narrow = (_p, _play, tied) => {
  for (const [holds, reason] of CLASSES) {
    const best = tied.filter(holds)
    if (best.length > 0) return [best, best.length < tied.length ? reason : 'highest']
  }
  return [tied, 'highest']
}

/** Where colours are mixed: by class, then as on any tile that names no god. */
const byClassThenStatue: Narrow = (p, play, tied) => {
  const [best, reason] = byClass(p, play, tied)
  return best.length === 1 ? [best, reason] : byStatue(p, play, best) // BS1
}

/** Whether a red or blue die stands alone at the top only because it counts one more. */
const alone = (die: Die, among: readonly Die[]): TakeReason =>
  isWarband(die) && most(among, ({ value }) => value).some((each) => each !== die) ? 'coloured' : 'highest'

const onSeth: Group = { name: 'seth', holds: ({ section }) => section === SETH_AREA }

/** Red and blue dice; else the highest pure one (C05); else the highest of all (Q62). */
const WARBAND: readonly Group[] = [
  { name: 'warband', holds: isWarband, narrow: byStatue },
  { name: 'pure', holds: ({ purity }) => purity === PURE },
  { name: COLOURS[GRAY], holds: isOnWheel },
]

function groupsOf(play: Play, tile: number): readonly Group[] {
  if (tile === SETH_TILE) return [onSeth, ...sectionsFrom(play, HORUS)] // C09, Q63
  if (tile === WARBAND_TILE) return WARBAND
  if (tile < WHEEL_GODS.length) return sectionsFrom(play, tile)
  // Q67: with none of its four colours left, the highest on the wheel.
  const colours = coloursOf(play, tile).map((group): Group => ({ ...group, narrow: byStatue })) // BS1
  return [...colours, { name: COLOURS[GRAY], holds: isOnWheel }]
}

export const chooseWithSeth: Choose = (play, tile) => ({
  groups: groupsOf(play, tile),
  narrow: tile < WHEEL_GODS.length || tile === SETH_TILE ? byClass : byClassThenStatue,
  worth,
  alone,
})
