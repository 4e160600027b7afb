import { readdirSync, readFileSync } from 'node:fs'
import { fastHost, random, readRecord, replay, type Position, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { projectedPoints, standard, tekhenu } from './index.ts'
import { TestTable, type SeatLayout } from './testing/table.ts'

const projected = projectedPoints(standard)

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((total, each) => total + each, 0)

/** What a scoring would bring the seats that are asked, by where it comes from, over all questions of recorded games. */
const PROJECTED = {
  blessings: 0,
  bonuses: 464,
  bread: -4908,
  buildings: 8518,
  decrees: 30_036,
  districts: 33_492,
  happiness: 13_161,
  hathor: 6495,
  horus: 519,
  instead: 0,
  maat: -13_160,
  order: 160,
  production: 2080,
  ra: 32_727,
  regions: 8537,
  scribes: 0,
  start: 68_400,
  statues: 16_755,
  technologies: 20_326,
  temple: 18_660,
  tribute: 400,
}

const folder = new URL('../fixtures/', import.meta.url)

describe('what a scoring would bring now', () => {
  it('comes to the same in recorded games as when they were recorded', () => {
    const found: Record<string, number> = {}
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.record'))) {
      const match = replay(tekhenu, readRecord(readFileSync(new URL(name, folder), 'utf8')))
      for (let at = 0; at < match.entries.length; at++) {
        const p = match.at(at)!
        for (const seat of tekhenu.toAct(p))
          for (const [source, points] of Object.entries(projectedFor(p, seat)))
            found[source] = (found[source] ?? 0) + points
      }
    }
    expect(found).toEqual(PROJECTED)
  })

  it('pays nothing twice: once the last decrees are turned up, the best choices lead to the projection', () => {
    const games = Array.from({ length: 30 }, (_, game) => playBest(2 + (game % 3), `reckon ${game}`))
    const asked = games.filter(({ projections }) => projections.length > 0)
    expect(asked.length).toBeGreaterThan(10)
    for (const { projections, totals } of asked) {
      for (const each of projections) expect(each).toEqual(totals)
    }
  })

  it('counts what bread and decrees cost once: decrees are scored from what the last bread leaves', () => {
    const asked = Array.from({ length: 150 }, (_, game) => lastBread(2 + (game % 3), `fed ${game}`)).flat()
    expect(asked.length).toBeGreaterThan(150)
    for (const { before, paid } of asked) expect(without('order', before)).toBe(Math.max(...paid))
    // D03, D04, D07 and D08 compete with bread.
    expect(asked.some(({ before, hungry }) => before['decrees']! < hungry['decrees']!)).toBe(true)
  })
})

describe('bread and decrees of the last scoring', () => {
  /** Seat 0 has built four houses, for which two bread are due. */
  const last = (seat: SeatLayout): TestTable =>
    new TestTable({
      round: 16,
      houses: { 'left 1': 0, 'left 2': 0, 'left 3': 0, 'left 4': 0 },
      seats: [seat],
    })
  const counted = (seat: SeatLayout): [bread: number, decrees: number] => {
    const { bread, decrees } = projectedFor(last(seat).position, 0)
    return [bread!, decrees!]
  }

  it('D08: what is paid does not count in it, be it one bread or all that is due', () => {
    expect(counted({ decrees: ['D08'], tokens: { bread: 1 } })).toEqual([-3, 0])
    expect(counted({ decrees: ['D08'], tokens: { bread: 1, papyrus: 1 } })).toEqual([-3, 1])
    expect(counted({ decrees: ['D08'], tokens: { bread: 2, papyrus: 1 } })).toEqual([0, 1])
  })

  it('D08: bots count it apart from bread', () => {
    const { position } = last({ decrees: ['D08'], tokens: { bread: 2, papyrus: 1 } })
    expect(projected(position, 0) - sum(projectedFor(position, 0))).toBe(2)
  })

  it('T10, R11: scribes pay for bread with it alone, and D07 and D03 miss those', () => {
    expect(counted({ decrees: ['D08'], tokens: { gold: 2, scribe: 1 } })).toEqual([0, 0])
    expect(counted({ decrees: ['D08'], tokens: { gold: 2, scribe: 1 }, technologies: ['T10'] })).toEqual([
      0, 2,
    ])
    expect(counted({ decrees: ['D07'], tokens: { scribe: 2 }, technologies: ['T10'] })).toEqual([0, 0])
    // Two of them let D03 double the twelve points of D12; one is left for bread.
    expect(counted({ decrees: ['D03', 'D12'], tokens: { scribe: 3 }, technologies: ['T10'] })).toEqual([
      -3, 24,
    ])
  })
})

type Points = Readonly<Record<string, number>>

const without = (source: string, points: Points): number => sum(points) - (points[source] ?? 0)

const projectedFor = (p: Position, seat: Seat): Points => tekhenu.project(tekhenu.view(p, seat))[seat]!

interface LastBread {
  /** What is projected when a seat is asked for its last bread, after each way to pay it, and if it pays none. */
  readonly before: Points
  readonly paid: readonly number[]
  readonly hungry: Points
}

/** The last bread of every seat in a random game. */
function lastBread(players: number, seed: string): LastBread[] {
  const p = tekhenu.setup({ horus: 'shuffled' }, players, seed, fastHost)
  const dice = random(seed)
  const found: LastBread[] = []
  for (let asked = tekhenu.toAct(p); asked.length > 0; asked = tekhenu.toAct(p)) {
    const seat = asked[0]!
    const moves = tekhenu.legal(p, seat, [])
    if (isAsked(p, seat, 'tekhenu.bread') && tekhenu.view(p, seat).round === 16) {
      const ends = waysOn(p, seat, 'tekhenu.bread')
      const paid = ends.map((end) => without('order', projectedFor(end, seat)))
      found.push({ before: projectedFor(p, seat), paid, hungry: projectedFor(ends.at(-1)!, seat) })
    }
    tekhenu.step(p, seat, moves[dice.below(moves.length)]!, fastHost)
  }
  return found
}

const isAsked = (p: Position, seat: Seat, code: string): boolean =>
  tekhenu.toAct(p).includes(seat) && tekhenu.decision(p, seat)!.question.code === code

/** The positions after every answer to this question, with every way to pay for it. */
function waysOn(p: Position, seat: Seat, code: string): Position[] {
  if (!isAsked(p, seat, code)) return [p]
  return tekhenu.legal(p, seat, []).flatMap((move) => {
    const next = p.slice()
    tekhenu.step(next, seat, move, fastHost)
    return waysOn(next, seat, 'tekhenu.pay')
  })
}

/** A random game in which the last decrees are chosen as the question shows; what was projected at each such choice. */
function playBest(players: number, seed: string): { projections: number[][]; totals: readonly number[] } {
  const p = tekhenu.setup({ horus: 'shuffled' }, players, seed, fastHost)
  const dice = random(seed)
  const projections: number[][] = []
  for (let asked = tekhenu.toAct(p); asked.length > 0; asked = tekhenu.toAct(p)) {
    const seat = asked[0]!
    const moves = tekhenu.legal(p, seat, [])
    const { question } = tekhenu.decision(p, seat)!
    let move = moves[dice.below(moves.length)]!
    if (['tekhenu.decrees', 'tekhenu.double', 'tekhenu.tithe'].includes(question.code)) {
      projections.push(tekhenu.project(tekhenu.view(p, 'spectator')).map(sum))
      projections.push(Array.from({ length: players }, (_, each) => projected(p, each)))
      const texts = moves.map((each) => tekhenu.write(each))
      const verb = question.code === 'tekhenu.double' ? 'double' : 'score'
      const best = String(question.params['best'] ?? '').split(', ')
      const i = texts.findIndex((text) => best.some((card) => text === `${verb} ${card}`))
      move = moves[i >= 0 ? i : Math.max(0, texts.indexOf('go on'))]!
    }
    tekhenu.step(p, seat, move, fastHost)
  }
  return { projections, totals: tekhenu.result(p)!.totals }
}
