import { tekhenu } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { openings, lookAhead, paidFor } from './ahead.ts'
import { placeOfMove } from './places.ts'
import { spotsIn } from '../events/events.ts'
import { MODES, playing } from '../testing/playing.ts'
import { spotsOf } from './spots.ts'

const game = tekhenu as unknown as Parameters<typeof openings>[0]

for (const mode of MODES) {
  test(`every legal move has a spot on the table or a button in the prompt: ${mode.name}`, () => {
    const seen = new Set<string>()
    for (const seed of ['law', 'order', 'maat', 'light']) {
      for (const { view, decision } of playing(mode, seed)) {
        const spots = spotsOf(decision, openings(game, view, decision))
        expect(spots.lost).toEqual([])
        const standing = new Set(Object.values(spots.prompt).flat())
        for (const move of decision.moves) {
          seen.add(move.split(' ')[0]!)
          const spot = placeOfMove(move)?.spot
          const lit = spot !== undefined && spots.at(spot).chains.some((chain) => chain[0] === move)
          expect(lit || standing.has(move), move).toBe(true)
        }
        for (const { move } of decision.refusals) expect(placeOfMove(move), move).toBeDefined()
      }
    }
    for (const verb of ['take', 'do', 'produce', 'pillar', 'building', 'statue', 'card', 'end'])
      expect(seen).toContain(verb)
  })
}

test('an action of a god is chosen where it is done: both moves of a chain are legal', () => {
  let chains = 0
  for (const { view, decision, seat } of playing(MODES[0]!, 'chains')) {
    const spots = spotsOf(decision, openings(game, view, decision))
    for (const spot of spots.lit) {
      for (const chain of spots.at(spot).chains.filter(({ length }) => length === 2)) {
        chains++
        const look = lookAhead(game, view, seat, chain)
        expect(look, chain.join()).toBeDefined()
      }
    }
    if (chains > 300) break
  }
  expect(chains).toBeGreaterThan(300)
})

test('an action that leaves no choice is chosen where it is done', () => {
  let alone = 0
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    for (const { view, decision, seat } of playing(MODES[0]!, seed)) {
      const ahead = openings(game, view, decision)
      const spots = spotsOf(decision, ahead)
      for (const [move, { asked, spot }] of ahead) {
        if (spot === undefined) continue
        alone++
        expect(asked).toBe(null)
        expect(spots.at(spot).chains).toContainEqual([move])
        const told = lookAhead(game, view, seat, [move])!.events.flatMap((event) => spotsIn(event))
        expect(told).toContain(spot)
      }
    }
  }
  expect(alone).toBeGreaterThan(0)
})

test('while a place is paid for, it alone is marked, and nothing at any other question', () => {
  const found: { readonly verb: string; readonly chosen: string; readonly marked: readonly string[] }[] = []
  const elsewhere: string[] = []
  for (const seed of ['price', 'gold', 'pay 3']) {
    let last = ''
    for (const { view, decision, move } of playing(MODES[0]!, seed)) {
      const marked = paidFor(game, view, decision)
      const verb = last.split(' ')[0]!
      if (decision.question.code !== 'tekhenu.pay') elsewhere.push(...marked)
      else if (/^(pillar|building|statue)$/.test(verb))
        found.push({ verb, chosen: placeOfMove(last)!.spot!, marked })
      last = move
    }
  }
  expect(elsewhere).toEqual([])
  expect(found.map(({ marked }) => marked)).toEqual(found.map(({ chosen }) => [chosen]))
  expect(new Set(found.map(({ verb }) => verb))).toEqual(new Set(['building', 'pillar', 'statue']))
})

test('a move nobody knows is noticed', () => {
  const first = playing(MODES[0]!, 'unknown').next().value!
  const odd = { ...first.decision, moves: [...first.decision.moves, 'summon apophis'] }
  expect(spotsOf(odd, new Map()).lost).toEqual(['summon apophis'])
})
