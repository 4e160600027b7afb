import { sethOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { speak } from '@benben/words'
import { expect, test } from 'vitest'
import type { Chain } from '../pointing/spots.ts'
import { consequences } from './consequences.ts'
import { MODES, playing } from '../testing/playing.ts'
import { nameOf } from '../model.ts'

const words = speak('en')
const begun = (name: string): TekhenuView =>
  playing(
    MODES.find((mode) => mode.name === name)!,
    'consequences',
  ).next().value!.view

const told = (view: TekhenuView, move: string, events: readonly TekhenuEvent[], after = view): string[] =>
  consequences(words, view, 0, {
    chain: [move] as Chain,
    events,
    view: after,
    stopped: false,
    final: false,
  }).map(({ parts, note = '' }) =>
    `${parts.map(({ glyph, text }) => `${glyph} ${text}`).join(' ')} ${note}`.trim(),
  )

test('warriors and priests are told like everything else that is gained or paid', () => {
  const view = begun('Seth, two')
  const seth = sethOf(view)!
  const seats = seth.seats.map((band) => ({ ...band, warriors: 4, priests: 2 }))
  const after = { ...view, modules: { ...view.modules, seth: { ...seth, seats } } }
  expect(told(view, 'do seth', [], after)).toEqual(['warrior 0→4', 'priest 0→2'])
})

test('where an action has only one place, it is told which', () => {
  const view = begun('two')
  const events = [
    { type: 'statue', seat: 0, place: 'thoth' },
    { type: 'building', seat: 0, place: 'bottom 3' },
    { type: 'building', seat: 0, place: 'granite 4' },
  ] as const satisfies readonly TekhenuEvent[]
  expect(told(view, 'do horus', events)).toEqual([
    'statue  Thoth',
    'building  below column c',
    'building  in row 4 of the granite district',
  ])
  // Else the move has told it.
  expect(told(view, 'statue to thoth', events)).toEqual([])
})

test('what a Maat brings the others is not told, what a statue brings them is', () => {
  const points = (by: string): TekhenuEvent => ({ type: 'points', seat: 1, points: 2, source: 'bonuses', by })
  expect(told(begun('two'), 'faith 1 pure', [points('scoring'), points('balance')])).toEqual([])
  expect(told(begun('two'), 'do horus', [points('statue of horus')])).toEqual(['vp +2 statue to Horus +2'])
})

test('of two with the same name the mark tells which, as in the log', () => {
  const sits = (kind: 'me' | 'bot', name: string) => ({ kind, name }) as never
  const seats = [sits('me', 'Ada'), sits('bot', 'Skilled'), sits('bot', 'Skilled')]
  expect([0, 1, 2].map((seat) => nameOf({ words, seats }, seat))).toEqual([
    'You',
    'Skilled (B)',
    'Skilled (C)',
  ])
})
