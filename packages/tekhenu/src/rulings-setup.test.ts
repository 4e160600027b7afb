import { Match } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import type { TekhenuEvent } from './index.ts'
import { tekhenu, type TekhenuOptions, type TekhenuView } from './index.ts'
import { open } from './testing/table.ts'

type Begun = Match<TekhenuOptions, TekhenuView, TekhenuEvent>

/** Plays the setup: one seat takes what it would like best, the others what comes first and is not wished for. */
function begin(
  seed: string,
  players: number,
  wishes: readonly string[] = [],
  wisher = 0,
  stop: (asked: string) => boolean = () => false,
): Begun {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, players)
  const match: Begun = new Match(tekhenu, { options: { horus: 'shuffled' }, names, seed })
  for (;;) {
    const seat = tekhenu.toAct(match.position)[0]!
    const { question, moves } = tekhenu.decision(match.position, seat)!
    if (question.code === 'tekhenu.take' || stop(question.code)) return match
    const best = (move: number): number => (wishes.indexOf(tekhenu.write(move)) + 99) % 99
    const sorted = moves.toSorted((a, b) => (seat === wisher ? best(a) - best(b) : best(b) - best(a)))
    match.play(seat, sorted[0]!)
  }
}

/** The first game in which one seat could have all of these cards. */
function drafted(
  cards: readonly string[],
  more: readonly string[] = [],
  stop?: (asked: string) => boolean,
): { match: Begun; seat: number } {
  for (let i = 0; i < 100; i++) {
    const seat = i % 2
    const match = begin(`draft ${i}`, 2, [...cards.map((card) => `draft ${card}`), ...more], seat, stop)
    const told = [
      ...events(match).flatMap((event) =>
        event.type === 'drafted' ? [[event.seat, `draft ${event.card}`]] : [],
      ),
      ...events(match).flatMap((event) =>
        event.type === 'destiny' ? [[event.seat, `destiny ${event.card}`]] : [],
      ),
    ]
    const needed = [
      ...cards.map((card) => `draft ${card}`),
      ...more.filter((wish) => wish.startsWith('destiny')),
    ]
    if (needed.every((need) => told.some(([by, what]) => by === seat && what === need)))
      return { match, seat }
  }
  throw new Error(`nobody could draft ${cards.join(', ')}`)
}

const events = (match: Begun): TekhenuEvent[] => [
  ...match.opening.events,
  ...match.entries.flatMap((entry) => entry.events),
]
const viewOf = (match: Begun, viewer: number | 'spectator' = 'spectator'): TekhenuView =>
  tekhenu.view(match.position, viewer)

describe('rulings: setup', () => {
  it('G1: two players use 22 dice, three 24, four all 26', () => {
    const dice = (players: number): Record<string, number> => {
      const { bag, dice: laid } = tekhenu.view(open(players, 'dice'), 'spectator')
      const sums: Record<string, number> = { ...bag }
      for (const die of laid.flat()) sums[die.split(' ')[0]!]! += 1
      return sums
    }
    expect(dice(2)).toEqual({ yellow: 4, brown: 4, white: 4, black: 4, gray: 6 })
    expect(dice(3)).toEqual({ yellow: 5, brown: 5, white: 5, black: 5, gray: 4 })
    expect(dice(4)).toEqual({ yellow: 5, brown: 5, white: 5, black: 5, gray: 6 })
  })

  it('R29: all destinies are chosen before rewards are paid, seat by seat in turn order', () => {
    const match = begin('order', 4)
    const told = events(match)
    const lastDestiny = told.findLastIndex(({ type }) => type === 'destiny')
    const paid = told.flatMap((event, i) =>
      event.type === 'gained' ||
      event.type === 'populace' ||
      event.type === 'shown' ||
      event.type === 'building'
        ? [{ i, seat: event.seat }]
        : [],
    )
    expect(paid[0]!.i).toBeGreaterThan(lastDestiny)
    const seats = paid.map(({ seat }) => seat).filter((seat, i, all) => seat !== all[i - 1])
    expect(seats).toEqual(viewOf(match).order)
  })

  it("R29: a seat's own cards are paid in the order it likes", () => {
    const { match, seat } = drafted(['S04', 'S09'], ['destiny A01'], (asked) => asked === 'tekhenu.rewards')
    expect(tekhenu.decision(match.position, seat)!.moves.map(tekhenu.write)).toEqual([
      'reward S04',
      'reward S09',
    ])
    match.play(seat, tekhenu.read('reward S09')!)
    expect(tekhenu.legal(match.position, seat, []).map(tekhenu.write)).toEqual([
      'gain limestone',
      'gain granite',
    ])
  })

  it('R29: S01 takes a real space of row 5, without loss of happiness and without triggers', () => {
    const { match, seat } = drafted(['S01'], ['destiny A01'])
    const places = Object.entries(viewOf(match).workshops)
    expect(places).toHaveLength(1)
    expect(places[0]).toEqual([expect.stringMatching(/ 5$/), seat])
    expect(viewOf(match).seats[seat]!.buildings).toBe(9)
    expect(viewOf(match).seats[seat]!.happiness).toBeGreaterThanOrEqual(2)
  })

  it('R30: for first games the Horus tiles lie in the printed order', () => {
    const printed = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris']
    for (const seed of ['a', 'b', 'c']) {
      expect(tekhenu.view(open(2, seed, { horus: 'printed' }), 'spectator').horus).toEqual(printed)
      expect(tekhenu.view(open(2, seed), 'spectator').horus.toSorted()).toEqual(printed.toSorted())
    }
    expect(
      ['a', 'b', 'c'].some(
        (seed) => tekhenu.view(open(2, seed), 'spectator').horus.join() !== printed.join(),
      ),
    ).toBe(true)
  })

  it('R46: a market section opens at once, also during setup', () => {
    const { match } = drafted(['S11'], ['destiny A03', 'gain population'])
    expect(viewOf(match).opened).toEqual([true, true, true, false])
    const told = events(match).map(({ type }) => type)
    expect(told.indexOf('market-opened', told.indexOf('destiny'))).toBeLessThan(told.indexOf('round'))
  })

  it('R55: who drafts first comes from the seed', () => {
    const first = (seed: string): number =>
      events(begin(seed, 3, [], 0, (asked) => asked === 'tekhenu.draft')).flatMap((event) =>
        event.type === 'drafting' ? [event.first] : [],
      )[0]!
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(first))).toEqual(new Set([0, 1, 2]))
    expect(first('a')).toBe(first('a'))
  })

  it('TK1: the two cards of S05 and S06 are shown to all', () => {
    for (const card of ['S05', 'S06']) {
      const { match, seat } = drafted([card], ['destiny A01'], (asked) => asked.startsWith('tekhenu.pick'))
      const shown = events(match).find((event) => event.type === 'shown')!
      const cards = tekhenu
        .legal(match.position, seat, [])
        .map((move) => tekhenu.write(move).replace('pick ', ''))
      expect(tekhenu.viewEvent(shown, 'spectator')).toEqual({ type: 'shown', seat, cards })
    }
  })

  it('TK3: only rewards with a choice or with chance are put in order, the others come first', () => {
    const { match, seat } = drafted(
      ['S06', 'S07'],
      ['destiny A02'],
      (asked) => asked.startsWith('tekhenu.pick') || asked === 'tekhenu.rewards',
    )
    // Nothing to order: S07 and the destiny are paid, S06 is asked for what it shows.
    expect(tekhenu.decision(match.position, seat)!.question.code).toBe('tekhenu.pick-blessing')
    expect(viewOf(match).seats[seat]!.tokens).toMatchObject({ scribe: 3, gold: 3 })
  })
})
