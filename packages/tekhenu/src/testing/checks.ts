import { random, loggingHost, type Position, type Seat } from '@benben/kernel'
import { tekhenu, type TekhenuEvent, type TekhenuJSON } from '../index.ts'

/** Games by chance, for tests that look at every step of them. */
export interface Chance {
  readonly players: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed: string
  /** After the setup and after each move: the position, and what was told since. */
  readonly visit: (p: Position, told: readonly TekhenuEvent[]) => void
  /** Everybody becomes rich at the first die, so that the game goes further than chance would bring it. */
  readonly enriched?: (p: Position) => void
}

/** What does not hold ends the test that looks. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
export const same = (found: unknown, expected: unknown, what = ''): void =>
  must(
    JSON.stringify(found) === JSON.stringify(expected),
    `${what} ${JSON.stringify(found)} is not ${JSON.stringify(expected)}`,
  )

/** Kinds of moves are equally likely, so that the rare ones are seen too. */
export function playByChance({ players, options = {}, seed, visit, enriched }: Chance): Position {
  const { host, log } = loggingHost<TekhenuEvent>(() => false)
  const chosen = tekhenu.options({ horus: 'shuffled', seth: true, ...options }, players)
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.fault))
  let p = tekhenu.setup(chosen.value, players, seed, host)
  let heard = 0
  let poor = enriched !== undefined
  const dice = random(`play ${seed}`)
  for (;;) {
    visit(p, log.events.slice(heard))
    heard = log.events.length
    const json = poor ? (tekhenu.toJSON(p) as TekhenuJSON) : undefined
    if (json !== undefined && json.waiting.at(-1)?.wait === 'take') {
      const read = tekhenu.fromJSON(enrich(json, seed))
      if (!read.ok) throw new Error(JSON.stringify(read.fault))
      p = read.value
      poor = false
      enriched!(p)
    }
    const asked = tekhenu.toAct(p)
    if (asked.length === 0) return p
    const seat = asked[dice.below(asked.length)]!
    tekhenu.step(
      p,
      seat,
      moveOf(p, seat, (many) => dice.below(many)),
      host,
    )
  }
}

function moveOf(p: Position, seat: Seat, below: (many: number) => number): number {
  const kindOf = (move: number): string => tekhenu.write(move).split(' ').slice(0, 2).join(' ')
  const moves = tekhenu.legal(p, seat, [])
  if (new Set(moves).size !== moves.length) throw new Error('a move is offered twice')
  const kinds = [...new Set(moves.map(kindOf))]
  const kind = kinds[below(kinds.length)]!
  const those = moves.filter((move) => kindOf(move) === kind)
  return those[below(those.length)]!
}

interface Open {
  board: {
    decks: { blessing: string[]; technology: string[] }
    seats: {
      tokens: Record<string, number>
      population: number
      happiness: number
      technologies: string[]
      blessings: string[]
    }[]
    modules: { seth: { seats: { warriors: number; priests: number; reached: boolean[] }[] } }
  }
}

function enrich(json: TekhenuJSON, seed: string): unknown {
  const dice = random(`rich ${seed}`)
  const copy = JSON.parse(JSON.stringify(json)) as Open
  const { decks, seats, modules } = copy.board
  const deal = (deck: string[], many: number): string[] =>
    Array.from({ length: many }, () => deck.splice(dice.below(deck.length), 1)[0]!)
  for (const seat of seats) {
    for (const name of Object.keys(seat.tokens)) seat.tokens[name] = dice.below(6)
    seat.population = 15 + dice.below(7)
    seat.happiness = 4 + dice.below(12)
    seat.technologies = [...seat.technologies, ...deal(decks.technology, 4)].toSorted()
    seat.blessings = [...seat.blessings, ...deal(decks.blessing, 3)].toSorted()
  }
  modules.seth.seats.forEach((seat, i) => {
    seat.warriors = dice.below(11)
    seat.priests = dice.below(11)
    seat.reached = [9, 13, 16, 19, 21].map((at) => seats[i]!.happiness >= at)
  })
  return copy
}
