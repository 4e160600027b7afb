import { botNames, gameOf } from '@benben/bots'
import { LEVEL_NAMES } from '@benben/bots/levels'
import { tekhenu } from '@benben/tekhenu'
import { untyped } from '@benben/kernel'
import { describe, expect, test } from 'vitest'
import { asked, optionKey, type Options } from '../app/game-form.ts'
import { GAMES } from '../app/registry.ts'
import { form as tekhenuForm } from '../tekhenu/form.ts'
import { wordsNow } from '../app/words.ts'
import { fixesWithout, checkOptions } from './use-form.ts'

const words = wordsNow()

const rules = untyped(tekhenu)

describe.each(GAMES)('what can be chosen of $id', ({ id, form, seats, bots, solo }) => {
  test('every single choice is one the game takes, and has its words', async () => {
    const known = await form!()
    /** What else must be chosen, so that it makes sense to ask for an option. */
    const contexts: Options[] = [{}, { solo: 'easy' }, { solo: 'easy', seth: true }]
    for (const { name, values } of known.fields) {
      // A switch has nothing to say besides what it is.
      const isSwitch = values.length === 1 && values[0] === true
      for (const what of [undefined, 'about', ...(isSwitch ? [] : ['none', ...values.map(String)])]) {
        expect(words.has(optionKey(id, name, what)), `${name} ${what}`).toBe(true)
      }
      for (const value of values) {
        const taken = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).some(
          (many) => contexts.some((others) => gameOf(id)!.options({ ...others, [name]: value }, many).ok),
        )
        expect(taken, `${name} ${value}`).toBe(true)
      }
    }
  })

  test('the registry knows the game as it is', () => {
    const game = gameOf(id)!
    expect(seats).toEqual(game.seats)
    expect(botNames(id)).toEqual(expect.arrayContaining([...bots]))
    expect(bots).toEqual(LEVEL_NAMES)
    if (solo === undefined) return
    const checked = game.options(solo.options, 2)
    expect(checked.ok && game.automata!(checked.value)).toEqual([undefined, solo.name])
  })
})

test('what is not asked for is not sent', () => {
  expect(asked(tekhenuForm, { soloStart: 'random', horus: 'printed' })).toEqual({ horus: 'printed' })
  expect(asked(tekhenuForm, { solo: 'easy', soloStart: 'random' })).toEqual({
    solo: 'easy',
    soloStart: 'random',
  })
})

test('a wrong number of seats is refused by the game, and the right one is known', () => {
  const { fault, seats, automata } = checkOptions(rules, { solo: 'easy' }, 4)
  expect(fault?.code).toBe('tekhenu.solo.seats')
  expect(seats).toEqual([2])
  expect(automata).toEqual([])
  expect(checkOptions(rules, { solo: 'easy' }, 2).automata).toEqual([undefined, 'Botankhamun'])
})

test('whatever can be left out so that the rest goes together is offered', () => {
  const without = (chosen: Options, seats: number) =>
    fixesWithout({ form: tekhenuForm, game: rules }, chosen, seats)
  expect(without({ seth: true, vizier: true }, 4)).toEqual([['vizier', { seth: true }]])
  // What was chosen for Botankhamun stays chosen, and is not asked for.
  const both: Options = { vizier: true, solo: 'easy', soloDecrees: 8 }
  expect(without(both, 2)).toEqual([
    ['vizier', { solo: 'easy', soloDecrees: 8 }],
    ['solo', { vizier: true, soloDecrees: 8 }],
  ])
  expect(without(both, 4)).toEqual([])
})
