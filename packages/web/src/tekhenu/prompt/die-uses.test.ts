import { tekhenu } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { lookAhead } from '../pointing/ahead.ts'
import type { Chain } from '../pointing/spots.ts'
import { MODES, playing, type Moment } from '../testing/playing.ts'
import { modelOf } from '../testing/model.ts'
import { usesAtOnce, usesOf } from './die-uses.ts'

const game = tekhenu as unknown as Parameters<typeof lookAhead>[0]

/** What is told of a die: signs with amounts, and notes. */
function told(moment: Moment, move: string): readonly string[] {
  const lookOf = (chain: Chain) => lookAhead(game, moment.view, moment.seat, chain)
  const look = lookOf([move])
  if (look === undefined) return []
  return usesOf({ game, model: modelOf(moment), decision: moment.decision, look, lookOf }).map(
    ({ parts, note }) => `${parts.map(({ glyph, text }) => `${glyph} ${text}`).join(' ')} ${note}`.trim(),
  )
}

interface Die {
  readonly god: string
  readonly value: string
  readonly uses: readonly string[]
}

const isProduct = (use: string): boolean => /^\w+ \+?\d+ (or )?produce/.test(use)

test('a die says before it is taken which action it brings, or why not, and what it would produce', () => {
  const dice = [...playing(MODES[0]!, 'uses')].flatMap((moment) =>
    moment.decision.moves.flatMap((move): Die[] => {
      const [verb, god = '', value = ''] = move.split(' ')
      const uses = verb === 'take' ? told(moment, move) : []
      return uses.length === 0 ? [] : [{ god, value, uses }]
    }),
  )
  const useless = dice.filter(({ uses }) => uses.includes('nothing can be done with it'))
  const useful = dice.filter((die) => !useless.includes(die))
  const does = ({ god, value, uses }: Die): boolean => uses.some((use) => use.startsWith(`${god} ${value} `))
  const refused = useful.filter((die) => !does(die))
  const both = useful.filter((die) => does(die) && die.uses.some(isProduct))
  for (const some of [useless, refused, both]) expect(some.length).toBeGreaterThan(0)
  for (const { uses } of useless) expect(uses).toHaveLength(1)
  // Why not stands in place of the action, after what can be done and without its rule.
  for (const { god, uses } of refused) {
    expect(uses.at(-1)).toMatch(new RegExp(`^${god} +\\S+`))
    expect(uses.at(-1)).not.toContain('(Rule:')
  }
  for (const { uses } of both) expect(uses.find(isProduct)).toContain(' or produce')
  expect(dice.flatMap(({ uses }) => uses).filter((use) => /, \d excess$/.test(use)).length).toBeGreaterThan(0)
})

test('what is no die says nothing of this', () => {
  const moment = [...playing(MODES[0]!, 'uses')].find(({ decision }) =>
    decision.moves.some((move) => move.startsWith('do ')),
  )!
  expect(
    told(
      moment,
      moment.decision.moves.find((move) => move.startsWith('do '))!,
    ),
  ).toEqual([])
})

test('a die is taken and used with one button for what asks nothing more: the one thing it can produce, a festival', () => {
  const many = { produce: 0, festival: 0 }
  for (const moment of playing(MODES[0]!, 'uses')) {
    const lookOf = (chain: Chain) => lookAhead(game, moment.view, moment.seat, chain)
    for (const move of moment.decision.moves.filter((each) => each.startsWith('take '))) {
      const look = lookOf([move])!
      const uses = usesAtOnce({ game, model: modelOf(moment), decision: moment.decision, look, lookOf })
      for (const { use, chain } of uses) {
        const { events, stopped } = lookOf(chain)!
        const done = events.filter(({ type }) => type === (use === 'produce' ? 'produced' : 'action'))
        expect(done).toHaveLength(1)
        many[use]++
        if (use === 'produce') continue
        expect(stopped).toBe(false)
        // What it brings is told before the tap.
        expect(told(moment, move).find((each) => each.startsWith('bastet '))).toMatch(/[+−-]\d/)
      }
    }
  }
  expect(many.produce).toBeGreaterThan(20)
  expect(many.festival).toBeGreaterThan(5)
})
