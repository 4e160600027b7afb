import { readFileSync } from 'node:fs'
import {
  commitment,
  EnteredMatch,
  readRecord,
  replay,
  writeRecord,
  type Draw,
  type Refusal,
} from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'

/** Recorded games against Botankhamun, entered again as if they were played at a real table. */

const recordOf = (name: string) =>
  readRecord(readFileSync(new URL(`../fixtures/${name}.record`, import.meta.url), 'utf8'))

/** Enters a recorded game by the names of what came up; `heard` is told every draw and may take it back first. */
function enterAgain(name: string, heard: (table: Entered, shown: string) => void = () => undefined): Entered {
  const recorded = replay(tekhenu, recordOf(name))
  const table: Entered = new EnteredMatch(tekhenu, { ...recorded.terms, seed: '' }, () => false)
  const enterAll = (outcomes: readonly { readonly outcome: number }[]): void => {
    for (const { outcome } of outcomes) {
      const shown = table.awaited!.draw.outcomes[outcome]!
      heard(table, shown)
      expect(table.enter(shown)).toBeUndefined()
    }
    expect(table.awaited).toBeUndefined()
  }
  enterAll(recorded.opening.chance)
  for (const { seat, move, chance } of recorded.entries) {
    expect(table.play(seat, move)).toBeUndefined()
    enterAll(chance)
  }
  return table
}
type Entered = EnteredMatch<
  Parameters<typeof tekhenu.setup>[0],
  ReturnType<typeof tekhenu.view>,
  Parameters<typeof tekhenu.viewEvent>[0]
>

const GAMES = ['solo-greedy', 'solo-random', 'solo-seth-greedy']

/** What is drawn until the first die is taken, with the first outcome of each draw and the first answer to each question. */
function drawnAtSetup(raw: object, seats: number): readonly Draw[] {
  const read = tekhenu.options(raw, seats)
  if (!read.ok) throw new Error(read.fault.code)
  const names = Array.from({ length: seats }, () => '')
  const table: Entered = new EnteredMatch(tekhenu, { options: read.value, names, seed: '' }, () => false)
  const drawn: Draw[] = []
  for (;;) {
    const { awaited } = table
    let refused: Refusal | undefined
    if (awaited === undefined) {
      const { position } = table.match!
      const seat = tekhenu.toAct(position)[0]!
      if (tekhenu.decision(position, seat)!.question.code === 'tekhenu.take') return drawn
      refused = table.play(seat, tekhenu.legal(position, seat, [])[0]!)
    } else {
      drawn.push(awaited.draw)
      refused = table.enter(awaited.draw.outcomes[0]!)
    }
    expect(refused).toBeUndefined()
  }
}

describe('what is drawn at setup', () => {
  const outcomes = (drawn: readonly Draw[], code: Draw['code']): (readonly string[])[] =>
    drawn.filter((draw) => draw.code === code).map((draw) => draw.outcomes)

  it('R55: five, seven or nine starting cards, each of those that are left, and who drafts first', () => {
    for (const seats of [2, 3, 4]) {
      const drawn = drawnAtSetup({}, seats)
      const cards = Array.from({ length: 12 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`)
      expect(outcomes(drawn, 'tekhenu.draw.starting')).toEqual(
        Array.from({ length: 2 * seats + 1 }, (_, i) => cards.slice(i)),
      )
      expect(outcomes(drawn, 'tekhenu.draw.first')).toEqual([['0', '1', '2', '3'].slice(0, seats)])
    }
  })

  it('Q64: with Seth the regions in which Botankhamun begins', () => {
    const regions = ['1', '2', '3', '4', '5', '6']
    const drawn = (solo: string) => outcomes(drawnAtSetup({ solo, seth: true }, 2), 'tekhenu.draw.region')
    expect([drawn('easy'), drawn('medium'), drawn('hard')]).toEqual([[], [regions], [regions, regions]])
  })
})

describe('a game at a real table', () => {
  it.each(GAMES)('%s, entered by what its chance lines showed, ends with the same scores', (name) => {
    const recorded = replay(tekhenu, recordOf(name))
    const table = enterAgain(name)
    expect(table.match!.result).toEqual(recorded.result)
    expect(replay(tekhenu, readRecord(table.record())).result).toEqual(recorded.result)
  })

  it.each(GAMES)('%s, entered by its chance lines themselves, is the same record', (name) => {
    const lines = writeRecord(replay(tekhenu, recordOf(name)), { seed: false })
    const entered = EnteredMatch.reopen(tekhenu, readRecord(lines), () => false).record()
    // Without a seed there is nothing to commit to.
    expect(entered).toBe(lines.replace(/commitment: \w+/, `commitment: ${commitment('')}`))
  })

  it.each(GAMES)('%s can be looked at before every draw, and a mistyped one taken back', (name) => {
    const drawn = new Set<Draw['code']>()
    let [n, looked] = [0, 0]
    enterAgain(name, (table, shown) => {
      const { draw, position } = table.awaited!
      drawn.add(draw.code)
      looked += position === undefined ? 0 : tekhenu.view(position, 0).players
      const other = draw.outcomes.find((each) => each !== shown)
      if (n++ % 5 !== 0 || other === undefined) return
      const before = table.record()
      expect(table.enter(other)).toBeUndefined()
      expect(table.takeBack()).toBe(true)
      expect(table.record()).toBe(before)
      expect(table.awaited?.draw).toEqual(draw)
    })
    expect(looked).toBeGreaterThan(100)
    expect([...drawn]).toEqual(expect.arrayContaining(['tekhenu.draw.colour', 'tekhenu.draw.deben']))
  })

  it('refuses a card that lies elsewhere, and says which can come up', () => {
    let tried = 0
    enterAgain('solo-greedy', (table, shown) => {
      const { draw } = table.awaited!
      if (draw.code !== 'tekhenu.draw.market' || tried > 3) return
      const gone = ['B', 'T', 'D'].map((letter) => `${letter}${shown.slice(1)}`).find((id) => id !== shown)!
      const refused = table.enter(draw.outcomes.includes(gone) ? 'P01' : gone)
      expect(refused?.code).toBe('match.draw-impossible')
      expect(String(refused?.params['possible'])).toContain(shown)
      tried++
    })
    expect(tried).toBe(4)
  })
})
