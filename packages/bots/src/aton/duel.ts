import { aton, type AtonView } from '@benben/aton'
import { drive, fastHost, random } from '@benben/kernel'
import { LazyInput, type Bot } from '../bot.ts'
import { shareOf } from '../seating.ts'

export interface Duel {
  /** Games that the first bot won; draws count half. */
  readonly won: number
  /** The points of each, game by game. */
  readonly points: readonly [number[], number[]]
}

/** Two bots play each other, every deal with both seatings. */
export function duel(bots: readonly [Bot<AtonView>, Bot<AtonView>], games: number, seed: string): Duel {
  const points: [number[], number[]] = [[], []]
  let won = 0
  for (let game = 0; game < games; game++) {
    const deal = `${seed}/${Math.floor(game / 2)}`
    const isTurned = game % 2 === 1
    const p = aton.setup({ red: 'seed' }, 2, deal, fastHost)
    const chances = [random(`${deal}/bot/0`), random(`${deal}/bot/1`)]
    drive(
      aton,
      p,
      (_, seat, moves) =>
        bots[isTurned ? 1 - seat : seat]!(
          new LazyInput(seat, moves, () => aton.view(p, seat), chances[seat]!),
        ),
      fastHost,
    )
    const result = aton.result(p)!
    won += shareOf(result, [!isTurned, isTurned])
    points[0].push(result.totals[isTurned ? 1 : 0]!)
    points[1].push(result.totals[isTurned ? 0 : 1]!)
  }
  return { won, points }
}
