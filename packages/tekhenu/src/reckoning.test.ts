import { fastHost, random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { projectedPoints, standard, tekhenu } from './index.ts'

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((total, each) => total + each, 0)

describe('what a scoring would bring now', () => {
  it('pays nothing twice: once the last decrees are turned up, the best choices lead to the projection', () => {
    const games = Array.from({ length: 30 }, (_, game) => playBest(2 + (game % 3), `reckon ${game}`))
    const asked = games.filter(({ projections }) => projections.length > 0)
    expect(asked.length).toBeGreaterThan(10)
    for (const { projections, totals } of asked) {
      for (const projected of projections) expect(projected).toEqual(totals)
    }
  })
})

/** A random game in which the last decrees are chosen as the question shows; what was projected at each such choice. */
function playBest(players: number, seed: string): { projections: number[][]; totals: readonly number[] } {
  const p = tekhenu.setup({ horus: 'shuffled' }, players, seed, fastHost)
  const dice = random(seed)
  const projections: number[][] = []
  for (let asked = tekhenu.toAct(p); asked.length > 0; asked = tekhenu.toAct(p)) {
    const seat = asked[0]!
    const moves = tekhenu.legal(p, seat, [])
    const { question } = tekhenu.decision(p, seat)!
    let move = moves[dice.below(moves.length)]!
    if (['tekhenu.decrees', 'tekhenu.double', 'tekhenu.tithe'].includes(question.code)) {
      projections.push(tekhenu.project(tekhenu.view(p, 'spectator')).map(sum))
      projections.push(Array.from({ length: players }, (_, each) => projectedPoints(standard)(p, each)))
      const texts = moves.map((each) => tekhenu.write(each))
      const verb = question.code === 'tekhenu.double' ? 'double' : 'score'
      const best = String(question.params['best'] ?? '').split(', ')
      const i = texts.findIndex((text) => best.some((card) => text === `${verb} ${card}`))
      move = moves[i >= 0 ? i : Math.max(0, texts.indexOf('go on'))]!
    }
    tekhenu.step(p, seat, move, fastHost)
  }
  return { projections, totals: tekhenu.result(p)!.totals }
}
