import { invalid, clone, equals, type Checked, type Position } from '@benben/kernel'
import { colourOnBoard, diceAt, diceOnBoard } from './dice.ts'
import { addAnswers, toAct, topWait } from './asking.ts'
import type { TekhenuJSON } from './form.ts'
import { SPACES } from './market.ts'
import { PEOPLE } from './places.ts'
import { BLESSING, COLOURS, count, DECREE, GODS, TECHNOLOGY, TILES, WHEEL_GODS } from './names.ts'
import type { Play } from './play.ts'
import { range } from './range.ts'
import * as S from './state.ts'
import { tileAt } from './temple.ts'

/** What no play could have led to: pieces, cards or dice lost or doubled, and nothing to do. */
export const POSITION_FAULTS = [
  'tekhenu.position.order',
  'tekhenu.position.horus',
  'tekhenu.position.dice',
  'tekhenu.position.tiles',
  'tekhenu.position.cards',
  'tekhenu.position.pieces',
  'tekhenu.position.populace',
  'tekhenu.position.points',
  'tekhenu.position.written-twice',
  'tekhenu.position.waiting',
  'tekhenu.position.turn',
  'tekhenu.position.other-seat',
  'tekhenu.position.dealt',
] as const
type PositionFault = (typeof POSITION_FAULTS)[number]

const fault = (path: string, code: PositionFault) => invalid(`position.${path}`, code)

type Write = (p: Position, play: Play) => TekhenuJSON

export function faultOf(
  p: Position,
  play: Play,
  json: TekhenuJSON,
  write: Write,
): Checked<Position> | undefined {
  const all = range(S.seats(p))
  // Lists that named something twice come back shorter, or in another order.
  if (JSON.stringify(write(p, play)) !== JSON.stringify(inOrder(json, write(p, play)))) {
    return fault('board', 'tekhenu.position.written-twice')
  }
  if (new Set(json.board.order).size !== all.length) return fault('board.order', 'tekhenu.position.order')
  if (new Set(json.board.horus).size !== WHEEL_GODS.length)
    return fault('board.horus', 'tekhenu.position.horus')
  if (!diceAddUp(p, play)) return fault('board.dice', 'tekhenu.position.dice')
  if (!tilesAddUp(p) || !backComesLast(p)) return fault('board.temple', 'tekhenu.position.tiles')
  if (!cardsAddUp(p, play)) return fault('secret', 'tekhenu.position.cards')
  for (const seat of all) {
    if (!piecesAddUp(p, play, seat)) return fault(`board.seats[${seat}]`, 'tekhenu.position.pieces')
    if (p[S.HAPPINESS + seat]! > p[S.POPULATION + seat]!) {
      return fault(`board.seats[${seat}].happiness`, 'tekhenu.position.populace')
    }
    if (p[S.SCORE + seat]! < 0) return fault(`board.seats[${seat}].points`, 'tekhenu.position.points')
    if (p[S.PENDING + seat] === 1 && p[S.REACHED + seat]! < 4) {
      return fault(`board.seats[${seat}].pending`, 'tekhenu.position.populace')
    }
  }
  const choosing = json.waiting.some(({ wait }) => wait === 'choose-decree')
  const odd = json.secret.dealt.findIndex((dealt, seat) => !play.rules.dealtStands(p, seat, dealt, choosing))
  if (odd >= 0) return fault(`secret.dealt[${odd}]`, 'tekhenu.position.dealt')
  for (const part of play.rules.parts) {
    const code = part.fault(p, play.printed)
    if (code !== undefined) return invalid(`position.board.modules.${part.name}`, code)
  }
  return faultOfTurn(p, play)
}

/** The same fields in the same order, whatever order they came in. */
function inOrder(json: unknown, like: unknown): unknown {
  if (typeof json !== 'object' || json === null || typeof like !== 'object' || like === null) return json
  if (Array.isArray(json)) return json.map((each, i) => inOrder(each, (like as unknown[])[i]))
  const fields = json as Record<string, unknown>
  const keys = [
    ...Object.keys(like).filter((key) => key in fields),
    ...Object.keys(fields).filter((key) => !(key in like)),
  ]
  return Object.fromEntries(
    keys.map((key) => [key, inOrder(fields[key], (like as Record<string, unknown>)[key])]),
  )
}

function diceAddUp(p: Position, play: Play): boolean {
  const players = S.seats(p)
  const all = play.rules.dice(play.printed, players)
  return COLOURS.every((_, colour) => {
    let found = p[S.BAG + colour]!
    for (let section = 0; section < play.rules.areas; section++)
      for (let value = 1; value <= 6; value++) found += diceAt(p, section, colour, value)
    for (const seat of range(players))
      found += diceOnBoard(p, seat).filter((die) => colourOnBoard(die) === colour).length
    const inHand = p[S.DIE_FACE] !== 0 && p[S.DIE_SIDE] === 0 && p[S.DIE_COLOUR] === colour ? 1 : 0
    return found + inHand === (all[colour] ?? 0)
  })
}

/** Every tile once: in the stack, at Ra or in the temple. */
function tilesAddUp(p: Position): boolean {
  const seen = [
    ...range(3).map((slot) => p[S.RA_SLOT + slot]!),
    ...range(25).map((space) => tileAt(p, space)),
  ].filter((tile) => tile !== 0)
  return (
    new Set(seen).size === seen.length &&
    seen.length + count(p[S.STACK]!) === TILES &&
    seen.every((tile) => (p[S.STACK]! & (1 << (tile - 1))) === 0)
  )
}

/** R58: a tile that is not turned up yet is the third at Ra. */
const backComesLast = (p: Position): boolean =>
  (p[S.FACE_DOWN]! & S.AT_RA) === 0 || range(2).every((slot) => p[S.RA_SLOT + slot] !== 0)

const nameOf = (play: Play, kind: number | undefined): string => play.rules.waits[kind!]!.name

const picked = (p: Position, play: Play, family: number): number[] =>
  S.stack
    .list(p)
    .flatMap(([kind, , shown, first, second]) =>
      nameOf(play, kind) === 'pick' && shown === family ? [first!, second!] : [],
    )

function cardsAddUp(p: Position, play: Play): boolean {
  const players = S.seats(p)
  return [BLESSING, TECHNOLOGY, DECREE].every((family) => {
    const masks = [
      p[S.DECK + family]!,
      p[S.DISCARD + family]!,
      ...range(players).map((seat) => S.held(p, family, seat)),
    ]
    const single = [
      ...marketCards(p, family),
      ...picked(p, play, family),
      ...play.rules.shown(p, family),
      ...(family === TECHNOLOGY && p[S.UNDER_TECHNOLOGY] !== 0 ? [p[S.UNDER_TECHNOLOGY]!] : []),
    ]
    if (family === DECREE) {
      masks.push(...range(players).map((seat) => p[S.DEALT + seat]! & ((1 << 30) - 1)))
      single.push(
        ...range(S.MOST_UNDER).flatMap((i) => (p[S.UNDER + i] === 0 ? [] : [S.cardUnder(p[S.UNDER + i]!)])),
      )
    }
    masks.push(...single.map((card) => 1 << (card - 1)))
    const union = masks.reduce((bits, each) => bits | each, 0)
    const sum = masks.reduce((total, each) => total + count(each), 0)
    return sum === count(union) && union === play.rules.cards(players)[family]
  })
}

const marketCards = (p: Position, family: number): number[] =>
  SPACES.flatMap((familyAt, space) =>
    p[S.MARKET + space] !== 0 && familyAt === family ? [p[S.MARKET + space]!] : [],
  )

function piecesAddUp(p: Position, play: Play, seat: number): boolean {
  const here = (cell: number, size: number): number =>
    range(size).filter((i) => p[cell + i] === seat + 1).length
  const buildings = here(S.HOUSE, 20) + here(S.WORKSHOP, 24) + play.rules.builtElsewhere(p, seat)
  const statues = here(S.GOD_STATUE, GODS.length * S.STATUES_PER_GOD) + here(S.PEOPLE_STATUE, PEOPLE.length)
  const pillars = range(25).filter((space) => p[S.TEMPLE + space]! >> 7 === seat + 1).length
  return (
    p[S.BUILDINGS_LEFT + seat] === play.rules.buildings(p, play.printed, seat) - buildings &&
    p[S.STATUES_LEFT + seat] === play.printed.statues - statues &&
    p[S.PILLARS_LEFT + seat] === play.printed.pillars - pillars &&
    (p[S.OPEN_DECREES + seat]! & ~S.held(p, DECREE, seat)) === 0
  )
}

function faultOfTurn(p: Position, play: Play): Checked<Position> | undefined {
  const frames = S.stack.list(p).map(([kind]) => play.rules.waits[kind!]!)
  const waiting = frames.map(({ name }) => name)
  if (p[S.FACE_DOWN] !== 0 && waiting.at(-1) !== 'end-turn')
    return fault('board.tiles', 'tekhenu.position.tiles')
  if (p[S.OVER] === 1) return waiting.length === 0 ? undefined : fault('waiting', 'tekhenu.position.waiting')
  if (frames[0]?.bottom !== true) return fault('waiting', 'tekhenu.position.waiting')
  const once = frames.flatMap(({ name, nests }) => (nests === true ? [] : [name]))
  if (new Set(once).size !== once.length) return fault('waiting', 'tekhenu.position.waiting')
  if (frames.some(({ early }) => early === true) && p[S.ROUND] !== 0)
    return fault('board.round', 'tekhenu.position.turn')
  const active = p[S.ACTIVE]!
  const ending = S.stack.list(p).find(([kind]) => nameOf(play, kind) === 'end-turn')
  if (active >= 0 !== (ending !== undefined) || (ending !== undefined && ending[1] !== active)) {
    return fault('board.now.seat', 'tekhenu.position.turn')
  }
  if (active >= 0 && (waiting[0] !== 'next' || p[S.ORDER + p[S.TURN]!] !== active || p[S.ROUND] === 0)) {
    return fault('board.now.seat', 'tekhenu.position.turn')
  }
  if (active >= 0 && p[S.DIE_FACE] === 0 && waiting.includes('use'))
    return fault('board.now', 'tekhenu.position.turn')
  const foreign = S.stack
    .list(p)
    .findIndex(([kind, seat]) => play.rules.waits[kind!]!.own === true && seat !== active)
  if (foreign >= 0) return fault(`waiting[${foreign}].seat`, 'tekhenu.position.other-seat')
  return setupStands(p, play) && stands(p, play) ? undefined : fault('waiting', 'tekhenu.position.waiting')
}

/** Before the first round: as many starting cards and destinies are out as have been chosen. */
function setupStands(p: Position, play: Play): boolean {
  const players = S.seats(p)
  return S.stack.list(p).every(([kind, place]) => {
    if (nameOf(play, kind) === 'draft') {
      const drafted = range(players).reduce((sum, seat) => sum + count(p[S.DRAFTED + seat]!), 0)
      const laid = count(p[S.STARTING]!)
      return drafted === place && (laid === 2 * players + 1 - drafted || (laid === 0 && place === 0))
    }
    if (nameOf(play, kind) !== 'destiny') return true
    return range(players).every((i) => {
      const seat = p[S.ORDER + i]!
      return (p[S.DESTINY + seat] !== 0) === (i < place! && play.rules.destined(p, seat))
    })
  })
}

/** Somebody is asked, has something to choose from, and nothing would have happened by itself. */
function stands(p: Position, play: Play): boolean {
  const wait = topWait(p, play)
  if (wait?.ask === undefined) return false
  const copy = clone(p)
  if (!wait.run(copy, { ...play, emit: undefined, chance: () => 0, pause: () => true }) || !equals(copy, p))
    return false
  const asked = toAct(p, play)
  return (
    asked.length > 0 &&
    asked.every((seat) => {
      const moves: number[] = []
      // Inside an action a blessing that can be played makes no question of what has one answer.
      if (wait.calm === true || wait.always === true) addAnswers(p, play, seat, moves)
      else wait.ask!.legal(p, play, seat, moves)
      // R58: nobody has a choice while a tile is still to be turned up.
      if (moves.length > 1) return p[S.FACE_DOWN] === 0
      return wait.always === true && moves.length > 0
    })
  )
}
