import { random, loggingHost, type Position } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu, type SethBoard, type TekhenuEvent, type TekhenuJSON } from '../index.ts'
import { cardName, CARDS, CONQUESTS } from '../names.ts'

/** Nothing is lost, nothing is doubled: counted from outside, in what the position says of itself. */
const DICE_IN_PLAY = { 2: 24, 3: 27, 4: 30 } as const

function playOut(players: 2 | 3 | 4, seed: string, visit: (p: Position) => void): readonly TekhenuEvent[] {
  const { host, log } = loggingHost<TekhenuEvent>(() => false)
  const p = tekhenu.setup({ horus: 'shuffled', seth: true }, players, seed, host)
  visit(p)
  const dice = random(`play ${seed}`)
  for (let asked = tekhenu.toAct(p); asked.length > 0; asked = tekhenu.toAct(p)) {
    const seat = asked[dice.below(asked.length)]!
    const moves = tekhenu.legal(p, seat, [])
    tekhenu.step(p, seat, moves[dice.below(moves.length)]!, host)
    visit(p)
  }
  expect(tekhenu.result(p)).toBeDefined()
  return log.events
}

function once(names: readonly string[], many: number): void {
  expect(names).toHaveLength(many)
  expect(new Set(names).size).toBe(many)
}

/** Cards that lie before a seat to pick from: a card among all cards, 32 places for each family. */
const shown = (json: TekhenuJSON): string[] =>
  json.waiting.flatMap(({ wait, first, second, third }) =>
    wait === 'seth-pick' || wait === 'seth-bury'
      ? [first, second, third].flatMap((index) =>
          Number(index) === 0 ? [] : [cardName(Math.floor(Number(index) / 32), Number(index) % 32)],
        )
      : [],
  )

function countEverything(json: TekhenuJSON, players: 2 | 3 | 4): void {
  const { board, secret } = json
  const seth = board.modules!['seth'] as SethBoard
  const inHand = board.now.face !== 0 && board.now.side === null ? 1 : 0
  const inBag = Object.values(board.bag).reduce((sum, many) => sum + many, 0)
  const onBoards = board.seats.reduce((sum, seat) => sum + seat.dice.length, 0)
  expect(board.dice.flat().length + seth.dice.length + inBag + onBoards + inHand).toBe(DICE_IN_PLAY[players])
  expect(seth.dice.length).toBeLessThanOrEqual(players)
  expect(seth.dice.every((die) => die.startsWith('gray '))).toBe(true)

  once(
    [seth.conquest, ...seth.stack, ...seth.temple].filter((tile) => tile !== null),
    CONQUESTS,
  )
  const open = [...board.market, ...shown(json)].filter((card) => card !== null)
  const less = players === 2 ? 1 : 0
  once(
    [
      ...board.decks.blessing,
      ...board.discards.blessing,
      ...open.filter((card) => card.startsWith('B')),
      ...board.seats.flatMap((seat) => seat.blessings),
    ],
    CARDS[0],
  )
  once(
    [
      ...board.decks.technology,
      ...board.discards.technology,
      ...open.filter((card) => card.startsWith('T')),
      ...board.seats.flatMap((seat) => seat.technologies),
      ...(seth.under === null ? [] : [seth.under]),
    ],
    CARDS[1] - less,
  )
  once(
    [
      ...secret.deck,
      ...secret.held.flat(),
      ...secret.under.map(({ decree }) => decree),
      ...secret.dealt.flatMap(({ decrees }) => decrees),
      ...board.discards.decree,
      ...open.filter((card) => card.startsWith('D')),
    ],
    CARDS[2] - less,
  )
  board.seats.forEach((seat, i) => {
    const mine = (owners: readonly (number | null)[]): number => owners.filter((owner) => owner === i).length
    const built = [...Object.values(board.houses), ...Object.values(board.workshops), ...seth.regions.flat()]
    expect(seat.buildings + mine(built)).toBe(10)
    const statues = [...Object.values(board.godStatues).flat(), ...board.peopleStatues]
    expect(seat.statues + mine([...statues, ...seth.peopleStatues, ...seth.statues])).toBe(6)
    for (const region of seth.regions) expect(mine(region)).toBeLessThanOrEqual(1)
    const { warriors, priests } = seth.seats[i]!
    for (const track of [warriors, priests]) {
      expect(track).toBeGreaterThanOrEqual(0)
      expect(track).toBeLessThanOrEqual(10)
    }
  })
}

describe('conservation', () => {
  for (const players of [2, 3, 4] as const) {
    it(`${players} players: ${DICE_IN_PLAY[players]} dice, and pieces, cards and tiles, are never lost or doubled`, () => {
      for (let game = 0; game < 10; game++) {
        const events = playOut(players, `seth ${players} ${game}`, (p) =>
          countEverything(tekhenu.toJSON(p) as TekhenuJSON, players),
        )
        // A die each turn, and the bag never runs short: each rotation brings 2n dice in all.
        expect(events.filter(({ type }) => type === 'taken')).toHaveLength(16 * players)
        const rolled = events.flatMap((event) =>
          event.type === 'rolled' || event.type === 'seth-rolled' ? event.dice : [],
        )
        expect(rolled).toHaveLength(18 + players + 7 * 2 * players)
      }
    })
  }
})
