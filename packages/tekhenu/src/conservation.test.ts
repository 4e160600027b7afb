import { fastHost, random, loggingHost, type Position } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import type { TekhenuEvent } from './index.ts'
import { tekhenu, type TekhenuJSON } from './index.ts'
import { CARDS_PER_FAMILY, TILES } from './names.ts'

/** Nothing is lost, nothing is doubled: counted from outside, in what the position says of itself. */
const DICE_IN_PLAY = { 2: 22, 3: 24, 4: 26 } as const

function playOut(
  players: 2 | 3 | 4,
  seed: string,
  visit: (p: Position, told: readonly TekhenuEvent[]) => void,
): Position {
  const { host, log } = loggingHost<TekhenuEvent>(() => false)
  const p = tekhenu.setup({ horus: 'shuffled' }, players, seed, host)
  visit(p, log.events)
  const dice = random(`play ${seed}`)
  for (let asked = tekhenu.toAct(p); asked.length > 0; asked = tekhenu.toAct(p)) {
    const seat = asked[dice.below(asked.length)]!
    const moves = tekhenu.legal(p, seat, [])
    tekhenu.step(p, seat, moves[dice.below(moves.length)]!, host)
    visit(p, log.events)
  }
  return p
}

const once = (names: readonly string[], many: number): void => {
  expect(names).toHaveLength(many)
  expect(new Set(names).size).toBe(many)
}

function countEverything(json: TekhenuJSON, players: 2 | 3 | 4): void {
  const { board, secret, waiting } = json
  const inHand = board.now.face !== 0 && board.now.side === null ? 1 : 0
  const inBag = Object.values(board.bag).reduce((sum, many) => sum + many, 0)
  const onBoards = board.seats.reduce((sum, seat) => sum + seat.dice.length, 0)
  expect(board.dice.flat().length + inBag + onBoards + inHand).toBe(DICE_IN_PLAY[players])

  once(
    [...board.stack, ...board.tiles, ...board.temple.map((at) => at?.tile ?? null)].filter(
      (tile) => tile !== null,
    ),
    TILES,
  )
  const shown = waiting.flatMap(({ wait, family, first, second }) =>
    wait === 'pick'
      ? [first, second].map((card) => `${'BT'[Number(family)]}${String(card).padStart(2, '0')}`)
      : [],
  )
  const market = (letter: string) =>
    [...board.market, ...shown].filter((card): card is string => card !== null && card.startsWith(letter))
  const less = players === 2 ? 1 : 0
  once(
    [
      ...board.decks.blessing,
      ...board.discards.blessing,
      ...market('B'),
      ...board.seats.flatMap((seat) => seat.blessings),
    ],
    CARDS_PER_FAMILY,
  )
  once(
    [
      ...board.decks.technology,
      ...board.discards.technology,
      ...market('T'),
      ...board.seats.flatMap((seat) => seat.technologies),
    ],
    CARDS_PER_FAMILY - less,
  )
  once(
    [
      ...secret.deck,
      ...secret.held.flat(),
      ...secret.under.map(({ decree }) => decree),
      ...secret.dealt.flatMap(({ decrees }) => decrees),
      ...board.discards.decree,
      ...market('D'),
    ],
    CARDS_PER_FAMILY - less,
  )
  board.seats.forEach((seat, i) => {
    const mine = (owners: readonly (number | null)[]): number => owners.filter((owner) => owner === i).length
    expect(seat.buildings + mine([...Object.values(board.houses), ...Object.values(board.workshops)])).toBe(
      10,
    )
    expect(seat.statues + mine([...Object.values(board.godStatues).flat(), ...board.peopleStatues])).toBe(6)
    expect(seat.pillars + mine(board.temple.map((at) => at?.owner ?? null))).toBe(8)
  })
}

describe('conservation', () => {
  for (const players of [2, 3, 4] as const) {
    it(`${players} players: dice, pieces, cards and tiles are never lost or doubled`, () => {
      for (let game = 0; game < 15; game++) {
        const last = playOut(players, `conserve ${players} ${game}`, (p) =>
          countEverything(tekhenu.toJSON(p) as TekhenuJSON, players),
        )
        expect(tekhenu.result(last)).toBeDefined()
      }
    })

    it(`${players} players: points are the sum of what was told, and each seat takes 16 dice`, () => {
      for (let game = 0; game < 15; game++) {
        let events: readonly TekhenuEvent[] = []
        const last = playOut(players, `points ${players} ${game}`, (_, told) => {
          events = told
        })
        const result = tekhenu.result(last)!
        for (let seat = 0; seat < players; seat++) {
          const scored = events.flatMap((event) =>
            event.type === 'points' && event.seat === seat ? [event.points] : [],
          )
          expect(10 + scored.reduce((sum, points) => sum + points, 0)).toBe(result.totals[seat])
          expect(events.filter((event) => event.type === 'taken' && event.seat === seat)).toHaveLength(16)
        }
        expect(events.filter((event) => event.type === 'round')).toHaveLength(16)
        expect(events.filter((event) => event.type === 'maat')).toHaveLength(4)
        expect(events.filter((event) => event.type === 'scoring')).toHaveLength(2)
      }
    })
  }

  it('a position that lost something is refused', () => {
    const p = tekhenu.setup({ horus: 'shuffled' }, 3, 'refused', fastHost)
    const json = tekhenu.toJSON(p) as { board: { stack: string[] } }
    json.board.stack.pop()
    expect(tekhenu.fromJSON(json)).toMatchObject({ ok: false, fault: { code: 'tekhenu.position.tiles' } })
  })
})
