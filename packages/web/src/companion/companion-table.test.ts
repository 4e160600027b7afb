import { readFileSync } from 'node:fs'
import { readRecord, replay, untyped, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../session/session.ts'
import { CompanionTable } from './companion-table.ts'

const GAME: Game = untyped(tekhenu)
const NAMES = ['Ada', 'Botankhamun']

const recordOf = (name: string) =>
  readRecord(readFileSync(new URL(`../../../tekhenu/fixtures/${name}.record`, import.meta.url), 'utf8'))

function played(outcome: Outcome): void {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
}

/** Plays a recorded game at a table: its chance is entered, Botankhamun goes on step by step. */
function playAgain(name: string, each: (table: CompanionTable) => void = () => undefined): CompanionTable {
  const recorded = replay(GAME, recordOf(name))
  const chance = [recorded.opening, ...recorded.entries].flatMap((log) => log.chance)
  const moves = recorded.entries.map(({ move }) => GAME.write(move))
  const table = new CompanionTable('t', GAME, { options: recorded.terms.options, names: NAMES })
  while (!table.isOver) {
    each(table)
    const { draw } = table
    if (draw !== undefined) played(table.enter(draw.outcomes[chance.shift()!.outcome]!))
    else if (table.snapshot().step !== null) table.nextStep()
    else {
      const { decision } = table.snapshot()
      // Turns of the recorded game ended by themselves.
      const isEnd = decision!.moves.length === 1 && decision!.moves[0] === decision!.endTurn
      played(table.play(isEnd ? decision!.endTurn! : moves.shift()!))
    }
  }
  expect([chance.length, moves.length]).toEqual([0, 0])
  return table
}

describe('a game at a real table', () => {
  it.each(['solo-greedy', 'solo-random', 'solo-seth-greedy'])(
    '%s, entered by its chance lines, ends with the same scores',
    (name) => {
      const { result } = replay(GAME, recordOf(name))
      const table = playAgain(name)
      expect(table.snapshot().result).toEqual(result)
      expect(replay(GAME, readRecord(table.record())).result).toEqual(result)
    },
  )

  it('goes on from what was saved after any entry', () => {
    let n = 0
    playAgain('solo-greedy', (table) => {
      if (n++ % 17 !== 0) return
      const again = new CompanionTable('t', GAME, { record: table.record() })
      expect(again.draw).toEqual(table.draw)
      expect(again.view).toEqual(table.view)
      expect(again.record()).toBe(table.record())
    })
  })

  const begin = (options: object): CompanionTable => {
    const read = GAME.options(options, 2)
    return new CompanionTable('t', GAME, { options: read.ok && read.value, names: NAMES })
  }
  /** Enters the first of everything until this is drawn. */
  const until = (table: CompanionTable, code: string): void => {
    while (table.draw!.code !== code) table.enter(table.draw!.outcomes[0]!)
  }

  it('a die is entered with its value at once, and taken back with it', () => {
    const table = begin({ solo: 'easy' })
    until(table, 'tekhenu.draw.colour')
    const before = table.record()
    expect(table.enterDie({ colour: 'white', value: '4' })).toEqual({ ok: true })
    expect(table.draw!.code).toBe('tekhenu.draw.colour')
    expect(table.record()).not.toBe(before)
    expect(table.takeBack()).toBe(true)
    expect(table.record()).toBe(before)
  })

  it('with Seth dice that are drawn before any is thrown keep their values until these are asked for', () => {
    const table = playUntilRefill()
    const before = table.record()
    const first = table.draw!.outcomes.find((colour) => colour !== 'gray')!
    table.enterDie({ colour: first, value: '3' })
    expect(table.waiting).toEqual([{ colour: first, value: '3' }])
    const once = table.record()
    const next = table.draw!.outcomes.find((colour) => colour !== 'gray')!
    table.enterDie({ colour: next, value: '4' })
    expect(table.waiting).toEqual([])
    table.takeBack()
    expect(table.record()).toBe(once)
    expect(table.waiting).toEqual([{ colour: first, value: '3' }])
    table.takeBack()
    expect(table.record()).toBe(before)
  })

  /** A game with Seth, at the first draw of new dice after the setup. */
  function playUntilRefill(): CompanionTable {
    const table = begin({ solo: 'easy', seth: true })
    while (table.view === undefined) table.enter(table.draw!.outcomes[0]!)
    while (table.draw?.code !== 'tekhenu.draw.colour') {
      const { step, decision } = table.snapshot()
      if (table.draw !== undefined) table.enter(table.draw.outcomes[0]!)
      else if (step === null) table.play(decision!.moves[0]!)
      else table.nextStep()
    }
    return table
  }

  it('refuses what cannot come up, and what is played before it', () => {
    const table = begin({ solo: 'easy' })
    until(table, 'tekhenu.draw.colour')
    expect(table.enterDie({ colour: 'red', value: '3' })).toMatchObject({
      ok: false,
      refusal: { code: 'match.draw-impossible' },
    })
    expect(table.waiting).toEqual([])
    expect(table.play('keep D01')).toMatchObject({ ok: false, refusal: { code: 'match.draw-first' } })
  })
})
