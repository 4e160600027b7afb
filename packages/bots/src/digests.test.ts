import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DIGESTED } from './testing/digests.ts'

const file = new URL('testing/digests.json', import.meta.url)
const known = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>

// Where a level changes on purpose, or a rule: `npm run digests`. `greedy` changes with a rule only.
describe('the play of bots', () => {
  it('has a digest of its own for each level and table', () => {
    expect(Object.keys(known)).toEqual(Object.keys(DIGESTED))
    expect(new Set(Object.values(known)).size).toBe(Object.keys(known).length)
  })

  it.each(Object.entries(DIGESTED))('is what it was: %s', (name, digest) => {
    expect(digest()).toBe(known[name])
  })
})
