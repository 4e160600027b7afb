import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** What React is not told of. The linter finds it at an element, but not in props that are spread. */
const UNHEARD = /\bon(?:Pointer|Mouse)(?:Enter|Leave|Over|Out|Move)/

it('no component waits for events that React does not hear', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => UNHEARD.test(readFileSync(join(SOURCES, file), 'utf8')))).toEqual([])
})
