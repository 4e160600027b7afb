import { aton } from '@benben/aton'
import { random, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import { MODES } from '../tekhenu/testing/playing.ts'
import type { SavedSeat } from '../store/save.ts'
import { Screen } from '../testing/screen.ts'
import { foresee, idAfter } from './foresee.ts'
import type { Seen } from './session.ts'

const me: SavedSeat = { kind: 'me', name: 'Ada' }
const bot: SavedSeat = { kind: 'bot', name: 'random' }

/** A screen and the rules of its game, in each mode. */
const TABLES = [
  { name: 'Aton', game: aton as unknown as Game, screen: () => new Screen([me, bot], 'certain') },
  ...MODES.map(({ name, players, options }) => ({
    name: `Tekhenu, ${name}`,
    game: tekhenu as unknown as Game,
    screen: () => {
      const checked = tekhenu.options(options, players)
      const automata = checked.ok ? (tekhenu.automata?.(checked.value) ?? []) : []
      const seats = Array.from({ length: players }, (_, seat): SavedSeat =>
        seat === 0 ? me : automata[seat] === undefined ? bot : { kind: 'automaton', name: automata[seat] },
      )
      return new Screen(seats, 'certain', 'tekhenu', options)
    },
  })),
]

/** Plays a game by lot; `each` is told what was shown before and after each move of the person. */
async function playOut(
  screen: Screen,
  byHand: boolean,
  each: (before: Seen, move: string, after: Seen) => void,
): Promise<void> {
  await screen.open({ endTurnByHand: byHand })
  const lot = random('certain')
  for (let seen = await screen.settled(); seen.result === null; seen = await screen.settled()) {
    if (seen.step !== null) {
      await screen.ask({ kind: 'next-step' })
      continue
    }
    const { moves } = seen.decision!
    const move = moves[lot.below(moves.length)]!
    await screen.play(move)
    each(seen, move, screen.seen)
  }
}

it.each(TABLES)('what is foreseen is what is shown: $name', async ({ game, screen }) => {
  let foreseen = 0
  await playOut(screen(), true, (before, move, after) => {
    const certain = foresee(game, before, move)
    if (certain !== undefined) foreseen++
    expect(certain ?? after).toEqual(after)
  })
  expect(foreseen).toBeGreaterThan(game.id === 'aton' ? 0 : 15)
})

it('foresees no end of a turn that ends by itself', async () => {
  const { game, screen } = TABLES[1]!
  let ends = 0
  await playOut(screen(), false, (before, move, after) => {
    const certain = foresee(game, before, move)
    if (certain === undefined) ends++
    expect(certain ?? after).toEqual(after)
  })
  expect(ends).toBeGreaterThan(15)
})

it('foresees nothing for a move that is not legal, and nothing where two people share the screen', async () => {
  const alone = new Screen([me, bot], 'certain', 'tekhenu')
  await alone.open()
  const seen = await alone.settled()
  expect(foresee(tekhenu as unknown as Game, seen, 'nonsense')).toBeUndefined()
  const shared = new Screen([me, me], 'certain', 'tekhenu')
  await shared.open()
  await shared.ask({ kind: 'open-curtain', seat: (await shared.settled()).curtain!.seat })
  const both = await shared.settled()
  expect(both.decision!.moves.map((move) => foresee(tekhenu as unknown as Game, both, move))).toEqual(
    both.decision!.moves.map(() => undefined),
  )
})

it('counts decisions as the match does: the same id while the same is asked', async () => {
  const screen = new Screen([me, bot], 'certain', 'tekhenu')
  await screen.open()
  const decision = (await screen.settled()).decision!
  expect(idAfter(decision, { ...decision, refusals: [] })).toBe(decision.id)
  expect(idAfter(decision, { ...decision, moves: decision.moves.slice(1) })).toBe(
    String(Number(decision.id) + 1),
  )
})
