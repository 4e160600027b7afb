import { fastHost, random, type Game, type Position, type Random, type Seat } from '@benben/kernel'
import type { TableService } from '../../tables/service.ts'
import { imagine } from './imagine.ts'
import type { Mode } from './modes.ts'
import { Pair } from './pair.ts'
import { newTally } from './tally.ts'
import { World } from './world.ts'

/** At most so many moves before the two worlds part. */
const BEFORE = 150
const HOST = { ...fastHost, pause: () => true }

/** Two servers between which one viewer must never see a difference. */
export class Twins {
  readonly tally = newTally()
  readonly #worlds: readonly [World, World]
  readonly #games: readonly Game[]

  private constructor(games: readonly Game[], worlds: readonly [World, World]) {
    this.#games = games
    this.#worlds = worlds
  }

  /** `spoil` changes both servers, so that they tell what they must not. */
  static async open(games: readonly Game[], spoil?: (service: TableService) => void): Promise<Twins> {
    return new Twins(games, [await World.open(games, spoil), await World.open(games, spoil)])
  }

  async end(): Promise<void> {
    for (const { server } of this.#worlds) await server.end()
  }

  /**
   * Plays one match in both worlds, from two positions that differ only in what a viewer cannot know, until something is revealed.
   * Throws at the first byte that differs for that viewer.
   */
  async compare(mode: Mode, seed: string): Promise<void> {
    const game = this.#games.find(({ id }) => id === mode.game)!
    const options = game.options(mode.options, mode.seats)
    if (!options.ok) throw new Error(`${mode.name}: ${options.fault.code}`)
    const chance = random(`secrecy ${mode.name} ${seed}`)
    const automata = game.automata?.(options.value) ?? []
    const isAutomaton = (seat: Seat): boolean => automata[seat] !== undefined
    const people = mode.seats - automata.filter((name) => name !== undefined).length
    // Every other match begins with the deal.
    const moves = chance.below(2) * chance.below(BEFORE)
    const deal = game.setup(options.value, mode.seats, seed, HOST)
    const real = walk(game, isAutomaton, deal, moves, chance)
    const connection = chance.below(people + 1)
    const viewer = connection === people ? 'spectator' : connection
    const twin = game.determinize(game.view(real, viewer), random(`twin ${seed}`))
    const id = `secrecy-${this.tally.tables++}`.padEnd(22, '_')
    const layout = { mode, game, options: options.value, id }
    await this.#worlds[0].sit(layout, real)
    await this.#worlds[1].sit(layout, twin)
    const name = `${mode.name}, seed ${seed}, viewer ${viewer}`
    const pair = new Pair(this.#worlds, this.tally, { game, isAutomaton, viewer, connection, id, name })
    try {
      await pair.play([real, twin], chance)
    } finally {
      for (const world of this.#worlds) await world.leave()
    }
  }
}

/** The position after some random moves, where a person is asked. */
function walk(
  game: Game,
  isAutomaton: (seat: Seat) => boolean,
  from: Position,
  moves: number,
  chance: Random,
): Position {
  let position = from
  for (let played = 0; ; played++) {
    const toAct = game.toAct(position)
    const automaton = toAct.find(isAutomaton)
    if (automaton === undefined && played >= moves) return position
    const seat = automaton ?? toAct[chance.below(toAct.length)]!
    const legal = game.legal(position, seat, [])
    const { after } = imagine(game, () => false, position, seat, legal[chance.below(legal.length)]!)
    if (game.toAct(after).length === 0) return automaton === undefined ? position : from
    position = after
  }
}
