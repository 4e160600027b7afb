import { aton } from '@benben/aton'
import { clone, momentsOf, random, untyped, type GameEvent, type Match } from '@benben/kernel'
import { activeSeat, LAST_ROUND, tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../table.ts'
import type { Analyst } from './analyst.ts'
import { compareTurns, measured } from './compare.ts'
import { loadAnalyst } from './load.ts'
import { outlookAt } from './outlook.ts'
import { playRounds } from './play-on.ts'
import { turnsOf, type Turn } from './turns.ts'

/** Chances are told in the course of a match and computed for turns. Of the same game they must say the same, on average. */

type AnyMatch = Match<unknown, unknown, GameEvent>

const GAMES = { aton: untyped(aton), tekhenu: untyped(tekhenu) }

interface Played {
  readonly match: AnyMatch
  readonly analyst: Analyst
  readonly turns: readonly Turn[]
}

const matches = new Map<string, Promise<Played>>()

/** A game of scribes, whose play the chances are fitted to. */
function scribes(id: keyof typeof GAMES, seed: string): Promise<Played> {
  const key = `${id}/${seed}`
  let game = matches.get(key)
  if (game === undefined) matches.set(key, (game = playScribes(id, seed)))
  return game
}

async function playScribes(id: keyof typeof GAMES, seed: string): Promise<Played> {
  const game = GAMES[id]
  const options = game.options({}, 2)
  if (!options.ok) throw new Error(options.fault.code)
  const match = playMatch({ game, options: options.value, bots: ['scribe', 'scribe'], seed })
  const view = game.view(match.position, 'spectator')
  const analyst = await loadAnalyst(game, options.value, view, { strongest: 'scribe' })
  return { match, analyst: analyst!, turns: [0, 1].flatMap((seat) => turnsOf(analyst!, match, seat)) }
}

const seeds = (many: number): string[] => Array.from({ length: many }, (_, i) => `chances/${i}`)

/** What the course says of the round to which a turn belongs. */
function inCourse({ game, judge }: Analyst, match: AnyMatch, { at, seat }: Turn): number {
  const moments = momentsOf(match)
  const began = moments.findLastIndex(({ beginsRound }, i) => beginsRound && i <= at)
  return outlookAt(game, judge, match.at(match.movesEarlier + began)!).chances[seat]!
}

/** How much higher the chance after the turn that was played is than that of its round, on average. */
async function aboveCourse(id: keyof typeof GAMES, games: number, every: number): Promise<number> {
  const above: number[] = []
  for (const seed of seeds(games)) {
    const { match, analyst, turns } = await scribes(id, seed)
    turns.forEach((turn, i) => {
      if (i % every !== 0) return
      const effort = { deals: 1, playouts: 0, seed: `${seed}/${i}` }
      const [played] = compareTurns(analyst, turn.position, turn.seat, [turn.moves], effort)
      above.push(played!.expected[0]!.chance - inCourse(analyst, match, turn))
    })
  }
  return measured(above).mean
}

describe('the chances of turns', () => {
  it('are those of the course in Aton, on average', async () => {
    expect(Math.abs(await aboveCourse('aton', 12, 1))).toBeLessThan(0.02)
  })

  it('are those of the course in Tekhenu, on average', async () => {
    expect(Math.abs(await aboveCourse('tekhenu', 4, 4))).toBeLessThan(0.05)
  })

  it('are judged when a round begins and nobody is a turn ahead', async () => {
    const { analyst, turns } = await scribes('tekhenu', 'chances/0')
    const some = turns.filter(({ round }, i) => i % 10 === 5 && round <= LAST_ROUND - 2)
    for (const { position, round } of some) {
      const p = clone(position)
      playRounds(analyst, p, random('on'))
      const view = tekhenu.view(p, 'spectator')
      expect([view.round, activeSeat(p)]).toEqual([round + 2, view.order[0]])
    }
  })
})

describe('what a seat cannot see', () => {
  it('is dealt so that its rivals stand as well as they do, on average', async () => {
    const above: number[] = []
    for (const seed of seeds(4)) {
      const { analyst, turns } = await scribes('tekhenu', seed)
      const { game, judge } = analyst
      for (const [i, { position, seat }] of turns.entries()) {
        const chance = random(`${seed}/${i}`)
        const deal = judge.deal(game.view(position, seat), seat, chance)
        above.push(
          outlookAt(game, judge, deal).chances[seat]! - outlookAt(game, judge, position).chances[seat]!,
        )
      }
    }
    expect(Math.abs(measured(above).mean)).toBeLessThan(0.03)
  })

  it('is chosen anew where it was chosen: cards of Aton that lie unseen are assigned again', async () => {
    const { match, analyst } = await scribes('aton', 'chances/0')
    const { game, judge } = analyst
    const { before } = match.entries.find(({ seat }) => seat === 1)!
    expect(game.toAct(before)).toEqual([1])
    const deal = judge.deal(game.view(before, 1), 1, random('deal'))
    expect(game.toAct(deal)).toEqual([0, 1])
    expect(aton.view(deal, 1).seats[1]!.hand).toEqual(aton.view(before, 1).seats[1]!.hand)
  })
})
