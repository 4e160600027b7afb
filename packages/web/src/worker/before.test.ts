import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aton } from '@benben/aton'
import { readRecord, rulesOf, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import type { Save } from '../store/save.ts'
import { Screen } from '../testing/screen.ts'

/** What a browser kept in the version before the rules were raised: the objects of its store. */
const FILE = join(import.meta.dirname, '..', '..', 'fixtures', 'before', 'matches.json')
const SAVES = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Save[]
const GAMES: Readonly<Record<string, Game>> = {
  aton: aton as unknown as Game,
  tekhenu: tekhenu as unknown as Game,
}

/** A browser that keeps this one match. */
function keeping(save: Save): Screen {
  const screen = new Screen(save.seats, save.seed, save.game)
  screen.saves.set('m', { ...save, id: 'm' })
  return screen
}

const failureOf = (screen: Screen) => {
  const last = screen.messages.at(-1)
  return last?.kind === 'failure' ? last.failure : undefined
}

const savedIn = (screen: Screen): Save => screen.saves.get('m')!

async function playOn(screen: Screen, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const { decision, result } = await screen.settled()
    if (result !== null) return
    expect(await screen.play(decision!.moves[0]!)).toEqual({ kind: 'outcome', outcome: { ok: true } })
  }
  await screen.settled()
}

/** As if the save were of rules before those of today, whichever these are. */
const aged = (save: Save): Save => ({
  ...save,
  record: save.record!.replace(/^rules: \d+$/m, 'rules: 0'),
  ...(save.kept === undefined ? {} : { kept: { ...save.kept, rules: 0 } }),
})

describe.each(SAVES.map((save) => [save.id, save] as const))('%s of the version before', (_, save) => {
  it('opens, or says which rules it needs and can be saved elsewhere', async () => {
    const screen = keeping(save)
    await screen.open()
    const { rules } = GAMES[save.game]!
    const failure = failureOf(screen)
    const needed = { why: 'rules', params: { found: 1, known: rules } }
    expect([undefined, ...(rules === 1 ? [] : [needed])]).toContainEqual(failure)
    const { text } = (await screen.ask({ kind: 'record' })) as { text: string }
    expect(text.startsWith(save.over ? save.record! : save.record!.trimEnd())).toBe(true)
    if (failure === undefined) await goesOn(screen, save)
  })
})

async function goesOn(screen: Screen, save: Save): Promise<void> {
  expect((await screen.settled()).result === null).toBe(!save.over)
  await playOn(screen, 3)
  const { record, kept, over } = savedIn(screen)
  expect(kept).toMatchObject({ rules: GAMES[save.game]!.rules })
  expect(record === save.record).toBe(over && save.over)
}

describe.each(Object.entries(GAMES))('a match of %s whose rules have changed', (id, game) => {
  async function begun(): Promise<Screen> {
    const me = { kind: 'me', name: 'Ada' } as const
    const screen = new Screen([me, { kind: 'bot', name: 'greedy' }], 'crossed', id)
    await screen.open()
    await playOn(screen, 5)
    return screen
  }

  it('goes on from its position, with a checkpoint in its record', async () => {
    const screen = await begun()
    const { view, decision } = screen.seen
    const old = aged(savedIn(screen))
    const again = keeping(old)
    await again.open()
    await again.settled()
    expect(again.seen.view).toEqual(view)
    expect(again.seen.decision).toMatchObject({ moves: decision!.moves })
    expect(again.seen.canUndo).toBe(false)
    expect(screen.seen.notice).toBeNull()
    expect(again.seen.notice).toEqual({
      code: 'session.reopened.kept',
      params: { found: 0, known: game.rules },
    })
    await playOn(again, 2)
    const record = readRecord(savedIn(again).record!)
    expect(record.rules).toBe(0)
    expect(rulesOf(record)).toBe(game.rules)
    expect(savedIn(again).moves).toBeGreaterThan(old.moves)
    // And once more, now by the rules of today.
    const seen = again.seen.view
    await again.reopen()
    expect((await again.settled()).view).toEqual(seen)
    expect(again.seen.notice).toBeNull()
  })

  it('stays open to look at where it is over, however often it is opened', async () => {
    const screen = await begun()
    await screen.ask({ kind: 'concede' })
    const old = aged(savedIn(screen))
    // By the rules of today its moves lead nowhere.
    const again = keeping({ ...old, record: old.record!.replace(/^0: .*$/m, '0: place 9z9') })
    for (let time = 0; time < 3; time++) {
      await again.reopen()
      expect(failureOf(again)).toBeUndefined()
      expect((await again.settled()).result).toMatchObject({ reason: 'conceded' })
    }
  })

  it('says that its moves were played again where no position was kept', async () => {
    const { kept: _, ...old } = aged(savedIn(await begun()))
    const screen = keeping(old)
    await screen.open()
    expect(screen.seen.notice?.code).toBe('session.reopened.replayed')
  })

  it('can be saved elsewhere where it cannot go on', async () => {
    const old = aged(savedIn(await begun()))
    const broken = { ...old, kept: { ...old.kept!, position: null }, record: `${old.record}0: place 9z9\n` }
    const screen = keeping(broken)
    await screen.open()
    expect(failureOf(screen)).toEqual({ why: 'rules', params: { found: 0, known: game.rules } })
    expect(savedIn(screen)).toEqual({ ...broken, id: 'm' })
    expect(await screen.ask({ kind: 'record' })).toEqual({ kind: 'text', text: broken.record })
  })
})
