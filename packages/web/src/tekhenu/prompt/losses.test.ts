import { tekhenu } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import type { Look, openings } from '../pointing/ahead.ts'
import { questionOf, type Question } from '../pointing/question.ts'
import { modelOf } from '../testing/model.ts'
import { MODES, playing, type Moment } from '../testing/playing.ts'
import { actsOf } from './acts.ts'
import { outlookOf } from './outlook-of.ts'

const game = tekhenu as unknown as Parameters<typeof openings>[0]

/** What a choice takes from the one who decides, in the words of the events. */
function lossesOf({ seat, view }: Moment, { events, view: after }: Look): readonly string[] {
  return [
    ...(events.some((event) => event.type === 'points' && event.seat === seat && event.points < 0)
      ? ['points']
      : []),
    ...(after.balances[seat]! < view.balances[seat]! ? ['balance'] : []),
    ...(events.some((event) => event.type === 'declined' && event.seat === seat) ? ['right'] : []),
  ]
}

/** What is said before the click: on the button, or of the choice while it is looked at. */
function saidOf(moment: Moment, { look, spots }: Question, seen: Look): readonly string[] {
  const { decision, seat } = moment
  const model = modelOf(moment)
  const { list } = outlookOf({ game, model, decision, look: seen, lookOf: look }, false)
  const acts = actsOf({ model, decision, lookOf: look, moves: spots.prompt.act ?? [] })
  const text = acts.find(({ chain }) => chain.join() === seen.chain.join())?.text ?? ''
  return [
    ...(list.some(({ key, note = '' }) => key === `points ${seat}` && /−\d/.test(note)) ? ['points'] : []),
    ...(list.some(({ key, parts }) => key === 'balance' && /→/.test(parts[0]!.text)) ? ['balance'] : []),
    ...(/gives up \d+ points?$|\(no points now\)$/.test(text) ? ['right'] : []),
  ]
}

it.each(MODES)('$name: whatever costs points, balance or a right says so before the click', (mode) => {
  const silent: string[] = []
  let losing = 0
  let i = 0
  for (const moment of playing(mode, 'losses')) {
    const { decision, view } = moment
    const isOffer = decision.moves.includes('decline')
    // One question in three is enough; what can be declined is asked seldom.
    if (i++ % 3 > 0 && !isOffer) continue
    const question = questionOf(game, view, decision)
    for (const move of decision.moves) {
      const seen = question.look([move])
      const losses = seen === undefined ? [] : lossesOf(moment, seen)
      if (seen === undefined || losses.length === 0) continue
      losing++
      const said = saidOf(moment, question, seen)
      silent.push(...losses.filter((each) => !said.includes(each)).map((each) => `${move}: ${each}`))
    }
  }
  expect(silent).toEqual([])
  expect(losing).toBeGreaterThan(0)
})
