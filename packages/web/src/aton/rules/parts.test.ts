import { aton, SPACES, type AtonView } from '@benben/aton'
import { playMatch } from '@benben/bots'
import { Match, type Game } from '@benben/kernel'
import { gameWords, speak } from '@benben/words'
import { placeAt } from '@benben/words/rules'
import { atonBook } from '@benben/words/rules/aton'
import { expect, test } from 'vitest'
import type { TableModel } from '../model.ts'
import { helpFor, PART_NAMES } from './parts.ts'

const words = speak('en')
const NAMES = ['Ada', 'Ben']

const modelOf = (view: AtonView, near = 0): TableModel => ({
  words,
  speech: gameWords('aton'),
  who: { names: NAMES },
  view,
  seats: NAMES.map((name) => ({ name, kind: 'me' }) as TableModel['seats'][number]),
  near,
})

/** Views of a whole game, every fifth one. */
function* views(): Generator<AtonView> {
  const game = aton as unknown as Game
  const whole = playMatch({ game, options: { red: 0 }, bots: ['greedy', 'greedy'], seed: 'parts' })
  const match = new Match(game, { options: { red: 0 }, names: NAMES, seed: 'parts' }, () => false)
  let n = 0
  for (const { seat, move } of whole.entries) {
    if (n++ % 5 === 0) yield aton.view(match.position, n % 2)
    match.play(seat, move)
  }
  yield aton.view(match.position, 0)
}

/** Parts by the names their elements carry. */
const ALL = [
  ...Array.from({ length: SPACES }, (_, space) => `space/${space}`),
  ...[1, 2, 3, 4].flatMap((n) => [`temple/${n}`, `cartouche/${n}`]),
  ...['projection', 'wins', 'players', 'log'].map((section) => `about/${section}`),
].concat(['realm', 'track', 'rival', 'mine', 'hand', 'discards', 'stats/0', 'stats/1', 'plaque'])

test('every part of the table of Aton says what it is, how it stands now, and where its rule is', () => {
  let n = 0
  for (const view of views()) {
    n++
    for (const name of ALL) {
      const { title, what, rows, rule } = helpFor(modelOf(view, n % 2), name)
      expect(placeAt(atonBook, rule), name).toBeDefined()
      expect(rows.length, name).toBeGreaterThan(0)
      for (const text of [title, what, ...rows.flat()]) {
        expect(text, name).not.toBe('')
        expect(text, name).not.toMatch(/undefined|NaN|\{|aton\./)
      }
    }
  }
  expect(n).toBeGreaterThan(10)
  const titles = new Set(ALL.map((name) => helpFor(modelOf([...views()][0]!), name).title))
  // Both sides have the same kinds of things; each space says which it is.
  expect(titles.size).toBe(ALL.length - 1)
  for (const part of PART_NAMES) expect(words.has(`aton.part.${part}.title`), part).toBe(true)
})

const [empty] = views()
const laid: AtonView = {
  ...empty!,
  // 1a1 to 1a3 and 4a1: two of Ada and one of Ben, and Ben alone in the last temple.
  temples: [['001.', '....', '....'], empty!.temples[1]!, empty!.temples[2]!, ['1...', '....', '....']],
  seats: empty!.seats.map((seat, i) => ({ ...seat, score: [31, 12][i]!, dead: [2, 1][i]! })),
}
const rowsOf = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(helpFor(modelOf(laid), name).rows)

test('a space says who stands there, who holds its colour, and how its temple stands', () => {
  expect(helpFor(modelOf(laid), 'space/0').title).toBe('1a1, a yellow space of temple 1')
  expect(rowsOf('space/0')).toEqual({
    Now: 'Ada',
    Held: 'Ada 2 and Ben 2, of 14',
    'Temple 1': 'Ada 2 and Ben 1, of 12',
  })
  expect(rowsOf('space/4')['Now']).toBe('nobody stands here')
})

test('a temple says whom a scoring would pay', () => {
  expect(rowsOf('temple/1')).toEqual({ Now: 'Ada 2 and Ben 1, of 12', Scoring: 'Ada +1' })
  expect(rowsOf('temple/2')['Scoring']).toBe('nobody')
})

test('the realm of the dead and the score track say how far it still is', () => {
  expect(rowsOf('realm')['Now']).toBe('3 of 8: Ada 2 and Ben 1')
  expect(rowsOf('realm')['Scoring']).toContain('5 more')
  expect(rowsOf('track')).toEqual({
    Now: 'Ada 31 and Ben 12',
    Missing: 'Ada 9 and Ben 28, to 40',
    Scoring: 'Ada 32 and Ben 12',
  })
})

test('the line below the temples says how far both may go', () => {
  const view = [...views()].find(({ seats }) => seats.every(({ cartouches }) => cartouches !== null))!
  const rows = helpFor(modelOf(view), 'reach').rows
  expect(rows.map(([label]) => label)).toEqual(NAMES)
  expect(rows[0]![1]).toMatch(/^temples? 1/)
})

test('while cards are assigned, a cartouche says what each card of the hand would do there', () => {
  const rows = helpFor(modelOf(empty!, 1), 'cartouche/3').rows
  expect(rows.length).toBeGreaterThan(0)
  for (const [label, text] of rows) expect([label, text].join()).toMatch(/^Card \d,temples? 1/)
})
