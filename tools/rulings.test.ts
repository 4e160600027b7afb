import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CARD_IDS, CASE_IDS, rulingIds } from './prove/cards.ts'
import { idsOf } from './prove/ids.ts'

/** Every ruling has a test that carries its number, and no test carries a number that is neither a ruling nor a card. */
const ROOT = join(import.meta.dirname, '..')
const rulings = rulingIds()
const tests = readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => readFileSync(join(ROOT, 'packages', file), 'utf8'))
  .join('\n')
const named = new Set([...tests.matchAll(/\bit\(\s*['"`](.*)/g)].flatMap((found) => idsOf(found[1]!)))

describe('docs/rulings.md', () => {
  it('numbers every ruling once', () => {
    expect(rulings.length).toBeGreaterThan(0)
    expect(new Set(rulings).size).toBe(rulings.length)
  })

  for (const ruling of rulings) it(`${ruling} has a test of its name`, () => expect(named).toContain(ruling))

  it('and the lists of cards and cases know every number that a test carries', () => {
    const known = new Set([...rulings, ...CARD_IDS, ...CASE_IDS])
    expect([...named].filter((number) => !known.has(number))).toEqual([])
  })
})
