import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GLYPHS } from './names.ts'

const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8')

test('every name has its drawing, and every drawing a name', () => {
  const drawn = Array.from(sprite.matchAll(/<symbol id="tk-(\w+)"/g), ([, name]) => name)
  expect(drawn.toSorted()).toEqual([...GLYPHS].toSorted())
})

test('nothing is written into a drawing: words belong to the catalogues', () => {
  expect(sprite).not.toMatch(/<text|<title/)
})
