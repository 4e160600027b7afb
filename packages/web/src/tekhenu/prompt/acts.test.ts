import { proclaimedWorth, standard, tekhenu } from '@benben/tekhenu'
import { gameWords, speak } from '@benben/words'
import { expect, test } from 'vitest'
import { lookAhead, openings } from '../pointing/ahead.ts'
import { spotsOf, type Chain } from '../pointing/spots.ts'
import { MODES, playing, type Moment } from '../testing/playing.ts'
import type { TableModel } from '../model.ts'
import { signed } from '../say.ts'
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

const asks = (code: string) => (moment: Moment) => moment.decision.question.code === `tekhenu.${code}`

function actsAt(moment: Moment): readonly Act[] {
  const { view, decision } = moment
  const moves = spotsOf(decision, openings(game, view, decision)).prompt.act ?? []
  return actsOf({ ...askedAt(moment), moves: moves.filter((move) => move !== decision.endTurn) })
}

function* moments(
  seeds: number,
  wanted: (moment: Moment) => boolean,
  modes: typeof MODES = MODES.slice(0, 2),
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

/** What the golden button is, what going on gives up, and what the rules say. */
interface Ends {
  readonly golden: string
  readonly onward: string
  readonly worth: number
}

function endsAt(moment: Moment, worth: number): Ends {
  const acts = actsAt(moment)
  return {
    golden: acts.find(({ look }) => look === 'primary')!.chain.join(),
    onward: acts.find(({ chain }) => chain.join() === 'go on')!.text,
    worth,
  }
}

const givesUp = (text: string): number => Number(/gives up (\d+) point/.exec(text)?.[1] ?? 0)

test('the decrees that bring most are one golden button, and to score none says what it gives up', () => {
  const ends = [...moments(6, asks('decrees'))].map((moment) => ({
    ...endsAt(moment, Number(moment.decision.question.params['more'])),
    paid: paidAt(moment),
    points: Number(moment.decision.question.params['points']),
  }))
  const [some, none] = [ends.filter(({ worth }) => worth > 0), ends.filter(({ worth }) => worth === 0)]
  expect(some.length).toBeGreaterThan(5)
  expect(some.filter(({ golden }) => !golden.startsWith('score '))).toEqual([])
  expect(some.filter(({ onward, worth }) => givesUp(onward) !== worth)).toEqual([])
  expect(none.filter(({ golden }) => golden !== 'go on')).toEqual([])
  // What nothing more is asked about is paid at once.
  const paid = some.filter((each) => each.paid > 0)
  expect(paid.length).toBeGreaterThan(3)
  expect(paid.filter((each) => each.paid !== each.points)).toEqual([])
})

/** The decrees that the golden button pays at once. */
function paidAt(moment: Moment): number {
  const golden = actsAt(moment).find(({ look }) => look === 'primary')!
  const { events } = lookAhead(game, moment.view, moment.seat, golden.chain)!
  return events.reduce(
    (sum, event) =>
      event.type === 'points' && event.seat === moment.seat && event.source === 'decrees'
        ? sum + event.points
        : sum,
    0,
  )
}

test('D23: it is offered with its worth, and golden where it has some', () => {
  const asked = [...moments(8, asks('proclaim'))]
  const ends = asked.map((moment) => endsAt(moment, proclaimedWorth(standard, moment.view)))
  const worthy = ends.filter(({ worth }) => worth > 0)
  expect(worthy.length).toBeGreaterThan(0)
  expect(worthy.filter(({ golden }) => golden !== 'play D23')).toEqual([])
  expect(worthy.filter(({ onward, worth }) => givesUp(onward) !== worth)).toEqual([])
  expect(ends.filter(({ golden, worth }) => worth === 0 && golden !== 'go on')).toEqual([])
})

test('T14: a value by T14 and the same value for scribes differ by their price', () => {
  const both = [...moments(4, asks('use'), MODES)].flatMap((moment) =>
    moment.decision.moves.flatMap((adjust) => {
      const value = `value ${adjust.split(' ').at(-1)!}`
      const price = (move: string): string | undefined => priceOf({ ...askedAt(moment), move })?.label
      return adjust.startsWith('adjust ') && moment.decision.moves.includes(value)
        ? [{ free: price(adjust), paid: price(value), move: value }]
        : []
    }),
  )
  expect(both.length).toBeGreaterThan(0)
  expect(both.filter(({ free, paid }) => free !== 'free' || !/^\d scribes?$/.test(paid ?? ''))).toEqual([])
})

test('bread that is not paid shows the points it costs', () => {
  const ways = [...moments(2, asks('bread'))].flatMap((moment) =>
    moment.decision.moves.map((move) => {
      const missing = Number(moment.decision.question.params['bread']) - Number(move.split(' ')[1])
      // Nobody falls below 0.
      const cost = Math.min(3 * missing, moment.view.totals[moment.seat]!)
      return { cost, text: priceOf({ ...askedAt(moment), move })?.text }
    }),
  )
  expect(ways.filter(({ cost }) => cost > 0).length).toBeGreaterThan(0)
  expect(ways.filter(({ cost, text }) => text !== (cost === 0 ? undefined : `−${cost}`))).toEqual([])
})

test('to produce more than is kept says how much is excess', () => {
  const made = [...moments(1, asks('use'))].flatMap((moment) =>
    actsAt(moment)
      .filter(({ chain }) => chain[0].startsWith('produce '))
      .flatMap(({ chain, text }) => {
        const events = askedAt(moment).lookOf(chain)!.events
        const excess = events.find((event) => event.type === 'produced')?.excess
        return excess === undefined ? [] : [{ excess, said: Number(/, (\d+) excess$/.exec(text)?.[1] ?? 0) }]
      }),
  )
  expect(made.filter(({ excess }) => excess > 0).length).toBeGreaterThan(3)
  expect(made.filter(({ excess, said }) => said !== excess)).toEqual([])
})

test('faith says what the scales will show, also where Maat weighs and clears them at once', () => {
  let cleared = 0
  for (const moment of moments(4, asks('faith'))) {
    const { view, seat, decision } = moment
    for (const move of decision.moves) {
      const [, many = '0', side] = /^faith (\d) (\w+)$/.exec(move) ?? []
      const shows = view.balances[seat]! + Number(many) * (side === 'tainted' ? -1 : 1)
      const said = priceOf({ ...askedAt(moment), move })
      expect(said?.text, `${move} at ${view.balances[seat]}`).toBe(`→ ${signed(shows)}`)
      // The boards and the words of the prompt show the same.
      const { events, view: after } = askedAt(moment).lookOf([move])!
      expect(after.balances[seat], move).toBe(shows)
      expect(after.seats[seat]!.tokens['faith'], move).toBe(view.seats[seat]!.tokens['faith']! - Number(many))
      if (events.some(({ type }) => type === 'cleared')) cleared++
    }
  }
  expect(cleared).toBeGreaterThan(0)
})
