import type { AtonView } from '@benben/aton'
import { purityAt, sethOf, soloOf, standard, vizierOf, type TekhenuView } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import { gainsNow, total as sumOf } from '../aton/facts.ts'
import { engineOf } from '../worker/engines.ts'
import { LessonTable } from './lesson-table.ts'
import type { LessonId } from './lessons.ts'
import { SCRIPTS } from './load.ts'
import { movesIn, stepsOf } from './script.ts'
import { FORBIDDEN, PURE } from './scripts/tekhenu.ts'

/** What the table shows after the moves of each step, by the text of the step. */
async function viewsOf<V>(id: LessonId): Promise<ReadonlyMap<string, V>> {
  const script = await SCRIPTS[id]()
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

/** Points, population, happiness; papyrus, bread, limestone, granite, gold, scribes, faith. */
function saidOf(views: ReadonlyMap<string, TekhenuView>): (step: string, seat: number) => string {
  return (step, seat) => {
    const { points, population, happiness, tokens } = views.get(step)!.seats[seat]!
    const total = Object.values(points).reduce((sum, some) => sum + some, 0)
    return [total, population, happiness, ...Object.values(tokens)].join(' ')
  }
}

/** How many blessings and technologies a seat has. */
const cardsOf = ({ seats }: TekhenuView, seat: number): number =>
  seats[seat]!.blessings.length + seats[seat]!.technologies.length

it('says the numbers that the table of Tekhenu shows', async () => {
  const views = await viewsOf<TekhenuView>('tekhenu')
  const said = saidOf(views)
  expect(said('welcome', 0)).toBe('10 5 2 1 2 0 0 3 1 1')
  expect(said('welcome', 1)).toBe('10 8 4 2 0 0 3 1 2 0')
  expect(said('produce', 0)).toBe('10 5 2 1 2 2 0 3 1 1')
  expect(said('gray', 1)).toBe('10 8 4 2 0 0 3 1 2 0')
  expect(said('horus', 1)).toBe('10 8 4 2 0 0 2 1 2 0')
  expect(said('place', 0)).toBe('15 5 2 1 2 3 0 2 1 1')
  expect(said('hathor', 0)).toBe('18 7 2 2 1 3 1 2 1 1')
  expect(said('hathor', 1)).toBe('10 8 4 2 0 0 2 1 3 0')
  expect(said('bastet', 1)).toBe('10 8 7 0 0 0 2 1 4 0')
  expect(said('osiris', 0)).toBe('18 7 1 3 1 3 1 2 1 1')
  expect(said('destiny', 0)).toBe('18 7 1 3 1 3 1 2 2 0')
  expect(said('faith', 0)).toBe('18 7 1 3 1 3 1 2 1 0')
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
  expect(views.get('weigh')!.balances[0]).toBe(-1)
  expect(views.get('lost')!.balances[1]).toBe(-4)
})

it('names the purity that each die of the first round has', async () => {
  const view = (await viewsOf<TekhenuView>('tekhenu')).get('colours')!
  const dice = standard.wheel.godsClockwise.flatMap((god, section) =>
    view.dice[section]!.map((die) => {
      const [colour, value] = die.split(' ')
      return { name: `die/${god} ${value} ${colour}`, purity: purityAt(standard, view, god, colour!) }
    }),
  )
  const named = (purity: string): readonly string[] =>
    [...new Set(dice.filter((die) => die.purity === purity).map(({ name }) => name))].toSorted()
  expect(named('pure')).toEqual(PURE.toSorted())
  expect(named('forbidden')).toEqual(FORBIDDEN.toSorted())
})

it('says the numbers that the table of Aton shows', async () => {
  const views = await viewsOf<AtonView>('aton')
  const scores = (step: string): number[] => views.get(step)!.seats.map(({ score }) => score)
  expect(scores('points')).toEqual([4, 0])
  const track = views.get('track')!
  expect(gainsNow(track).map(sumOf)).toEqual([15, 4])
  expect(scores('lower')).toEqual([4, 2])
  expect(scores('end')).toEqual([27, 15])
  expect(views.get('token')!.seats[0]!.hand).toEqual([1, 2, 2, 3])
  expect(views.get('fours')!.seats[0]!.cartouches).toEqual([2, 4, 4, 4])
})

it('says the numbers that the table of Botankhamun shows', async () => {
  const views = await viewsOf<TekhenuView>('botankhamun')
  const said = saidOf(views)
  const tile = (step: string): string | undefined => {
    const { pyramid, marker } = soloOf(views.get(step)!)!
    return pyramid[marker - 1]
  }
  const steps = ['pyramid', 'deben', 'round', 'denied']
  expect(steps.map(tile)).toEqual(['ra', 'resources 3', 'osiris', 'thoth'])
  expect(said('action', 1)).toMatch(/^15 /)
  expect(said('scribe', 1)).toBe('15 7 4 0 0 0 0 0 1 0')
  expect(said('bonus', 0)).toMatch(/^12 /)
  expect(said('next', 0)).toBe('14 5 1 0 1 0 0 4 3 0')
  expect(cardsOf(views.get('cards')!, 1)).toBe(3)
  expect(said('deny', 0)).toBe('14 5 1 0 1 0 0 1 3 0')
  expect(cardsOf(views.get('denied')!, 1)).toBe(4)
  expect(views.get('denied')!.balances).toEqual([-3, 3])
  expect(views.get('balance')!.order).toEqual([0, 1])
  expect(views.get('shuffled')!.balances[1]).toBe(2)
  expect(soloOf(views.get('shuffled')!)!.marker).toBe(0)
  expect(soloOf(views.get('scores')!)!.decrees).toBe(4)
})

it('says the numbers that the table of Time of Seth shows', async () => {
  const views = await viewsOf<TekhenuView>('seth')
  const said = saidOf(views)
  const band = (step: string, seat: number): readonly number[] => {
    const { warriors, priests, blood } = sethOf(views.get(step)!)!.seats[seat]!
    return [warriors, priests, blood]
  }
  expect([band('tracks', 0), band('tracks', 1)]).toEqual([
    [4, 3, 0],
    [6, 2, 0],
  ])
  expect(band('red', 0)).toEqual([6, 3, 0])
  expect(band('honour', 1)).toEqual([6, 0, 0])
  expect(band('region', 0)).toEqual([2, 6, 1])
  expect(band('paid', 1)).toEqual([6, 0, 0])
  expect(band('priests', 1)).toEqual([6, 5, 0])
  expect(said('conquest', 0)).toBe('10 7 2 1 1 1 1 1 3 0')
  expect(band('blue', 0)).toEqual([2, 10, 1])
  expect(said('blue', 0)).toBe('16 7 2 2 1 2 0 1 3 0')
  expect(cardsOf(views.get('under')!, 0)).toBe(2)
  expect(views.get('line')!.balances[0]).toBe(-3)
  const lost = views.get('weighed')!.seats.map(({ points }) => points['maat'])
  expect(lost).toEqual([-1, -3])
  expect(band('choice', 0)).toEqual([2, 6, 1])
  expect(said('end', 0)).toMatch(/^15 /)
  expect(said('end', 1)).toMatch(/^17 /)
})

it('says the numbers that the table of the Vizier shows', async () => {
  const views = await viewsOf<TekhenuView>('vizier')
  const said = saidOf(views)
  const stands = (step: string): string | null => vizierOf(views.get(step)!)!.at
  expect(views.get('welcome')!.order).toEqual([0, 1])
  expect([stands('station'), stands('elsewhere')]).toEqual(['bastet', 'osiris'])
  expect(said('tribute', 0)).toMatch(/^12 /)
  expect(views.get('tribute')!.seats[1]!.happiness).toBe(5)
  expect(said('pillar', 0)).toMatch(/^19 /)
  expect(said('produce', 0)).toMatch(/^21 /)
  expect(said('rounds', 0)).toMatch(/^26 /)
  expect(views.get('rounds')!.balances).toEqual([4, -2])
  expect(views.get('two')!.order).toEqual([1, 0])
  expect(views.get('price')!.seats[0]!.production).toMatchObject({ granite: 4 })
  expect(said('end', 0)).toMatch(/^26 /)
  expect(said('end', 1)).toMatch(/^16 /)
})
