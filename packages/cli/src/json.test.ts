import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pretty } from './json.ts'

it('reads back as what was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(JSON.parse(pretty(value)))).toBe(JSON.stringify(value))
    }),
    { numRuns: 500, seed: 3 },
  )
})

it('keeps what is short in one line', () => {
  expect(pretty({ hand: [1, 2], seats: [{ name: 'Ada' }], none: [], nothing: {} })).toBe(`{
  "hand": [1, 2],
  "seats": [
    { "name": "Ada" }
  ],
  "none": [],
  "nothing": {}
}`)
})
