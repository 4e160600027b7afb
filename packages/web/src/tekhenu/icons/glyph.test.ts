import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GLYPHS } from './names.ts'

const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8')
const drawn = Array.from(sprite.matchAll(/<symbol id="tk-([\w-]+)"/g), ([, name]) => name!)

test('every name has its drawing, and every drawing of a piece or sign a name', () => {
  // Dice, seats and the obelisk are put together by pieces of their own.
  const parts = /^(?:die|pips|seat)-|^great-/
  expect(new Set(drawn.filter((name) => !parts.test(name)))).toEqual(new Set(GLYPHS))
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('whatever a drawing points at is on the sheet', () => {
  const known = new Set(Array.from(sprite.matchAll(/ id="([\w-]+)"/g), ([, id]) => id))
  const used = Array.from(sprite.matchAll(/(?:href="#|url\(#)([\w-]+)/g), ([, id]) => id)
  expect(used.filter((id) => !known.has(id))).toEqual([])
})

test('nothing is written into a drawing: words belong to the catalogues', () => {
  expect(sprite).not.toMatch(/<text|<title/)
})

test('drawings bring no styles, which a strict policy of the page would refuse', () => {
  expect(sprite).not.toMatch(/<style|style=|class=/)
})
