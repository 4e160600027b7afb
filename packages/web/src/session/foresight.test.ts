import { random, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import { Screen } from '../testing/screen.ts'
import { emptySeen } from './empty-seen.ts'
import { foresee } from './foresee.ts'
import { Foresight } from './foresight.ts'
import { SeenStore } from './seen-store.ts'
import type { Outcome, Seen } from './session.ts'

/** A page over a match whose answers come when the test lets them. */
class Page {
  readonly screen = new Screen(
    [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', name: 'random' },
    ],
    'certain',
    'tekhenu',
  )
  readonly store = new SeenStore(emptySeen('m', 'local'))
  readonly foresight = new Foresight(this.store)
  /** Every value that was shown. */
  readonly shown: Seen[] = []
  #told = 0

  async open(): Promise<void> {
    await this.screen.open()
    await this.screen.settled()
    this.foresight.learn(tekhenu as unknown as Game)
    this.hear()
    this.store.subscribe(() => this.shown.push(this.store.now()))
  }

  /** What the match has told by now. */
  hear(): void {
    for (const message of this.screen.messages.slice(this.#told))
      if (message.kind === 'seen') this.foresight.tell(message.seen)
    this.#told = this.screen.messages.length
  }

  /** Plays; the outcome comes once the match has played, saved and told it. */
  play(move: string, decision = this.store.now().decision!.id): Promise<Outcome> {
    return this.foresight.play(move, async () => {
      const answer = await this.screen.ask({ kind: 'play', move, decision })
      this.hear()
      if (answer.kind !== 'outcome') throw new Error(answer.kind)
      return answer.outcome
    })
  }

  /** A move whose result is certain, and which leads to another one, played up to it where there is none yet. */
  async certainMove(): Promise<string> {
    const lot = random('certain')
    const game = tekhenu as unknown as Game
    for (;;) {
      const { moves } = this.store.now().decision!
      const found = moves.find((move) => {
        const then = this.foresight.at(move)
        return then?.decision?.moves.some((next) => foresee(game, then, next) !== undefined)
      })
      if (found !== undefined) return found
      await this.play(moves[lot.below(moves.length)]!)
      await this.screen.settled()
      this.hear()
    }
  }
}

const opened = async (): Promise<Page> => {
  const page = new Page()
  await page.open()
  return page
}

it('shows a certain move at once, and once only', async () => {
  const page = await opened()
  const move = await page.certainMove()
  const before = page.store.now()
  page.shown.length = 0
  const played = page.play(move)
  // Nothing was answered yet.
  expect(page.store.now()).toMatchObject({ canUndo: true, version: before.version + 1 })
  expect(page.store.now().log.length).toBeGreaterThan(before.log.length)
  expect(await played).toEqual({ ok: true })
  expect(page.shown).toHaveLength(1)
  expect({ ...page.store.now(), version: 0 }).toEqual({ ...page.screen.seen, version: 0 })
})

it('goes on from what is shown before it is answered, and never back', async () => {
  const page = await opened()
  const first = await page.certainMove()
  page.shown.length = 0
  const one = page.play(first)
  const second = page.store.now().decision!.moves.find((move) => page.foresight.at(move) !== undefined)!
  const two = page.play(second)
  expect(await Promise.all([one, two])).toEqual([{ ok: true }, { ok: true }])
  expect(page.shown).toHaveLength(2)
  const lines = page.shown.map(({ log }) => log.length)
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  expect(page.screen.seen.log).toEqual(page.store.now().log)
})

it('falls back to what is true where the match says no', async () => {
  const page = await opened()
  const move = await page.certainMove()
  const { version: _, ...before } = page.store.now()
  // Another question than the match asks.
  const outcome = await page.play(move, 'stale')
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'session.stale' } })
  expect(page.store.now()).toMatchObject(before)
})

it('says that the match cannot be saved, with what was played', async () => {
  const page = await opened()
  const move = await page.certainMove()
  const saved = page.screen.saves.get('m')!.record
  page.screen.canSave = false
  const played = page.play(move)
  expect(page.store.now()).toMatchObject({ kept: true, notice: null })
  await played
  expect(page.screen.saves.get('m')!.record).toBe(saved)
  expect(page.store.now()).toMatchObject({ kept: false, notice: { code: 'session.not-kept' } })
})

it('takes back a move that is not answered yet', async () => {
  const page = await opened()
  const move = await page.certainMove()
  const { log, view } = page.store.now()
  const played = page.play(move)
  const undone = page.screen.ask({ kind: 'undo', all: false }).then(() => page.hear())
  await Promise.all([played, undone])
  expect(page.store.now()).toMatchObject({ log, view })
})
