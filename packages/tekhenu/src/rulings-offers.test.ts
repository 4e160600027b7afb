import { clone, fastHost, random, type Position, type Random, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import type { TekhenuEvent } from './index.ts'
import { standard, tekhenu, type TekhenuView } from './index.ts'
import { WHEEL_GODS } from './names.ts'
import { DECK, HAPPINESS, heldCell, POPULATION, tokenCell } from './state.ts'
import { open } from './testing/table.ts'

/**
 * What is offered, compared with what a second, slow reading of the rulebook says can be paid; and everything that is
 * offered is tried out. From many positions of random games, with random cards and little in hand.
 */

const TECHNOLOGIES = [4, 8, 10, 13, 14, 19, 20, 21, 22, 24]
const BLESSINGS = [9, 11, 13, 15, 17, 18, 19, 21, 23]

/** Positions in which a seat is about to take a die. */
function* beforeDice(many: number, seed: string): Generator<readonly [Position, Seat]> {
  const chance = random(seed)
  for (let game = 0; many > 0; game++) {
    const p = open(2 + (game % 3), `${seed} ${game}`)
    for (let moves = 0; tekhenu.toAct(p).length > 0 && many > 0; moves++) {
      const seat = tekhenu.toAct(p)[0]!
      if (chance.below(4) === 0 && tekhenu.decision(p, seat)!.question.code === 'tekhenu.take') {
        many--
        yield [disturbed(p, seat, chance), seat]
      }
      const legal = tekhenu.legal(p, seat, [])
      tekhenu.step(p, seat, legal[chance.below(legal.length)]!, fastHost)
    }
  }
}

/** The same table, but this seat holds other cards and other tokens. */
function disturbed(from: Position, seat: Seat, chance: Random): Position {
  const p = clone(from)
  const hold = (family: number, card: number): void => {
    const bit = 1 << (card - 1)
    if ((p[DECK + family]! & bit) === 0 || chance.below(4) > 0) return
    p[DECK + family] = p[DECK + family]! & ~bit
    p[heldCell(family, seat)] = p[heldCell(family, seat)]! | bit
  }
  for (const card of TECHNOLOGIES) hold(1, card)
  for (const card of BLESSINGS) hold(0, card)
  for (let token = 0; token < 6; token++) p[tokenCell(seat, token)] = Math.max(0, chance.below(4) - 1)
  p[HAPPINESS + seat] = chance.below(3) === 0 ? 0 : chance.below(p[POPULATION + seat]! + 1)
  return p
}

/** Whether tokens can be laid on all these units of a cost, each by one that may stand for it. */
function affordable(
  tokens: Readonly<Record<string, number>>,
  units: readonly string[],
  technologies: readonly string[],
): boolean {
  const [unit, ...rest] = units
  if (unit === undefined) return true
  const stand = new Set([unit])
  if (unit !== 'scribe') stand.add('gold')
  if (technologies.includes('T10')) stand.add('gold').add('scribe')
  if (technologies.includes('T22') && (unit === 'limestone' || unit === 'granite'))
    stand.add('limestone').add('granite')
  return [...stand].some(
    (token) =>
      (tokens[token] ?? 0) > 0 && affordable({ ...tokens, [token]: tokens[token]! - 1 }, rest, technologies),
  )
}

const units = (cost: Readonly<Record<string, number>>): string[] =>
  Object.entries(cost).flatMap(([token, many]) => Array.from({ length: many }, () => token))

/** What a god action costs at a value, as units; undefined where it cannot be done at all. */
function costOfGod(
  view: TekhenuView,
  seat: Seat,
  god: string,
  value: number,
): { units: string[]; waivedBy: readonly string[] } | undefined {
  const own = view.seats[seat]!
  const free = (what: readonly unknown[]): boolean => what.includes(null)
  const waived = (...cards: string[]): readonly string[] => cards
  switch (god) {
    case 'horus': {
      if (own.statues === 0 || (!free(view.peopleStatues) && !free(view.godStatues[view.horus[value - 1]!]!)))
        return undefined
      const granite = standard.playerBoard.statueGranite[6 - own.statues]!
      return { units: units({ granite }), waivedBy: waived('B13', 'B14') }
    }
    case 'ra': {
      const tile = view.tiles[Math.ceil(value / 2) - 1]!
      if (own.pillars === 0 || tile === null || !free(view.temple)) return undefined
      const { cost } = standard.pillarTiles.tiles.find(({ id }) => id === tile)!
      return { units: units(cost), waivedBy: waived('B13', 'B14') }
    }
    case 'hathor': {
      const spaces = Object.entries(standard.temple.buildingSpaces).flatMap(([side, { players, bread }]) =>
        players.includes(view.players)
          ? bread.flatMap((price, i) => (view.houses[`${side} ${i + 1}`] === undefined ? [price] : []))
          : [],
      )
      return own.buildings === 0 || spaces.length === 0
        ? undefined
        : { units: units({ bread: Math.min(...spaces) }), waivedBy: waived('B15', 'B16') }
    }
    case 'bastet':
      return { units: units({ papyrus: 2 }), waivedBy: waived('B15', 'B16') }
    case 'thoth': {
      const cards = Math.ceil(value / 2)
      const sections = [
        view.market.slice(0, 3),
        view.market.slice(3, 7),
        view.market.slice(7, 11),
        view.market.slice(11),
      ]
      const opened = [1, 5, 9, 13].filter((happiness) => own.happiness >= happiness).length
      const supplied = sections
        .slice(0, opened)
        .some((section) => section.filter((card) => card !== null).length >= cards)
      return supplied ? { units: units({ papyrus: [0, 0, 2, 3][cards]! }), waivedBy: [] } : undefined
    }
    default: {
      const row = ['papyrus', 'bread', 'limestone', 'granite'].map((district) => `${district} ${value}`)
      const space = row.some((place) => view.workshops[place] === undefined)
      return own.buildings > 0 && own.happiness > 0 && space ? { units: [], waivedBy: [] } : undefined
    }
  }
}

const BRINGS: Readonly<Record<string, readonly [technology: string, token: string]>> = {
  horus: ['T04', 'granite'],
  thoth: ['T20', 'papyrus'],
  hathor: ['T21', 'bread'],
}

/** Whether a god action can be done and paid at a value, after `scribes` were spent on something else. */
function payable(
  view: TekhenuView,
  seat: Seat,
  god: string,
  value: number,
  scribes: number,
  gold = 0,
): boolean {
  const cost = costOfGod(view, seat, god, value)
  if (cost === undefined) return false
  const { tokens, technologies, blessings } = view.seats[seat]!
  const isWaived = cost.waivedBy.some((card) => blessings.includes(card))
  const brings = BRINGS[god]
  const purse = { ...tokens, gold: tokens['gold']! + gold }
  // What a technology brings comes with the action: it pays for the action first, and for nothing before it.
  const due = [...(isWaived ? [] : cost.units)]
  if (brings !== undefined && technologies.includes(brings[0]) && due.includes(brings[1]))
    due.splice(due.indexOf(brings[1]), 1)
  return affordable(purse, [...units({ scribe: scribes }), ...due], technologies)
}

/** Values a die could be used at for its god, T14 included. */
function usableAtSome(view: TekhenuView, seat: Seat, god: string, face: number): boolean {
  const { technologies, blessings } = view.seats[seat]!
  const turns = blessings.includes('B09') || blessings.includes('B10')
  const spread = technologies.includes('T14') ? 2 : 0
  for (let value = 1; value <= 6; value++) {
    for (let to = Math.max(1, value - spread); to <= Math.min(6, value + spread); to++) {
      if (payable(view, seat, god, to, Math.ceil(Math.abs(value - face) / 2))) return true
      const gold = technologies.includes('T24') && value !== face ? 1 : 0
      if (turns && payable(view, seat, god, to, 0, gold)) return true
    }
  }
  return false
}

const say = (p: Position, seat: Seat): string[] => tekhenu.legal(p, seat, []).map(tekhenu.write)
const asked = (p: Position, seat: Seat): string => tekhenu.decision(p, seat)?.question.code ?? ''

function step(from: Position, seat: Seat, text: string, told: TekhenuEvent[] = []): Position {
  const p = clone(from)
  // Seats end their turns by hand, so that nothing runs on into the next turn.
  tekhenu.step(p, seat, tekhenu.read(text)!, {
    ...fastHost,
    emit: (event) => void told.push(event),
    pause: () => true,
  })
  return p
}

const BEFORE = new Set(['tekhenu.colour', 'tekhenu.settle', 'tekhenu.use', 'tekhenu.pay'])
/** Anubis may still be paid for, and a production may have its own questions. */
const GOES_ON = /\.(take|take-any|take-recoloured|colour|settle|use|pay|produce)$/
const isAction = (move: string): boolean => /^(do|produce) /.test(move)

/** Plays an action to its end, always by the first choice, and says whether it was done. */
function finishes(from: Position, seat: Seat, move: string): boolean {
  const told: TekhenuEvent[] = []
  let p = step(from, seat, move, told)
  while (tekhenu.toAct(p)[0] === seat && !['tekhenu.use', 'tekhenu.end-turn'].includes(asked(p, seat))) {
    p = step(p, seat, say(p, seat)[0]!, told)
  }
  return isDone(told)
}

/** The main action was begun and not forfeited; what else was declared may be (R32). */
const isDone = (told: readonly TekhenuEvent[]): boolean => {
  const main = told.find((event) => event.type === 'action' && event.by === 'die')
  return (
    main?.type === 'action' &&
    !told.some((event) => event.type === 'forfeited' && event.action === main.action)
  )
}

/** Whether the die in hand can still be used: at once, or after some more changes, found by trying. */
function canComplete(p: Position, seat: Seat, depth: number): boolean {
  const moves = say(p, seat)
  if (asked(p, seat) === 'tekhenu.use' && moves.some((move) => isAction(move) && finishes(p, seat, move)))
    return true
  if (depth === 0) return false
  return moves.some((move) => {
    if (isAction(move) || /B0[78]|refresh|turn [123]/.test(move)) return false
    const told: TekhenuEvent[] = []
    const after = step(p, seat, move, told)
    // What leaves no choice is done at once, the action included.
    if (told.some((event) => event.type === 'action' && event.by === 'die')) return isDone(told)
    if (tekhenu.toAct(after)[0] !== seat || asked(after, seat) === 'tekhenu.end-turn') return false
    // The choices of an extra action that comes first are its own.
    const isInside = move.startsWith('extra') || !GOES_ON.test(asked(p, seat))
    return canComplete(after, seat, isInside ? depth : depth - 1)
  })
}

describe('rulings: what is offered', () => {
  it('R31: a gray die is offered exactly where a second reading of the costs says so', () => {
    let offered = 0
    let withheld = 0
    for (const [p, seat] of beforeDice(300, 'offers')) {
      const view = tekhenu.view(p, seat)
      const moves = say(p, seat)
      const gray = view.dice.flatMap((dice, section) =>
        dice
          .filter((die) => die.startsWith('gray'))
          .map((die) => [WHEEL_GODS[section]!, Number(die.split(' ')[1])] as const),
      )
      const some = moves.some(
        (move) => move === 'anubis' || move.startsWith('take') || move.startsWith('play'),
      )
      const idle =
        moves.every((move) => move.endsWith('gray')) &&
        !gray.some(([god, face]) => usableAtSome(view, seat, god, face))
      expect(some).toBe(true)
      if (idle) continue
      for (const [god, face] of gray) {
        const should = usableAtSome(view, seat, god, face)
        // What an extra action could bring first is tried out in foresee-oracle.test.ts.
        if (!should && view.seats[seat]!.blessings.some((card) => /B(17|18|19|20)/.test(card))) continue
        expect([god, face, moves.includes(`take ${god} ${face} gray`)], tell(view, seat)).toEqual([
          god,
          face,
          should,
        ])
        if (should) offered++
        else withheld++
      }
    }
    expect(Math.min(offered, withheld)).toBeGreaterThan(100)
  })

  it('R31: a die of another colour is offered exactly if it is not forbidden, or its taker has T08', () => {
    for (const [p, seat] of beforeDice(100, 'colours')) {
      const view = tekhenu.view(p, seat)
      const moves = say(p, seat)
      const forbidden: Readonly<Record<string, readonly string[]>> = {
        sunny: ['black', 'brown'],
        shaded: [],
        dark: ['white', 'yellow'],
      }
      view.dice.forEach((dice, section) => {
        for (const die of dice.filter((each) => !each.startsWith('gray'))) {
          const [colour, face] = die.split(' ')
          const should =
            !forbidden[view.lights[section]!]!.includes(colour!) ||
            view.seats[seat]!.technologies.includes('T08')
          expect(moves.includes(`take ${WHEEL_GODS[section]!} ${face} ${colour}`)).toBe(should)
        }
      })
    }
  })

  it('R31: a god action is offered exactly where a second reading of the costs says so', () => {
    let compared = 0
    for (const [before, seat] of beforeDice(150, 'actions')) {
      for (const take of say(before, seat).filter((move) => move.startsWith('take'))) {
        const p = step(before, seat, take)
        if (tekhenu.toAct(p)[0] !== seat || asked(p, seat) !== 'tekhenu.use') continue
        const god = take.split(' ')[1]
        const view = tekhenu.view(p, seat)
        // Where there was no choice the value has been changed already.
        const should = payable(view, seat, god!, view.now.value, 0)
        expect([take, say(p, seat).includes(`do ${god!}`)], tell(view, seat)).toEqual([take, should])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(300)
  })

  it('R7: whatever is chosen about a die before it is used, it can still be used', () => {
    const chance = random('walk')
    let walked = 0
    for (const [before, seat] of beforeDice(250, 'walks')) {
      let p = before
      for (let steps = 0; steps < 6; steps++) {
        const moves = say(p, seat).filter((move) => !isAction(move) && !move.startsWith('extra'))
        if (moves.length === 0) break
        const move = moves[chance.below(moves.length)]!
        const told: TekhenuEvent[] = []
        const after = step(p, seat, move, told)
        const isOver = told.some(
          (event) => event.type === 'idle' || (event.type === 'action' && event.by === 'die'),
        )
        expect(isOver && told.every(({ type }) => type !== 'idle') && !isDone(told)).toBe(false)
        if (isOver || tekhenu.toAct(after)[0] !== seat) break
        p = after
        if (asked(p, seat) === 'tekhenu.take') continue
        if (!BEFORE.has(asked(p, seat))) break
        expect(canComplete(p, seat, 3), `${move}: ${say(p, seat).join(', ')}`).toBe(true)
        walked++
      }
    }
    expect(walked).toBeGreaterThan(300)
  })

  it('R32: what was declared is done or forfeited, and a turn has one main action, done, idle or forfeited', () => {
    const chance = random('turns')
    let declared = 0
    let forfeited = 0
    for (const [before, seat] of beforeDice(300, 'turns')) {
      const told: TekhenuEvent[] = []
      let p = before
      while (tekhenu.toAct(p).length > 0 && !told.some(({ type }) => type === 'turn-ended')) {
        const who = tekhenu.toAct(p)[0]!
        const moves = say(p, who)
        const wild = moves.filter((move) => /^play B(17|18|19|20)/.test(move))
        const from = wild.length > 0 ? wild : moves
        const next = clone(p)
        tekhenu.step(next, who, tekhenu.read(from[chance.below(from.length)]!)!, {
          ...fastHost,
          emit: (event) => void told.push(event),
        })
        p = next
      }
      const mine = told.slice(
        0,
        told.findIndex(({ type }) => type === 'turn-ended'),
      )
      const count = (test: (event: TekhenuEvent) => boolean): number => mine.filter(test).length
      const extras = count((event) => event.type === 'declared')
      const lost = count((event) => event.type === 'forfeited' && event.seat === seat)
      const mains = count((event) => event.type === 'idle' || (event.type === 'action' && event.by === 'die'))
      const done = count((event) => event.type === 'action' && event.by === 'extra')
      expect(mains).toBeLessThanOrEqual(1)
      expect(mains + done + lost, JSON.stringify(mine)).toBe(1 + extras)
      declared += extras
      forfeited += lost
    }
    expect(declared).toBeGreaterThan(30)
    expect(forfeited).toBeGreaterThan(0)
  })
})

const tell = (view: TekhenuView, seat: Seat): string => {
  const { tokens, technologies, blessings, happiness, statues } = view.seats[seat]!
  return JSON.stringify({ tokens, technologies, blessings, happiness, statues, tiles: view.tiles })
}
