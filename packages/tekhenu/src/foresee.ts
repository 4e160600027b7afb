import { clear, type Move, type Position, type Seat } from '@benben/kernel'
import { addAnswers, answer, toAct, topWait } from './asking.ts'
import { withoutInside } from './blessings.ts'
import { B17, B19, maskAt, pairOf } from './blessing-cards.ts'
import { T24 } from './card-ids.ts'
import { advance } from './engine.ts'
import { W } from './kinds.ts'
import { isKind, K, named, playMove } from './moves.ts'
import { bitOf, BLESSING, cardsOf, firstOf, RA, SCRIBE, SECTIONS, type God, type Tile } from './names.ts'
import { canPay, costOf, type Cost } from './payment.ts'
import { onScratch, type Play } from './play.ts'
import { tileOf } from './printed.ts'
import {
  adjacent,
  canProduce,
  canReachGod,
  extrasOf,
  godOfDie,
  t19Applies,
  hasFace,
  isAnubis,
  legalActions,
  mayAdjust,
  opposite,
} from './reach.ts'
import {
  DECK,
  did,
  DID_BEGIN,
  DID_MAIN,
  DIE_SECTION,
  DISCARD,
  EXTRA,
  FACE_DOWN,
  HAPPINESS,
  hasTechnology,
  held,
  MOST_UNDER,
  STACK,
  stack,
  UNDER,
  UNDER_TECHNOLOGY,
  VALUE,
} from './state.ts'
import { chosen } from './thoth.ts'
import { forget, isNew } from './visited.ts'

/**
 * B17–B20 (R31, R34, TK4): what can be done with a die once other actions of it have been done. The actions are played on
 * a copy of the position, along every choice the seat has in them. Decks and stacks of the copy are empty, so that nothing
 * chance would bring is counted, and B07 and B08 are left out, because they count once they are played.
 */
const BESIDE = pairOf(B17)
const ACROSS = pairOf(B19)
export const EXTRAS = maskAt('adding')

/** What is looked for: the main action, everything that is declared, or the extra action of one god. */
const MAIN = -1
const ALL = -2
type Goal = number

/** Far more than any position is known to need; where a search needs more, its answer is no. */
const MOST_STEPS = 100_000
/** A search that takes longer remembers where it has been; in random games few do, and the others are faster without. */
const SHORT = 1_000
let stepsLeft = 0
let isSearching = false

const positions: Position[] = []
const lists: Move[][] = []
/** By level, the card that was taken last. */
const taken: Move[] = []
const NO_CARD: Move = 0

function copyTo(level: number, p: Position): Position {
  const copy = (positions[level] ??= p.slice())
  copy.set(p)
  return copy
}

function listAt(level: number): Move[] {
  const list = (lists[level] ??= [])
  clear(list)
  return list
}

/**
 * Whether the main action can be done after extra actions, declared or still to be declared (`mayCountExtras`); `first` is
 * done at once.
 */
export const foreseesMain = (p: Position, play: Play, seat: Seat, first?: Move): boolean =>
  (p[EXTRA] !== 0 || first !== undefined || canBeginWithExtra(p, play, seat)) &&
  search(p, play, seat, MAIN, first)

/** Whether an extra action that could be declared can be done now: something must come first. */
function canBeginWithExtra(p: Position, play: Play, seat: Seat): boolean {
  // T24 brings a gold as the card is played.
  if (hasTechnology(p, seat, T24)) return true
  const cards = held(p, BLESSING, seat) & EXTRAS
  if ((cards & ACROSS) !== 0 && p[HAPPINESS + seat]! > 0 && canReachGod(p, play, seat, opposite(p, play)))
    return true
  if ((cards & BESIDE) === 0 || !canPay(p, seat, costOf(SCRIBE, 1))) return false
  for (let step = 1; step < SECTIONS; step += SECTIONS - 2)
    if (canReachGod(p, play, seat, play.printed.godAt[(p[DIE_SECTION]! + step) % SECTIONS]!)) return true
  return false
}

/** Whether the main action and all extra actions that are declared can be done in some order. */
export const foreseesAll = (p: Position, play: Play, seat: Seat): boolean => search(p, play, seat, ALL)

function search(p: Position, play: Play, seat: Seat, goal: Goal, first?: Move): boolean {
  // Inside a search it is the search that finds out.
  if (isSearching) return true
  return withEveryTile(p, play, (tile) => {
    const copy = copyTo(0, p)
    stack.clear(copy)
    stack.push(copy, W['end-turn'], seat)
    stack.push(copy, W.use, seat)
    const quiet = begin(copy, play, seat, tile)
    if (first === undefined) return use(0, quiet, seat, goal)
    answer(copy, quiet, seat, first)
    return goOn(0, quiet, seat, goal)
  })
}

/** Where Ra may be done twice it must be possible whichever tile is turned up between; otherwise no tile comes. */
function withEveryTile(p: Position, play: Play, run: (tile: Tile) => boolean): boolean {
  isSearching = true
  try {
    if (raised(p, play) < 2 || p[STACK] === 0) return runFrom(0, run)
    const costs = new Set<Cost>()
    for (const tile of cardsOf(p[STACK]!)) {
      const { cost } = tileOf(play.printed, tile)
      if (costs.has(cost)) continue
      costs.add(cost)
      if (!runFrom(tile, run)) return false
    }
    return true
  } finally {
    isSearching = false
  }
}

function runFrom(tile: Tile, run: (tile: Tile) => boolean): boolean {
  stepsLeft = MOST_STEPS
  forget()
  return run(tile)
}

/** How often Ra is declared or is the main action. */
const raised = (p: Position, play: Play): number =>
  extrasOf(p, RA) + (!did(p, DID_MAIN) && (isAnubis(p) || godOfDie(p, play) === RA) ? 1 : 0)

/** Nothing that chance would bring is there, but for a tile that is named. */
function begin(p: Position, play: Play, seat: Seat, tile: Tile): Play {
  p[STACK] = tile === 0 ? 0 : bitOf(tile)
  p.fill(0, DECK, DECK + 3)
  p.fill(0, DISCARD, DISCARD + 3)
  p.fill(0, UNDER, UNDER + MOST_UNDER)
  p[UNDER_TECHNOLOGY] = 0
  withoutInside(p, seat)
  taken[0] = NO_CARD
  return onScratch(play)
}

const extrasLeft = (p: Position): number => {
  let left = 0
  for (let bits = p[EXTRA]!; bits !== 0; bits >>= 2) left += bits & 3
  return left
}

const mainIsOpen = (p: Position, play: Play, seat: Seat): boolean =>
  isAnubis(p) || canProduce(p) || canReachGod(p, play, seat, godOfDie(p, play))

/** Whether the goal is reached with the next action; for all, only the last action is left. */
function isReached(p: Position, play: Play, seat: Seat, goal: Goal): boolean {
  const main = did(p, DID_MAIN)
  if (goal === MAIN) return main || mainIsOpen(p, play, seat)
  if (goal >= 0) return extrasOf(p, goal) === 0 || canReachGod(p, play, seat, goal)
  const left = extrasLeft(p) + (main ? 0 : 1)
  if (left > 1) return false
  if (left === 0) return true
  return main ? canReachGod(p, play, seat, onlyExtra(p)) : mainIsOpen(p, play, seat)
}

function onlyExtra(p: Position): God {
  let god = 0
  while (extrasOf(p, god) === 0) god++
  return god
}

/** The die is used: whether some order of its actions reaches the goal. */
function use(level: number, play: Play, seat: Seat, goal: Goal): boolean {
  const p = positions[level]!
  if (p[FACE_DOWN] !== 0) play.rules.turnUp(p, play) // R58
  if (isReached(p, play, seat, goal)) return true
  if (stepsLeft < MOST_STEPS - SHORT && !isNew(p)) return false
  const moves = listAt(level)
  legalActions(p, play, seat, moves)
  if (mayAdjust(p, seat)) {
    for (let to = p[VALUE]! - 2; to <= p[VALUE]! + 2; to++)
      if (to !== p[VALUE] && hasFace(p, play, to)) moves.push(K.adjust + to)
  }
  if (t19Applies(p, seat) && canPay(p, seat, costOf(SCRIBE, 1))) moves.push(K.also)
  if (goal === MAIN && !did(p, DID_BEGIN)) addDeclarations(p, play, seat, moves)
  return tryAll(level, play, seat, goal, moves)
}

function addDeclarations(p: Position, play: Play, seat: Seat, moves: Move[]): void {
  const cards = held(p, BLESSING, seat) & EXTRAS
  if (cards === 0 || p[DIE_SECTION]! >= SECTIONS) return
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const card = firstOf(rest)
    if ((bitOf(card) & ACROSS) !== 0) {
      if (p[HAPPINESS + seat]! > 0 && extrasOf(p, opposite(p, play)) < 3) moves.push(playMove(card))
    } else if (canPay(p, seat, costOf(SCRIBE, 1))) {
      for (const god of adjacent(p, play)) if (extrasOf(p, god) < 3) moves.push(playMove(card, god))
    }
  }
}

function tryAll(level: number, play: Play, seat: Seat, goal: Goal, moves: readonly Move[]): boolean {
  for (let i = 0; i < moves.length; i++) {
    if (stepsLeft-- <= 0) return false
    const next = copyTo(level + 1, positions[level]!)
    taken[level + 1] = isKind(moves[i]!, K.card) ? moves[i]! : taken[level]!
    answer(next, play, seat, moves[i]!)
    if (goOn(level + 1, play, seat, goal)) return true
  }
  return false
}

/** An action is under way: the seat's own choices in it are tried, until the die can be used again. */
function goOn(level: number, play: Play, seat: Seat, goal: Goal): boolean {
  const p = positions[level]!
  for (;;) {
    advance(p, play, W.use)
    if (stack.kind(p) === W.use) return use(level, play, seat, goal)
    const asked = toAct(p, play)[0]
    if (asked === undefined || stack.kind(p) === W['end-turn']) return false
    const moves = listAt(level)
    topWait(p, play)!.ask!.legal(p, play, asked, moves)
    if (asked === seat) return tryAll(level, play, seat, goal, worthTrying(p, level, moves))
    // What another seat gains does not matter here; which action it performs could.
    if (stack.kind(p) === W['free-action']) return false
    answer(p, play, asked, moves[0]!)
  }
}

/** Without what brings nothing for certain: new cards, cards of Thoth in another order, and a tile turned another way. */
function worthTrying(p: Position, level: number, moves: Move[]): Move[] {
  const before = stack.kind(p) === W.thoth && chosen(p) !== 0 ? taken[level]! : NO_CARD
  let kept = 0
  let space = -1
  for (const move of moves) {
    if (isKind(move, K.refresh) || (isKind(move, K.card) && move < before)) continue
    if (isKind(move, K.pillar)) {
      if (named(move) >> 2 === space) continue
      space = named(move) >> 2
    }
    moves[kept++] = move
  }
  moves.length = kept
  return moves
}

/**
 * What a choice gives up for certain: actions of the die that could all be done before it, and not after it (R32). The
 * choice is a move, or moves that follow each other; one that is not asked for gives up nothing.
 */
export function givenUp(p: Position, play: Play, seat: Seat, moves: readonly Move[]): God[] {
  // An extra action is declared, or has been done before the main one.
  if (p[EXTRA] === 0 && (!did(p, DID_BEGIN) || did(p, DID_MAIN))) return []
  if (!reaches(p, play, seat, ALL, [])) return []
  if (reaches(p, play, seat, ALL, moves) || !isAsked) return []
  const after = positions[0]!
  const open: Goal[] = did(after, DID_MAIN) ? [] : [MAIN]
  for (let god = 0; god < play.rules.gods.length; god++) if (extrasOf(after, god) > 0) open.push(god)
  const lost = open.filter((goal) => !reaches(p, play, seat, goal, moves))
  return (lost.length === 0 ? open : lost).map((goal) => (goal === MAIN ? godOfDie(p, play) : goal))
}

/** Whether every move of the last search could be made. */
let isAsked = true

/** From the question that is asked now, and after moves where some are named. */
function reaches(p: Position, play: Play, seat: Seat, goal: Goal, moves: readonly Move[]): boolean {
  isAsked = true
  return withEveryTile(p, play, (tile) => {
    const copy = copyTo(0, p)
    const quiet = begin(copy, play, seat, tile)
    for (const move of moves) {
      const answers = listAt(0)
      if (toAct(copy, quiet)[0] === seat) addAnswers(copy, quiet, seat, answers)
      if (!answers.includes(move)) return (isAsked = false)
      answer(copy, quiet, seat, move)
      advance(copy, quiet, W.use)
    }
    return goOn(0, quiet, seat, goal)
  })
}
