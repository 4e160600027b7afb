import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { allIds, allMutants, CARDS } from './prove/cards.ts'
import { spoil } from './prove/copy.ts'
import { prove } from './prove/proof.ts'

const file = 'packages/tekhenu/src/setup.ts'
const find = `players === 2 && colour !== GRAY ? 1`

describe('npm run prove', () => {
  it('calls unproved what nothing notices, what has no mutant or no test, and what fits nowhere', async () => {
    const { proved, unproved } = await prove({
      ids: ['G1', 'R30', 'R55', 'X1'],
      mutants: [
        { id: 'G1', file, find, replace: `players === 2 ? 1` },
        { id: 'R30', file, find, replace: find },
        { id: 'R55', file, find: 'no such line', replace: '' },
        { id: 'X1', file, find, replace: '' },
      ],
      packages: CARDS.packages,
      tests: ['packages/tekhenu/src'],
      workers: 1,
    })
    expect(proved).toEqual(['G1'])
    expect(unproved.map(({ id, why }) => `${id}: ${why.replace(/ in packages.*/s, '')}`)).toEqual([
      'R30: its tests pass all the same',
      'R55: its mutant does not stand exactly once',
      'X1: no test carries it',
    ])
  })

  it('ends a mutant that loops for ever, and says that it counts as caught', async () => {
    const { proved, unproved, endless } = await prove({
      ids: ['G1'],
      mutants: [{ id: 'G1', file, find, replace: `(() => { for (;;); })() ? 1` }],
      packages: CARDS.packages,
      tests: ['packages/tekhenu/src'],
      workers: 1,
      limit: 5_000,
    })
    expect(proved).toEqual(['G1'])
    expect(unproved).toEqual([])
    expect(endless).toMatchObject([{ id: 'G1', where: expect.stringContaining(file) }])
  })

  it('finds a line wherever the formatter broke it, but only once', () => {
    expect(spoil('f(\n  a,\n  b,\n)\n', { find: 'f(a, b)', replace: 'g()' })).toBe('g()\n')
    expect(spoil('f(a, b); f(a, b)', { find: 'f(a, b)', replace: 'g()' })).toBeUndefined()
    expect(spoil('f(a, b); f(a,\nb)', { find: 'f( a,b )', replace: 'g()' })).toBeUndefined()
  })

  it('proves a few cards and rulings here; all of them by itself', async () => {
    const ids = allIds()
    const chance = random('a few')
    const some = Array.from({ length: 3 }, () => ids[chance.below(ids.length)]!)
    const { unproved } = await prove({ ids: some, mutants: await allMutants(), ...CARDS })
    expect(unproved).toEqual([])
  })

  it('has a mutant for every card, tile and ruling, and each fits exactly once', async () => {
    const mutants = await allMutants()
    const proved = new Set(mutants.map(({ id }) => id))
    expect(allIds().filter((id) => !proved.has(id))).toEqual([])
    const root = join(import.meta.dirname, '..')
    const astray = mutants.filter(
      (mutant) => spoil(readFileSync(join(root, mutant.file), 'utf8'), mutant) === undefined,
    )
    expect(astray).toEqual([])
  })
})
