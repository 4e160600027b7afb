import { expect } from 'vitest'
import { dusk, TestTable, type Layout, type SeatLayout } from '../../packages/tekhenu/src/testing/table.ts'
import type { Check } from './check.ts'

const STARTING = Array.from({ length: 12 }, (_, i) => `SX${String(i + 1).padStart(2, '0')}`)

/** The table an example begins at. */
function open({ start, seat = {}, others = [], layout = {} }: Check): TestTable {
  const seats = [seat, ...others]
  switch (start) {
    case 'dusk':
    case 'destiny':
      return dusk({ round: 4, ...layout, seats })
    case 'decrees':
      return new TestTable({
        round: 16,
        waiting: [{ wait: 'finish' }, { wait: 'decrees', place: 0 }],
        ...layout,
        seats: seats.map((each) => ({ ...each, openDecrees: each.decrees ?? [] })),
      })
    case 'rewards':
      return rewards(seat, layout)
    case 'seth-rewards':
      return sethRewards(seat)
    default:
      return new TestTable({ ...layout, seats }, true)
  }
}

/** Both have drafted; seat 0 has taken the destiny of the scribe. */
function rewards(seat: SeatLayout, layout: Layout): TestTable {
  const drafted = ['S07', 'S08', 'S11'].filter((card) => seat.drafted?.includes(card) !== true).slice(0, 2)
  return new TestTable({
    round: 0,
    waiting: [{ wait: 'destiny', place: 0 }],
    ...layout,
    seats: [
      { ...seat, destiny: null },
      { destiny: null, drafted },
    ],
  }).play('0: destiny A01', '1: destiny A04')
}

/** With Time of Seth: the last pick of the draft is made, and rewards are due. */
function sethRewards(seat: SeatLayout): TestTable {
  const rest = STARTING.filter((card) => seat.drafted?.includes(card) !== true)
  return new TestTable({
    round: 0,
    waiting: [{ wait: 'seth-draft', pick: 5 }],
    starting: [rest[2]!],
    seth: { cults: ['Cult06', 'Cult07'] },
    seats: [
      { cult: 'Cult01', ...seat, destiny: null },
      { destiny: null, drafted: rest.slice(0, 2) },
    ],
  }).play('1: draft Cult07')
}

/** `pick first` is the first card that is offered. */
function line(table: TestTable, move: string): string {
  if (/^\d: /.test(move)) return move
  const [verb = '', which] = move.split(' ')
  if (which !== 'first' && which !== 'second') return `0: ${move}`
  return `0: ${table.legal(0, verb)[which === 'first' ? 0 : 1]!}`
}

const HELD = { blessing: 'blessings', technology: 'technologies' } as const

/** Plays an example, and asks the rules whether it is as it says. */
export function replay(check: Check): void {
  const table = open(check)
  for (const move of check.play ?? []) table.play(line(table, move))
  const { points, worth, tokens, is, warband, weighed, order, destinies, opened } = check
  if (points !== undefined) expect(table.points(0)).toMatchObject(points)
  if (worth !== undefined) expect(table.points(0)[worth[0]] ?? 0).toBe(worth[1])
  for (const [token, many] of Object.entries(tokens ?? {}))
    expect(table.seat(0).tokens[token], token).toBe(many)
  if (is !== undefined) expect(table.seat(0)).toMatchObject(is)
  if (warband !== undefined) expect(table.warband(0)).toEqual(warband)
  if (weighed !== undefined)
    expect(table.all('weighed').find(({ seat }) => seat === 0)?.balance).toBe(weighed)
  if (order !== undefined) expect(table.all('order')[0]?.order).toEqual(order)
  if (destinies !== undefined) expect(table.view().seats.map(({ destiny }) => destiny)).toEqual(destinies)
  if (opened !== undefined) expect(table.view().opened.filter(Boolean)).toHaveLength(opened)
  answers(table, check)
}

/** What the table refuses, does not offer, and does not answer to. */
function answers(table: TestTable, { refused, not, notAsked, silent, cult, holds, decrees }: Check): void {
  if (refused !== undefined) expect(table.try(line(table, refused[0]))?.code).toBe(`tekhenu.${refused[1]}`)
  if (not !== undefined) expect(table.legal(0, not)).toEqual([])
  if (notAsked !== undefined) expect(table.asked).not.toBe(notAsked)
  if (silent !== undefined) {
    const causes = table.events.flatMap((event) =>
      'by' in event && 'seat' in event && event.seat === 0 ? [event.by] : [],
    )
    expect(causes).not.toContain(silent)
  }
  if (cult !== undefined) expect(table.all('cult')).toHaveLength(cult ? 1 : 0)
  if (decrees !== undefined) expect(table.view(0).decrees[0]).toHaveLength(decrees)
  if (holds !== undefined) expect(table.seat(0)[HELD[holds]].length).toBeGreaterThan(0)
}
