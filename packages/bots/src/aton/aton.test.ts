import { aton, type AtonJSON, type AtonView } from '@benben/aton'
import { readFileSync } from 'node:fs'
import { fastHost, random, readRecord, replay, type Position, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { LazyInput } from '../bot.ts'
import { explainerOf, makeBot } from '../roster.ts'
import { dealt, HANDS, unseen } from './hands.ts'
import { solve } from './regret.ts'

/** A table with the given temples, hands in digits and scores; seat 0 is Red. */
function lay(
  temples: readonly string[],
  more: { hands?: [string, string]; scores?: [number, number]; dead?: [number, number] } = {},
): Position {
  const json = aton.toJSON(aton.setup({ red: 0 }, 2, 'scene', fastHost)) as AtonJSON
  const rows = [0, 1, 2, 3].map((temple) => (temples[temple] ?? '.... .... ....').split(' '))
  const seats = json.seats.map((seat, i) => {
    const hand = [...(more.hands?.[i] ?? '1234')].map(Number).toSorted((a, b) => a - b)
    const pile = [1, 2, 3, 4].map((value) => 9 - hand.filter((card) => card === value).length)
    const standing = rows.flat().join('').split(String(i)).length - 1
    const dead = more.dead?.[i] ?? 0
    return {
      ...seat,
      hand,
      pile,
      dead,
      reserve: 29 - standing - dead,
      points: { ...seat.points, bonus: more.scores?.[i] ?? 0 },
    }
  })
  const read = aton.fromJSON({ ...json, round: 3, temples: rows, seats })
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.code}`)
  return read.value
}

function answer(
  bot: string,
  p: Position,
  seat: Seat,
  seed = 'answer',
  view: AtonView = aton.view(p, seat),
): string {
  const moves = aton.legal(p, seat, [])
  return aton.write(makeBot('aton', bot)!(new LazyInput(seat, moves, () => view, random(seed))))
}

const play = (p: Position, ...lines: readonly string[]): Position => {
  for (const line of lines) aton.step(p, Number(line[0]), aton.read(line.slice(3))!, fastHost)
  return p
}

/** Freezes everything below, so that a bot that writes into its view breaks. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

describe('bots see views only', () => {
  for (const bot of ['random', 'greedy', 'search:10']) {
    it(`${bot} answers the same to every position that looks the same, and leaves the view alone`, () => {
      const p = play(lay(['01.. 0.1. ....', '1... .... 0...']), '1: assign 4 3 2 1')
      const view = frozen(aton.view(p, 0))
      const first = answer(bot, p, 0, 'same', view)
      for (let i = 0; i < 5; i++) {
        const twin = aton.determinize(view, random(`twin ${i}`))
        expect(answer(bot, twin, 0, 'same')).toBe(first)
      }
    })
  }
})

describe('search in its turn', () => {
  const cards = ['0: assign 1 2 4 1', '1: assign 2 4 4 4']
  const hands: [string, string] = ['1124', '2444']

  it('takes a win at once: a temple, yellow, green', () => {
    const wins: [string[], string][] = [
      [['.... .... ....', '0000 0.00 0000'], 'place 2b2'],
      [['0000 .... ....', '0000 .... ....', '000. .... ....', '0.0. .... ....'], 'place 4a2'],
      [['.... .... 0000', '.... .... 0000', '.... .... 0.0.', '.... .... 000.'], 'place 3c2'],
    ]
    for (const [temples, move] of wins)
      expect(answer('search', play(lay(temples, { hands }), ...cards), 0)).toBe(move)
  })

  it('takes a win that begins with removing who stands in the way', () => {
    const p = play(
      lay(['1... .... ....', '0000 0100 0000'], { hands: ['1341', '2444'] }),
      '0: assign 1 3 4 1',
      '1: assign 2 4 4 4',
    )
    expect(answer('search', p, 0)).toBe('remove 2b2')
    play(p, '0: remove 2b2')
    expect(answer('search', p, 0)).toBe('place 2b2')
  })

  it('blocks the win that the other has in hand', () => {
    // Seat 1 acts next with three priests and nobody to remove; temple 2 lacks one.
    const p = play(
      lay(['.... .... ....', '1111 1.11 1111'], { hands: ['1141', '2243'] }),
      '0: assign 1 1 4 1',
      '1: assign 2 2 4 3',
    )
    expect(answer('search', p, 0)).toBe('place 2b2')
  })
})

describe('reasons', () => {
  it('name a chance also when the turn fills the realm of the dead', () => {
    const p = play(
      lay(['1101 .... ....'], { hands: ['1341', '2444'], dead: [3, 4] }),
      '0: assign 1 3 4 1',
      '1: assign 2 4 4 4',
    )
    const input = new LazyInput(0, aton.legal(p, 0, []), () => aton.view(p, 0), random('reasons'))
    const { expected } = explainerOf('aton', 'priest')!(input, 0)!
    expect(expected).toBeGreaterThan(0)
    expect(expected).toBeLessThan(1)
  })
})

describe('search in assigning', () => {
  it('does not let itself be read: it mixes where any fixed answer would be punished', () => {
    const record = readFileSync(new URL('../../../aton/fixtures/scoring.record', import.meta.url), 'utf8')
    const p = replay(aton, readRecord(record)).at(96)!
    const seen = new Set(Array.from({ length: 10 }, (_, i) => answer('search', p, 0, `mix ${i}`)))
    expect(seen.size).toBeGreaterThan(1)
  })

  it('takes the points that win the game', () => {
    const p = lay([], { scores: [38, 0], hands: ['1124', '1223'] })
    // Nothing that seat 1 can hold beats a 4 by points, and any lower card is beaten: 4 wins unless it is tied.
    for (let i = 0; i < 3; i++) expect(answer('search', p, 0, `win ${i}`)).toMatch(/^assign 4/)
  })
})

describe('regret matching', () => {
  it('finds the value of matching pennies and its even mix', () => {
    // Both hold one 1 and three 2s; who puts the 1 to the same cartouche as the other wins, for seat 0.
    const hand = HANDS.findIndex(({ held }) => held.join() === '1,3,0,0')
    const only = HANDS.map((_, i) => (i === hand ? 1 : 0))
    const side = { hands: Float64Array.from(only), token: undefined }
    const place = (move: number): number => HANDS[hand]!.assignments.indexOf(move)
    const [first] = solve((a, b) => (place(a) === place(b) ? 1 : 0), [side, side], 2000)
    const { shares, exchange } = first.plan(hand, side.hands)
    expect(shares).toHaveLength(4)
    for (const share of shares) expect(Math.abs(share - 0.25)).toBeLessThan(0.02)
    expect(exchange).toBe(false)
  })

  it('exchanges a hand that is worth less than a new one', () => {
    const poor = HANDS.findIndex(({ held }) => held.join() === '4,0,0,0')
    const hands = dealt(unseen([0, 0, 0, 0]))
    const high = (move: number): number => move >> 6
    const [first] = solve(
      (a, b) => (high(a) > high(b) ? 1 : 0),
      [
        { hands, token: 0.03 },
        { hands, token: undefined },
      ],
      50,
    )
    expect(first.plan(poor, hands).exchange).toBe(true)
  })

  it('knows the odds of every hand', () => {
    const odds = dealt(unseen([0, 0, 0, 0]))
    expect(HANDS).toHaveLength(35)
    expect(Math.abs(odds.reduce((sum, each) => sum + each, 0) - 1)).toBeLessThan(1e-9)
    const four = HANDS.findIndex(({ held }) => held.join() === '4,0,0,0')
    expect(Math.abs(odds[four]! - 126 / 58_905)).toBeLessThan(1e-9)
    expect(Math.abs(dealt(unseen([9, 0, 0, 0]))[four]!)).toBe(0)
  })
})
