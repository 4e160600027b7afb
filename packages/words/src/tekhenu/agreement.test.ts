import { standard, tekhenu } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { purityAt } from './purity.ts'
import { placement, spaceAt } from './temple.ts'
import { playThrough, type Played } from '../testing/tekhenu.ts'

/** What is shown ahead of a move must be what the rules then do. */

const games = [
  ...['agree 1', 'agree 2', 'agree 3'].map((seed, i) => playThrough(2 + i, seed)),
  ...['agree Seth 1', 'agree Seth 2', 'agree Seth 3'].map((seed, i) =>
    playThrough(2 + i, seed, () => {}, { horus: 'shuffled', seth: true }),
  ),
]

const steps = ({ entries }: Played) =>
  entries.map(({ before, move, events }) => ({ before, move: tekhenu.write(move), events }))

test('dice go to the side the table shows them on', () => {
  const seen = new Set<string>()
  for (const { before, move, events } of games.flatMap(steps)) {
    const settled = events.find(({ type }) => type === 'settled')
    const view = tekhenu.view(before, 'spectator')
    const [verb, god, , colour] = move.split(' ')
    const free = view.now.anubis === 0 && view.now.recoloured === 0
    const isPlain = view.seats[view.toAct[0]!]!.technologies.every((card) => card !== 'T08')
    if (verb !== 'take' || settled?.type !== 'settled' || !free || !isPlain) continue
    const shown = purityAt(view.lights, standard, god!, colour!)
    seen.add(`${colour} ${shown}`).add(god!)
    // With nothing else left a forbidden die is taken as tainted (R7).
    expect(shown === 'forbidden' ? 'tainted' : shown).toBe(settled.side)
  }
  for (const each of ['seth', 'red tainted', 'blue tainted', 'green pure', 'white pure', 'white tainted'])
    expect(seen).toContain(each)
})

test('forbidden dice are those that are refused as forbidden', () => {
  let refused = 0
  for (const { entries } of games) {
    for (const { before } of entries) {
      const seat = tekhenu.toAct(before)[0]!
      const decision = tekhenu.decision(before, seat)!
      if (decision.question.code !== 'tekhenu.take') continue
      const { lights } = tekhenu.view(before, seat)
      for (const each of decision.refusals.filter(({ code }) => code === 'tekhenu.die-forbidden')) {
        const [, god, , colour] = tekhenu.write(each.move).split(' ')
        expect(purityAt(lights, standard, god!, colour!)).toBe('forbidden')
        refused++
      }
    }
  }
  expect(refused).toBeGreaterThan(50)
})

test('a placement scores what it promises for edges and buildings', () => {
  let placed = 0
  for (const game of games) {
    for (const { before, events } of game.entries) {
      for (const event of events) {
        if (event.type !== 'tile') continue
        const view = tekhenu.view(before, 'spectator')
        const promised = placement(view, standard, event.tile, spaceAt(event.space), event.turn)
        const scored = events.filter(
          (each) => each.type === 'points' && ['edges', 'corner', 'buildings in line'].includes(each.by),
        )
        expect(scored.reduce((sum, each) => sum + (each.type === 'points' ? each.points : 0), 0)).toBe(
          promised.points,
        )
        placed++
      }
    }
  }
  expect(placed).toBeGreaterThan(10)
})
