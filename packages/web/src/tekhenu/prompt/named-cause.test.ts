import { tekhenu } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import { cardTitle } from '../cards/card-facts.ts'
import { modelOf } from '../testing/model.ts'
import { MODES, playing, type Moment } from '../testing/playing.ts'
import { whyNot } from '../model.ts'
import { askedOf } from './asked.ts'

/** Questions that only a card, a tile or a cult power asks: they say which. */
const CAUSED = new Set([
  'colour',
  'free-action',
  'free-value',
  'gain',
  'offer',
  'pick-blessing',
  'pick-technology',
  'settle',
  'take-recoloured',
  'welfare',
  'seth.artifact-action',
  'seth.artifact-decree',
  'seth.artifact-value',
  'seth.gain-alike',
  'seth.levy',
  'seth.muster',
  'seth.resettle',
  'seth.swap',
  'seth.thoth',
])

/** Questions that the course of the game or a die asks, and those whose sentence itself says why. */
const PLAIN = new Set([
  'choose-decree',
  'draft',
  'destiny',
  'rewards',
  'take',
  'take-any',
  'use',
  'end-turn',
  'interrupt',
  'pay',
  'horus',
  'ra',
  'hathor',
  'harvest',
  'thoth',
  'thoth-more',
  'osiris',
  'improve',
  'produce',
  'free-d23',
  'faith',
  'bread',
  'proclaim',
  'decrees',
  'double',
  'tithe',
  'seth.declare',
  'seth.conquest',
  'seth.order',
  'seth.draft',
  'seth.destiny',
  'seth.keep-decree',
  'seth.bury-decree',
  'solo-progress',
  'solo-take',
  'solo-act',
  'vizier-discard',
  'vizier-station',
])

it('every kind of question is known to have a cause of its own, or none', () => {
  const kinds = tekhenu.codes.questions.map((code) => code.slice('tekhenu.'.length))
  expect(new Set(kinds)).toEqual(new Set([...CAUSED, ...PLAIN]))
})

/** Words of rules and programs that no player knows. */
const ODD = /[{}]|tekhenu\.|dead end|undefined|\b(?:R|Q|AT|TK|TS|C)\d+\b|\b(?:[ABDPST]X?|Cult|Art)\d\d\b/

/** What is wrong with how a question names its cause; empty if nothing is. */
function faultOf(moment: Moment): string {
  const { decision, seat } = moment
  const { code, params } = decision.question
  const { by, owner } = params
  if (typeof by !== 'string') return CAUSED.has(code.slice('tekhenu.'.length)) ? `${code}: no cause` : ''
  const model = modelOf(moment)
  const { title, hint, cause = '' } = askedOf(model, decision)
  const isNamed = [
    /^Because of \S/.test(cause),
    // No id of a card, and nothing that was left open.
    !/[{}]|tekhenu\.|\b(?:[ABDPST]X?|Cult|Art)\d\d\b/.test(`${title} ${cause} ${hint}`),
    // A tile on one's own board has no name: `the tile's ability`.
    !/^(?!P)[A-Z]\w*\d\d$/.test(by) || cause.includes(cardTitle(model.words, by)),
    typeof owner !== 'number' || owner === seat || cause.includes(`Seat ${owner}`),
  ]
  return isNamed.includes(false) ? `${code} by ${by}: ${title} ${cause}` : ''
}

it.each(MODES)('$name: a question that comes from a card, a tile or a cult names it', (mode) => {
  const moments = ['a', 'b'].flatMap((seed) => [...playing(mode, seed)].map((moment) => faultOf(moment)))
  expect(moments.filter((fault) => fault !== '')).toEqual([])
})

it.each(MODES)('$name: no refusal speaks of numbered rulings, ids or dead ends', (mode) => {
  let many = 0
  const odd = new Set<string>()
  for (const moment of playing(mode, 'refused')) {
    for (const refused of moment.decision.refusals) {
      const why = whyNot(modelOf(moment), refused)
      many++
      if (why === '' || ODD.test(why)) odd.add(`${refused.move}: ${why}`)
    }
  }
  expect([...odd]).toEqual([])
  expect(many).toBeGreaterThan(50)
})

it('what Last Word brings says so', () => {
  const hints = MODES.flatMap((mode) =>
    ['a', 'b'].flatMap((seed) =>
      [...playing(mode, seed)]
        .filter(({ decision }) => decision.question.code === 'tekhenu.free-d23')
        .map((moment) => askedOf(modelOf(moment), moment.decision).hint),
    ),
  )
  expect(hints.length).toBeGreaterThan(0)
  for (const hint of hints) expect(hint).toContain('Last Word')
})
