import { isAssign } from '@benben/aton'
import { random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import type { BotInput } from './bot.ts'
import { LEVEL_NAMES } from './levels.ts'
import { explainerOf, makeBot } from './roster.ts'
import { ATON, questionsOf, spread, TEKHENU_TABLES, type Question } from './testing/questions.ts'

const inputOf = ({ game, position, seat, moves }: Question): BotInput<unknown> => ({
  seat,
  moves,
  view: game.view(position, seat),
  random: random('why'),
})

const isAssigning = ({ game, moves }: Question): boolean => game.id === 'aton' && isAssign(moves[0]!)

const ASKED = [ATON, ...TEKHENU_TABLES.filter(({ seats }) => seats === 2).slice(0, 2)].map((table) => ({
  table,
  questions: spread(
    questionsOf(table, 'why').filter((each) => !isAssigning(each)),
    3,
  ),
}))

describe('reasons', () => {
  for (const level of LEVEL_NAMES) {
    it(`are given by ${level} for the very move it makes, in both games`, () => {
      for (const { table, questions } of ASKED) {
        expect(questions).toHaveLength(3)
        for (const question of questions) {
          const reason = explainerOf(table.id, level)!(inputOf(question), question.seat)!
          expect(reason.move).toBe(makeBot(table.id, level)!(inputOf(question)))
          expect(reason.measure).toBe(table.id === 'aton' ? 'chance' : 'points')
          const [least, most] = table.id === 'aton' ? [0, 1] : [-50, 400]
          expect(reason.expected).toBeGreaterThanOrEqual(least)
          expect(reason.expected).toBeLessThanOrEqual(most)
          const others = question.moves.filter((move) => move !== reason.move)
          expect([null, ...others]).toContain(reason.instead?.move ?? null)
          for (const gain of Object.values(reason.gains)) expect(gain).not.toBe(0)
        }
      }
    })

    it(`for the cards it assigns in Aton ${level} keeps to itself`, () => {
      const assigning = questionsOf(ATON, 'why').find(isAssigning)!
      expect(explainerOf('aton', level)!(inputOf(assigning), assigning.seat)).toBeUndefined()
    })
  }
})
