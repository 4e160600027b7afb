import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogues } from '@benben/words'
import { expect, test } from 'vitest'
import { catalogues as inBrowser } from '../../../words/src/catalogues.browser.ts'

/** The browser carries fewer sentences than the house has: none that its pages say may be missing. */
test('every sentence the pages name is among those a browser loads', () => {
  const source = join(import.meta.dirname, '..')
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
  const keys = Object.keys(catalogues['en']!)
  const named = keys.filter((key) => texts.includes(`'${key}'`))
  const begun = [...texts.matchAll(/`([a-z-]+\.(?:[a-z-]+\.)*)\$\{/g)].map((found) => found[1]!)
  const families = keys.filter((key) => begun.some((start) => key.startsWith(start)))
  expect(named.length).toBeGreaterThan(100)
  expect(families.length).toBeGreaterThan(20)
  const carried = new Set(Object.keys(inBrowser['en']!))
  expect([...named, ...families].filter((key) => !carried.has(key))).toEqual([])
})
