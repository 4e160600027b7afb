import { quick, random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { projectedPoints, tekhenu } from './index.ts'

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((total, each) => total + each, 0)

describe('what a scoring would bring now', () => {
  it('pays nothing twice: once the last decrees are turned up, the best choices lead to the projection', () => {
    let seen = 0
    for (let game = 0; game < 30; game++) {
      const players = 2 + (game % 3)
      const p = tekhenu.setup({ horus: 'shuffled' }, players, `reckon ${game}`, quick)
      const dice = random(`reckon ${game}`)
      let projected: number[] | undefined
      for (let asked = tekhenu.toAct(p); asked.length > 0; asked = tekhenu.toAct(p)) {
        const seat = asked[0]!
        const moves = tekhenu.legal(p, seat, [])
        const { question } = tekhenu.decision(p, seat)!
        if (['tekhenu.decrees', 'tekhenu.double', 'tekhenu.tithe'].includes(question.code)) {
          projected ??= tekhenu.project(tekhenu.view(p, 'spectator')).map(sum)
          expect(projected).toEqual(Array.from({ length: players }, (_, each) => projectedPoints(p, each)))
          const texts = moves.map((move) => tekhenu.write(move))
          const verb = question.code === 'tekhenu.double' ? 'double' : 'score'
          const best = String(question.params['best'] ?? '').split(', ')
          const i = texts.findIndex((text) => best.some((card) => text === `${verb} ${card}`))
          const otherwise = texts.includes('go on') ? texts.indexOf('go on') : 0
          tekhenu.step(p, seat, moves[i >= 0 ? i : otherwise]!, quick)
          seen++
        } else tekhenu.step(p, seat, moves[dice.below(moves.length)]!, quick)
      }
      if (projected !== undefined) expect(tekhenu.result(p)!.totals).toEqual(projected)
    }
    expect(seen).toBeGreaterThan(20)
  })
})
