import type { AtonView } from '@benben/aton'
import type { TekhenuView } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import { engineOf } from '../worker/engines.ts'
import { LessonTable } from './lesson-table.ts'
import { LESSONS, type LessonId } from './lessons.ts'
import { movesIn, stepsOf } from './script.ts'

/** What the table shows after the moves of each step, by the text of the step. */
async function viewsOf<V>(id: LessonId): Promise<ReadonlyMap<string, V>> {
  const script = await LESSONS[id].script()
  const game = await engineOf(script.game)
  if (game?.ok !== true) throw new Error(`no rules of ${script.game}`)
  const views = new Map<string, V>()
  for (const [number, step] of stepsOf(script).entries()) {
    const table = new LessonTable(game.value, script, number)
    for (const move of movesIn(step)) table.play(move)
    views.set(step.text.slice(`lesson.${id}.`.length), table.snapshot().view as V)
  }
  return views
}

it('says the numbers that the table of Tekhenu shows', async () => {
  const views = await viewsOf<TekhenuView>('tekhenu')
  const said = (step: string, seat: number): string => {
    const { points, population, happiness, tokens } = views.get(step)!.seats[seat]!
    const total = Object.values(points).reduce((sum, some) => sum + some, 0)
    return [total, population, happiness, ...Object.values(tokens)].join(' ')
  }
  // Points, population, happiness; papyrus, bread, limestone, granite, gold, scribes, faith.
  expect(said('welcome', 0)).toBe('10 5 2 1 2 0 0 3 1 1')
  expect(said('welcome', 1)).toBe('10 8 4 2 0 0 3 1 2 0')
  expect(said('produce', 0)).toBe('10 5 2 1 2 2 0 3 1 1')
  expect(said('place', 0)).toBe('15 5 2 1 2 3 0 2 1 1')
  expect(said('hathor', 0)).toBe('18 7 2 2 1 3 1 2 1 1')
  expect(said('hathor', 1)).toBe('10 8 4 2 0 0 2 1 3 0')
  expect(said('bastet', 1)).toBe('10 8 7 0 0 0 2 1 4 0')
  expect(said('osiris', 0)).toBe('18 7 1 3 1 3 1 2 1 1')
  expect(said('destiny', 0)).toBe('18 7 1 3 1 3 1 2 2 0')
  expect(said('scribe', 0)).toBe('18 7 7 1 1 3 1 2 1 0')
  expect(said('statue', 0)).toBe('18 7 7 1 1 3 0 3 1 0')
  expect(said('cards', 0)).toBe('18 10 7 0 1 3 0 1 1 0')
  expect(said('bread', 0)).toBe('18 10 7 0 4 3 0 1 1 0')
  expect(said('end', 0)).toMatch(/^27 /)
  expect(said('end', 1)).toMatch(/^21 /)
  const { districts, temple, statues } = views.get('end')!.seats[0]!.points
  expect([districts, temple, statues]).toEqual([6, 2, 1])
  expect(views.get('greed')!.balances).toEqual([2, 0])
  expect(views.get('tainted')!.balances).toEqual([0, -3])
})

it('says the numbers that the table of Aton shows', async () => {
  const views = await viewsOf<AtonView>('aton')
  const scores = (step: string): number[] => views.get(step)!.seats.map(({ score }) => score)
  expect(scores('points')).toEqual([4, 0])
  expect(scores('removing')).toEqual([4, 0])
  expect(scores('realm')).toEqual([4, 2])
  expect(scores('end')).toEqual([27, 15])
  expect(views.get('token')!.seats[0]!.hand).toEqual([1, 2, 2, 3])
  expect(views.get('fours')!.seats[0]!.cartouches).toEqual([2, 4, 4, 4])
})
