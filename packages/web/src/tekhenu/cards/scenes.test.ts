import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONQUEST_TILES, idsOf, TILE_NAMES } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { actionCard } from './action-tile.ts'
import { sceneOf } from './scenes.ts'

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8')
const drawn = new Set(
  Array.from(
    `${read('..', 'icons', 'sprite.svg')}${read('scenes.svg')}`.matchAll(/ id="([\w-]+)"/g),
    ([, id]) => id,
  ),
)
const cards = [
  ...(['blessing', 'technology', 'decree', 'starting', 'destiny', 'cult', 'artifact'] as const).flatMap(
    idsOf,
  ),
  ...CONQUEST_TILES.map((tile) => `conquest ${tile}`),
  ...TILE_NAMES.map(actionCard),
]

test('every card and tile has its picture, made of drawings that are on the sheets', () => {
  expect(cards.filter((id) => sceneOf(id) === undefined)).toEqual([])
  const used = cards.flatMap((id) => {
    const { backdrop, props } = sceneOf(id)!
    return [backdrop, ...props.map(({ href }) => href)]
  })
  expect([...new Set(used)].filter((href) => !drawn.has(href.slice(1)))).toEqual([])
})

test('nothing on a picture lies outside it', () => {
  for (const id of cards) {
    for (const { x, y, width, height } of sceneOf(id)!.props) {
      expect(x + width / 2, id).toBeGreaterThan(0)
      expect(x + width / 2, id).toBeLessThan(160)
      expect(y + height, id).toBeLessThan(100)
    }
  }
})

test('nothing on the sheet is drawn in vain, and it brings no styles', () => {
  const sheet = read('scenes.svg')
  const symbols = Array.from(sheet.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id!)
  const used = new Set(
    cards.flatMap((id) => [sceneOf(id)!.backdrop, ...sceneOf(id)!.props.map(({ href }) => href)]),
  )
  expect(symbols.filter((id) => !used.has(`#${id}`))).toEqual([])
  expect(sheet).not.toMatch(/<style|style=|class=|<text|<title/)
})
