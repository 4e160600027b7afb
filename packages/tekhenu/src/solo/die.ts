import type { Position } from '@benben/kernel'
import { addDie, diceAt, layOnBoard } from '../dice.ts'
import { ANUBIS, COLOURS, FORBIDDEN, GODS, GRAY, PURE, RESOURCES, SECTIONS, WHEEL_GODS } from '../names.ts'
import type { Play } from '../play.ts'
import { DIE_AS, DIE_COLOUR, DIE_FACE, DIE_SECTION, DIE_SIDE, honouring, HORUS_GOD, VALUE } from '../state.ts'
import { purityAt } from '../take.ts'
import { emitSolo, type TakeReason } from './events.ts'
import { tileInForce, TILE_NAMES } from './pyramid.ts'
import { BOT, most } from './state.ts'

/** Which die Botankhamun takes. */
export interface Die {
  readonly section: number
  readonly colour: number
  readonly value: number
  /** How many such dice lie there. */
  readonly many: number
  readonly purity: number
}

/** Dice that a tile looks at together; where there is none of them, it looks at the next group. */
export interface Group {
  readonly name: string
  readonly holds: (die: Die) => boolean
  /** What decides among dice that are level; left out, what decides for the tile. */
  readonly narrow?: Narrow
}

type Narrow = (p: Position, play: Play, tied: readonly Die[]) => readonly [readonly Die[], TakeReason]

/** What a tile takes. */
export interface Choice {
  readonly groups: readonly Group[]
  readonly narrow: Narrow
  /** How high a die counts, and why one that counts highest alone is taken. */
  readonly worth: (die: Die) => number
  readonly alone: (die: Die, among: readonly Die[]) => TakeReason
}
export type Choose = (play: Play, tile: number) => Choice

interface Found {
  readonly among: readonly Die[]
  readonly passed: readonly string[]
  readonly forbidden: boolean
  readonly narrow: Narrow
}

function allDice(p: Position, play: Play): Die[] {
  const found: Die[] = []
  for (let section = 0; section < play.rules.areas; section++)
    for (let colour = 0; colour < play.rules.colours; colour++)
      for (let value = 1; value <= 6; value++) {
        const many = diceAt(p, section, colour, value)
        if (many > 0) found.push({ section, colour, value, many, purity: purityAt(p, play, section, colour) })
      }
  return found
}

/** The dice of the first group that has any; BK13: with nothing but forbidden dice left, all of those. */
function firstOf(dice: readonly Die[], { groups, narrow }: Choice): Found {
  const allowed = dice.filter(({ purity }) => purity !== FORBIDDEN)
  const passed: string[] = []
  for (const group of groups) {
    const among = allowed.filter(group.holds)
    if (among.length > 0) return { among, passed, forbidden: false, narrow: group.narrow ?? narrow }
    passed.push(group.name)
  }
  return { among: dice.filter(({ purity }) => purity === FORBIDDEN), passed: [], forbidden: true, narrow } // BS2
}

/** G3: the section of the god, then counter-clockwise. */
export const sectionsFrom = (play: Play, god: number): Group[] =>
  WHEEL_GODS.map((_, i) => {
    const at = (play.printed.sectionOf[god]! + SECTIONS - i) % SECTIONS
    return { name: GODS[play.printed.godAt[at]!]!, holds: ({ section }) => section === at }
  })

/** BK2: the colours of the resources in the order of the tile. */
export const coloursOf = (play: Play, tile: number): Group[] =>
  play.printed.botankhamun.resources[tile - WHEEL_GODS.length]!.map((resource) => ({
    name: RESOURCES[resource]!,
    holds: ({ colour }) => colour === resource,
  }))

/** The number of the Horus bonus in whose god's section a die lies. */
function bonusOf(p: Position, play: Play, { section }: Die): number {
  let value = 1
  while (value < 6 && p[HORUS_GOD + value - 1] !== play.printed.godAt[section]) value++
  return value
}

/** Pure before tainted. */
const byPurity: Narrow = (_p, _play, tied) => {
  const pure = tied.filter(({ purity }) => purity === PURE)
  return pure.length > 0 && pure.length < tied.length ? [pure, 'pure'] : [tied, 'highest']
}

/** C13: where it has a statue; among several of these the higher Horus bonus. */
export const byStatue: Narrow = (p, play, tied) => {
  const own = tied.filter(({ section }) => (honouring(p, play.printed.godAt[section]!) & (1 << BOT)) !== 0)
  if (own.length === 0) return [tied, 'highest'] // BK10
  return [most(own, (die) => bonusOf(p, play, die)), own.length === 1 ? 'statue' : 'bonus'] // BK10
}

const valueOf = ({ value }: Die): number => value
const highest = (): TakeReason => 'highest'

/** A tile with a god looks into sections, one with resources at colours, gray after all of them. */
export const choose: Choose = (play, tile) =>
  tile < WHEEL_GODS.length
    ? { groups: sectionsFrom(play, tile), narrow: byPurity, worth: valueOf, alone: highest }
    : {
        groups: [...coloursOf(play, tile), { name: COLOURS[GRAY], holds: ({ colour }) => colour === GRAY }],
        narrow: byStatue,
        worth: valueOf,
        alone: highest,
      }

/** One of the dice that are still level; as many chances as dice. */
function draw(p: Position, play: Play, dice: readonly Die[]): Die {
  play.draw?.({
    code: 'tekhenu.draw.die',
    params: {},
    outcomes: dice.flatMap(({ section, colour, value, many }) =>
      Array.from(
        { length: many },
        () => `${GODS[play.printed.godAt[section]!]!} ${value} ${COLOURS[colour]!}`,
      ),
    ),
    lot: true,
  })
  let nth = play.chance(
    p,
    dice.reduce((sum, { many }) => sum + many, 0),
  )
  return dice.find(({ many }) => (nth -= many) < 0)!
}

/** Takes the die its tile asks for; false where there is none. */
export function takeDie(p: Position, play: Play, chooseBy: Choose): boolean {
  const tile = tileInForce(p)
  const choice = chooseBy(play, tile)
  const { among, passed, forbidden, narrow } = firstOf(allDice(p, play), choice)
  if (among.length === 0) return false
  const best = most(among, choice.worth)
  const [level, narrowed] = best.length === 1 ? [best, choice.alone(best[0]!, among)] : narrow(p, play, best)
  const die = level.length === 1 ? level[0]! : draw(p, play, level)
  const reason = among.length === 1 ? 'only' : level.length > 1 ? 'random' : narrowed
  const { section, colour, value } = die
  addDie(p, section, colour, value, -1)
  p[DIE_SECTION] = section
  p[DIE_COLOUR] = colour
  p[DIE_AS] = colour
  p[DIE_FACE] = value
  p[VALUE] = value
  // Its dice lie beside the tiles and weigh nothing: below the scales, as those of Anubis do.
  p[DIE_SIDE] = ANUBIS + 1
  layOnBoard(p, BOT, colour, value, ANUBIS)
  emitSolo(play, () => ({
    type: 'took',
    seat: BOT,
    tile: TILE_NAMES[tile]!,
    god: GODS[play.printed.godAt[section]!]!,
    die: { colour: COLOURS[colour]!, value },
    reason,
    among: among.map((each) => ({
      god: GODS[play.printed.godAt[each.section]!]!,
      colour: COLOURS[each.colour]!,
      value: each.value,
    })),
    passed,
    forbidden,
  }))
  return true
}
