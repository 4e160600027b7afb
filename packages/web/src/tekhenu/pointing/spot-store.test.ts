import { expect, test } from 'vitest'
import type { DecisionSeen } from '../../session/session.ts'
import { NOWHERE, type Looked } from './looked.ts'
import { SpotStore, type Asked } from './spot-store.ts'
import { spotsOf } from './spots.ts'

const decision = (moves: readonly string[], refused: readonly string[] = []): DecisionSeen => ({
  id: '1',
  seat: 0,
  owed: true,
  question: { code: 'tekhenu.take', params: {} },
  moves,
  refusals: refused.map((move) => ({ move, code: 'tekhenu.forbidden', rule: 'D3', params: {} })),
  endTurn: null,
})

const asked = (
  moves: readonly string[],
  refused: readonly string[] = [],
  looked: Looked = NOWHERE,
): Asked => ({
  spots: spotsOf(decision(moves, refused), new Map()),
  looked,
  pointed: new Set(),
  news: new Set(),
  steps: new Map(),
  why: ({ move }) => `not ${move}`,
  gloss: (move) => `would ${move}`,
})

const TAKE = 'take ra 3 white'
const OTHER = 'take ra 4 white'
/** A look at one of several ways. */
const at = (spot: string, chain: Looked['chain'] = null): Looked => ({ spot, chain })
const DIE = 'die/ra 3 white'
const OTHER_DIE = 'die/ra 4 white'

/** Names of the spots that are told of a change. */
function heard(store: SpotStore, names: readonly string[]): string[] {
  const told: string[] = []
  for (const name of names) {
    store.at(name)
    store.listen(name, () => told.push(name))
  }
  return told
}

test('only spots that show something else are told', () => {
  const store = new SpotStore(asked([TAKE, OTHER]))
  const told = heard(store, [DIE, OTHER_DIE, 'god/ra'])
  store.show({ ...asked([TAKE]) })
  expect(told).toEqual([OTHER_DIE])
  store.show(asked([TAKE], [], at(DIE)))
  expect(told).toEqual([OTHER_DIE, DIE])
  expect(store.at(DIE).looked).toBe(true)
})

test('a spot keeps its object for as long as it shows the same', () => {
  const store = new SpotStore(asked([TAKE]))
  heard(store, [DIE])
  const before = store.at(DIE)
  store.show(asked([TAKE]))
  expect(store.at(DIE)).toBe(before)
})

test('what a spot means is said when asked for, and never of the question before', () => {
  const store = new SpotStore(asked([TAKE]))
  heard(store, [DIE])
  expect(store.at(DIE).meaning).toBe('')
  store.explain()
  expect(store.at(DIE).meaning).toBe(`would ${TAKE}`)
  store.show(asked([], [TAKE]))
  expect(store.at(DIE)).toMatchObject({ refused: true, chains: [], meaning: '' })
  store.explain()
  expect(store.at(DIE).meaning).toBe(`not ${TAKE}`)
})

test('a spot that is drawn later knows all at once', () => {
  const store = new SpotStore(asked([TAKE]))
  store.explain()
  expect(store.at(DIE).meaning).toBe(`would ${TAKE}`)
})

test('a spot is drawn for as long as somebody listens', () => {
  const store = new SpotStore(asked([TAKE]))
  expect(store.isDrawn(DIE)).toBe(false)
  const [one, two] = [store.listen(DIE, () => undefined), store.listen(DIE, () => undefined)]
  one()
  expect(store.isDrawn(DIE)).toBe(true)
  two()
  expect(store.isDrawn(DIE)).toBe(false)
})

test('when other spots are lit it is said after those who were told, and not for a look', async () => {
  const store = new SpotStore(asked([TAKE]))
  const told = heard(store, [DIE])
  store.whenDrawn(() => told.push('drawn'))
  const { spots, ...rest } = asked([])
  store.show({ ...rest, spots })
  expect(told).toEqual([DIE])
  await Promise.resolve()
  expect(told).toEqual([DIE, 'drawn'])
  store.show({ ...rest, spots, looked: at(DIE) })
  await Promise.resolve()
  expect(told).toEqual([DIE, 'drawn', DIE])
})

test('a look tells two spots at most, and what follows from it tells nobody again', () => {
  const question = asked([TAKE, OTHER])
  const store = new SpotStore(question)
  const told = heard(store, [DIE, OTHER_DIE, 'god/ra'])
  store.look(at(DIE))
  expect(told).toEqual([DIE])
  store.look(at(OTHER_DIE))
  expect(told).toEqual([DIE, DIE, OTHER_DIE])
  expect([store.at(DIE).looked, store.at(OTHER_DIE).looked]).toEqual([false, true])
  store.show({ ...question, looked: at(OTHER_DIE) })
  store.look(at(OTHER_DIE))
  expect(told).toHaveLength(3)
  store.show({ ...question, looked: NOWHERE })
  expect(store.at(OTHER_DIE).looked).toBe(false)
})

test('whoever follows what is looked at is told of it, and gets the same object for as long as it is the same', () => {
  const question = asked([TAKE, OTHER])
  const store = new SpotStore(question)
  const seen: (Looked | undefined)[] = []
  store.whenLooked(() => seen.push(store.lookedAt(question.spots)))
  const look = at(DIE, [TAKE])
  store.look(look)
  store.look(at(DIE, [TAKE]))
  store.show({ ...question, looked: at(DIE, [TAKE]) })
  expect(seen).toEqual([look])
  expect(store.lookedAt(question.spots)).toBe(look)
  store.look(at(DIE, [OTHER]))
  expect(seen[1]).toEqual(at(DIE, [OTHER]))
})

test('what is looked at at one question says nothing of another', () => {
  const [first, next] = [asked([TAKE], [], at(DIE)), asked([OTHER])]
  const store = new SpotStore(first)
  let told = 0
  store.whenLooked(() => told++)
  expect(store.lookedAt(next.spots)).toBeUndefined()
  store.show(next)
  expect(told).toBe(1)
  expect(store.lookedAt(next.spots)).toEqual(NOWHERE)
})
