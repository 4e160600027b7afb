import { clone, fastHost, random, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import { expect, test } from 'vitest'
import {
  spaceName,
  spaceNamed,
  standard,
  tekhenu,
  tekhenuWith,
  type Edition,
  type TekhenuEvent,
  type TekhenuOptions,
} from '../index.ts'
import { isAwake, placement, tileAtRa } from './placement.ts'

/** What is read from a view is what the rules pay when the move is played. */

const MODES: readonly (readonly [name: string, players: number, options: TekhenuOptions])[] = [
  ['two', 2, { horus: 'shuffled' }],
  ['four', 4, { horus: 'shuffled' }],
  ['alone', 2, { horus: 'shuffled', solo: 'hard' }],
  ['Seth', 3, { horus: 'shuffled', seth: true }],
  ['Vizier', 2, { horus: 'shuffled', seth: true, vizier: true }],
]

type Game = typeof tekhenu
const PILLAR = /^pillar at (\w\d) turn (\d)$/

/** What is scored for the placement and what answers to it; T22 scores for the payment. */
const isForIt = ({ source, by }: { readonly source: string; readonly by: string }): boolean =>
  source === 'ra' || (source === 'technologies' && by !== 'T22')

/** What is told once the tile lies there; what it costs is paid in the first way that is offered. */
function toldOf(game: Game, p: Position, seat: Seat, move: Move): readonly TekhenuEvent[] {
  const after = clone(p)
  const told: TekhenuEvent[] = []
  const host: Host<TekhenuEvent> = { ...fastHost, pause: () => true, emit: (event) => told.push(event) }
  game.step(after, seat, move, host)
  while (!told.some(({ type }) => type === 'tile'))
    game.step(after, seat, game.legal(after, seat, [])[0]!, host)
  return told
}

const paid = (told: readonly TekhenuEvent[], seat: Seat): number =>
  told.reduce(
    (sum, event) =>
      sum + (event.type === 'points' && event.seat === seat && isForIt(event) ? event.points : 0),
    0,
  )

/** Every question of Ra in games played by chance, with the action of Ra wherever it is offered. */
function* questions(
  game: Game,
  players: number,
  options: TekhenuOptions,
): Generator<{ readonly p: Position; readonly seat: Seat }> {
  for (const seed of ['first', 'second', 'third']) {
    const chance = random(`placement ${seed}`)
    const p = game.setup(options, players, seed, fastHost)
    for (let seats = game.toAct(p); seats.length > 0; seats = game.toAct(p)) {
      const seat = seats[0]!
      if (game.view(p, seat).waiting.at(-1)?.['wait'] === 'ra') yield { p, seat }
      const moves = game.legal(p, seat, [])
      const toRa = moves.find((move) => game.write(move) === 'do ra')
      game.step(p, seat, toRa ?? moves[chance.below(moves.length)]!, fastHost)
    }
  }
}

function compare(edition: Edition, players: number, options: TekhenuOptions): number {
  const game = tekhenuWith(edition)
  let compared = 0
  for (const { p, seat } of questions(game, players, options)) {
    const view = game.view(p, seat)
    const tile = tileAtRa(view)!
    expect(tile.seat).toBe(seat)
    for (const move of game.legal(p, seat, [])) {
      const found = PILLAR.exec(game.write(move))
      if (found === null) continue
      const [, space, turn] = found
      const { points } = placement(edition, view, tile, spaceNamed(space!), Number(turn))
      expect(points, game.write(move)).toBe(paid(toldOf(game, p, seat, move), seat))
      compared++
    }
  }
  return compared
}

for (const [name, players, options] of MODES) {
  test(`R15, P04, P05: a placement is worth what the rules pay for it: ${name}`, () => {
    expect(compare(standard, players, options)).toBeGreaterThan(100)
  })
}

test('a space brings twice its tokens under a tile that doubles them in its light; not its scribes and points', () => {
  const doubling = standard.pillarTiles.tiles.filter(({ ability }) => ability === 'double covered reward')
  const seen = new Set<boolean>()
  for (const { p, seat } of questions(tekhenu, 2, { horus: 'shuffled' })) {
    const asked = tekhenu.view(p, seat)
    for (const { id } of doubling) {
      const view = { ...asked, tiles: asked.tiles.with(tileAtRa(asked)!.slot, id) }
      const isDoubled = isAwake(standard, view, seat, id)
      for (const [at, space] of standard.temple.rewards.flat().entries()) {
        if (view.temple[at] !== null) continue
        const { reward } = placement(standard, view, tileAtRa(view)!, at, 0)
        for (const [name, many] of Object.entries(space)) {
          const twice = isDoubled && name !== 'scribe' && name !== 'vp'
          expect(reward[name] ?? 0, `${name} of ${spaceName(at)}`).toBe(twice ? many * 2 : many)
        }
        seen.add(isDoubled)
      }
    }
  }
  expect(seen.size).toBe(2)
})

test('the points of the slots are those of the edition', () => {
  const slotVpByDie = { '1': 9, '2': 8, '3': 7, '4': 6, '5': 5, '6': 4 }
  const ours: Edition = { ...standard, name: 'ours', ra: { ...standard.ra, slotVpByDie } }
  expect(compare(ours, 2, { horus: 'shuffled' })).toBeGreaterThan(100)
})

test('T09: a tile works in any light for its owner, in its own light for anybody', () => {
  const p = tekhenu.setup({ horus: 'shuffled' }, 2, 'awake', fastHost)
  const view = tekhenu.view(p, 0)
  const light = view.lights[standard.wheel.godsClockwise.indexOf('ra')]
  const holder = {
    ...view,
    seats: view.seats.map((board, seat) => (seat === 0 ? { ...board, technologies: ['T09'] } : board)),
  }
  for (const tile of standard.pillarTiles.tiles) {
    const isLit = tile.ability !== null && tile.light === light
    expect(isAwake(standard, holder, 'spectator', tile.id)).toBe(isLit)
    expect(isAwake(standard, holder, 1, tile.id)).toBe(isLit)
    expect(isAwake(standard, holder, 0, tile.id)).toBe(tile.ability !== null)
  }
})
