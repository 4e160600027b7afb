import { standard, tekhenu } from '@benben/tekhenu'
import { gameWords, speak } from '@benben/words'
import { expect, test } from 'vitest'
import { lookAhead, openings } from '../pointing/ahead.ts'
import { spotsOf, type Chain } from '../pointing/spots.ts'
import { MODES, playing, type Moment } from '../testing/playing.ts'
import type { TableModel } from '../model.ts'
import { actsOf, type Act } from './acts.ts'
import { priceOf } from './price.ts'

const words = speak('en')
const game = tekhenu as unknown as Parameters<typeof openings>[0]
const speech = gameWords('tekhenu')

const modelOf = ({ view, seat }: Moment): TableModel => ({
  words,
  speech,
  view,
  edition: standard,
  near: seat,
  who: { names: [] },
  seats: view.seats.map((_, i) => ({ kind: i === seat ? 'me' : 'bot', name: `Seat ${i}` }) as never),
})

const askedAt = (moment: Moment) => ({
  model: modelOf(moment),
  decision: moment.decision,
  lookOf: (chain: Chain) => lookAhead(game, moment.view, moment.seat, chain),
})

function actsAt(moment: Moment): readonly Act[] {
  const { view, decision } = moment
  const moves = spotsOf(decision, openings(game, view, decision)).prompt.act ?? []
  return actsOf({ ...askedAt(moment), moves: moves.filter((move) => move !== decision.endTurn) })
}

function* moments(
  seeds: number,
  wanted: (moment: Moment) => boolean,
  modes = MODES.slice(0, 2),
): Generator<Moment> {
  for (const mode of modes)
    for (let seed = 0; seed < seeds; seed++)
      for (const moment of playing(mode, `traps ${seed}`)) if (wanted(moment)) yield moment
}

test('no two buttons of a question say the same, and at most one is golden', () => {
  let several = 0
  for (const moment of moments(1, () => true, MODES)) {
    const acts = actsAt(moment)
    if (acts.length > 1) several++
    expect(new Set(acts.map(({ text }) => text)).size, moment.decision.moves.join()).toBe(acts.length)
    expect(acts.filter(({ look }) => look === 'primary').length).toBeLessThan(2)
  }
  expect(several).toBeGreaterThan(30)
})

const asks = (code: string) => (moment: Moment) => moment.decision.question.code === `tekhenu.${code}`

test('the decrees that bring most are one golden button, and to score none says what it gives up', () => {
  let best = 0
  for (const moment of moments(6, asks('decrees'))) {
    const { more, points } = moment.decision.question.params
    const acts = actsAt(moment)
    const golden = acts.find(({ look }) => look === 'primary')!
    const none = acts.find(({ chain }) => chain.join() === 'go on')!
    if (more === 0) {
      expect(golden).toBe(none)
      continue
    }
    best++
    expect(golden.text).toContain(`+${more}`)
    expect(none).toMatchObject({ look: 'quiet' })
    expect(none.text).toContain(`gives up ${more} point`)
    // What nothing more is asked about is paid at once.
    const look = lookAhead(game, moment.view, moment.seat, golden.chain)!
    const paid = look.events.flatMap((event) =>
      event.type === 'points' && event.seat === moment.seat && event.source === 'decrees'
        ? [event.points]
        : [],
    )
    if (paid.length > 0) expect(paid.reduce((sum, each) => sum + each, 0)).toBe(points)
  }
  expect(best).toBeGreaterThan(5)
})

test('D23: it is offered with its worth, and golden only where it has some', () => {
  let offered = 0
  for (const moment of moments(8, asks('proclaim'))) {
    const acts = actsAt(moment)
    const play = acts.find(({ chain }) => chain.join() === 'play D23')
    const without = acts.find(({ chain }) => chain.join() === 'go on')!
    if (play === undefined) {
      expect(without.look).toBe('primary')
      continue
    }
    offered++
    const worth = /\+(\d+) or more/.exec(play.text)?.[1]
    expect(play.look).toBe(worth === undefined ? 'plain' : 'primary')
    expect(without.look).toBe(worth === undefined ? 'primary' : 'quiet')
    if (worth !== undefined) expect(without.text).toContain(`gives up ${worth} point`)
  }
  expect(offered).toBeGreaterThan(0)
})

test('T14: a value by T14 and the same value for scribes differ by their price', () => {
  let both = 0
  for (const moment of moments(4, asks('use'), MODES)) {
    const { moves } = moment.decision
    const price = (move: string): string | undefined => priceOf({ ...askedAt(moment), move })?.label
    for (const adjust of moves.filter((move) => move.startsWith('adjust '))) {
      const value = `value ${adjust.split(' ').at(-1)!}`
      expect(price(adjust)).toBe('free')
      if (!moves.includes(value)) continue
      both++
      expect(price(value)).toMatch(/scribe|free/)
    }
  }
  expect(both).toBeGreaterThan(0)
})

test('bread that is not paid shows the points it costs', () => {
  let short = 0
  for (const moment of moments(2, asks('bread'))) {
    const { bread } = moment.decision.question.params
    for (const move of moment.decision.moves) {
      const missing = Number(bread) - Number(move.split(' ')[1])
      const held = moment.view.totals[moment.seat]!
      const text = priceOf({ ...askedAt(moment), move })?.text
      if (missing === 0) expect(text).toBeUndefined()
      else if (held >= 3 * missing) expect(text).toBe(`−${3 * missing}`)
      if (text !== undefined) short++
    }
  }
  expect(short).toBeGreaterThan(0)
})
