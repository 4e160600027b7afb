import { standard } from '@benben/tekhenu'
import { gameWords, speak } from '@benben/words'
import { expect, test } from 'vitest'
import type { DecisionSeen } from '../../session/session.ts'
import type { TableModel } from '../model.ts'
import { MODES, playing, type Moment } from '../testing/playing.ts'
import { askedOf, openedOf } from './asked.ts'
import { priceOf } from './price.ts'

const words = speak('en')
const { view, seat, decision } = playing(MODES[0]!, 'asked').next().value as Moment

function modelWith(...technologies: readonly string[]): TableModel {
  const seats = view.seats.map((board, i) => (i === seat ? { ...board, technologies } : board))
  return {
    words,
    speech: gameWords('tekhenu'),
    view: { ...view, seats },
    edition: standard,
    near: seat,
    who: { names: [] },
    seats: view.seats.map((_, i) => ({ kind: i === seat ? 'me' : 'bot', name: `Seat ${i}` }) as never),
  }
}

const asking = (code: string, params: object, ...moves: readonly string[]): DecisionSeen => ({
  ...decision,
  question: { code: `tekhenu.${code}`, params: { ...params } },
  moves,
})

test('a question to pay says what stands in for a resource', () => {
  const pay = asking('pay', { granite: 1 }, 'pay 1 gold', 'pay 1 limestone')
  expect(askedOf(modelWith(), pay)).toEqual({ title: 'Pay 1 granite.', hint: 'Gold pays for any resource.' })
  expect(askedOf(modelWith('T22'), pay).hint).toContain('Mason’s Eye: ')
  expect(askedOf(modelWith('T10'), pay).hint).toContain('Gilded Pens')
})

test('T22: a payment shows the point of the technology, not those of what it pays for', () => {
  const scored = (points: number, by: string) =>
    ({ type: 'points', seat, points, source: 'technologies', by }) as const
  const priced = (...events: readonly ReturnType<typeof scored>[]) =>
    priceOf({
      model: modelWith('T22'),
      move: 'pay 1 limestone',
      decision: asking('pay', { granite: 1 }),
      lookOf: (chain) => ({ chain, events, view, stopped: false, final: false }),
    })
  expect(priced(scored(1, 'T22'), scored(3, 'statue of ra'))).toMatchObject({ text: '+1', glyph: 'vp' })
  expect(priced(scored(3, 'statue of ra'))).toBeNull()
})

test('the second starting card is asked for as the second', () => {
  const drafted = (...cards: readonly string[]): TableModel => ({
    ...modelWith(),
    view: { ...view, seats: view.seats.map((board) => ({ ...board, drafted: cards })) },
  })
  expect(askedOf(drafted(), asking('draft', {})).title).toBe('Draft a starting card.')
  expect(askedOf(drafted('S04'), asking('draft', {})).title).toBe('Draft a second starting card.')
})

test('of Last Word only its holder is told', () => {
  expect(askedOf(modelWith(), asking('proclaim', {}, 'go on')).hint).not.toContain('Last Word')
  expect(askedOf(modelWith(), asking('proclaim', {}, 'play D23', 'go on')).hint).toContain('Last Word')
})

test('a die that can only produce says why the action of its god cannot be done', () => {
  const refused = { move: 'do ra', code: 'tekhenu.no-scribes', rule: 'R7', params: { scribes: 2, held: 0 } }
  const use = (...moves: readonly string[]): DecisionSeen => ({
    ...asking('use', {}, ...moves),
    refusals: [refused],
  })
  expect(askedOf(modelWith(), use('produce bread')).hint).toContain('scribes')
  expect(askedOf(modelWith(), use('produce bread', 'do ra')).hint).not.toContain('scribes')
})

test('a card that can be played in several ways says what it is while one is chosen', () => {
  const ways = [1, 2].map((value) => [`play B09 for ${value}`] as const)
  const asked = openedOf(modelWith(), ways)
  expect(asked?.title).toMatch(/^Play [A-Z]/)
  expect(asked?.hint).not.toBe('')
  expect(openedOf(modelWith(), [['do ra'], ['extra ra']])).toBeNull()
  expect(openedOf(modelWith(), null)).toBeNull()
})
