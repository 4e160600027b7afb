import { afterEach, expect, test } from 'vitest'
import { catalogues } from './catalogues.ts'
import { language as english } from './en/index.ts'
import { PARTS, type Language, type Sentences } from './language.ts'
import { LANGUAGES, languageFor } from './languages.ts'
import type * as Load from './load.ts'
import { speak } from './speak.ts'
import { pseudo } from './testing/pseudo.ts'

// A module of its own: other test files of this process have asked for other parts.
const { loadLanguage, loadParts } = (await import(
  new URL('load.ts?alone', import.meta.url).href
)) as typeof Load

const all = LANGUAGES as Record<string, (typeof LANGUAGES)[string]>
const offered = new Set<string>()
const inPseudo = (sentences: Sentences): Sentences =>
  Object.fromEntries(Object.entries(sentences).map(([key, said]) => [key, pseudo(said)]))

/** A language that is made of English; what is loaded of it is noted. */
function offer(code: string, fails = 0): string[] {
  const loaded: string[] = []
  const parts = Object.fromEntries(
    PARTS.map((part) => [
      part,
      async () => {
        loaded.push(part)
        if (loaded.filter((each) => each === part).length <= fails) throw new Error('offline')
        return inPseudo(await english.parts[part]())
      },
    ]),
  ) as Language['parts']
  offered.add(code)
  all[code] = {
    name: code,
    load: () => Promise.resolve({ language: { start: inPseudo(english.start), parts } }),
  }
  return loaded
}

afterEach(() => {
  for (const code of offered) {
    delete all[code]
    delete catalogues[code]
  }
  offered.clear()
})

test('a locale speaks its language, the first that is known counts, and English else', () => {
  offer('xa')
  expect(languageFor(['xa-CA', 'en'])).toBe('xa')
  expect(languageFor(['', 'tlh', 'XA_XA.UTF-8'])).toBe('xa')
  expect(languageFor(['C'])).toBe('en')
  expect(languageFor([])).toBe('en')
})

test('a language is loaded with nothing but what was asked for, in whatever language', async () => {
  const loaded = offer('xb')
  await loadParts('en', 'talk')
  await loadLanguage('xb')
  expect(loaded).toContain('talk')
  expect(loaded).not.toContain('tekhenu-rules')
  await loadParts('xb', 'replay', 'replay')
  await loadParts('xb', 'replay')
  expect(loaded.filter((part) => part === 'replay')).toHaveLength(1)
  expect(speak('xb').say('web.close')).toBe(pseudo(speak('en').say('web.close')))
})

test('what could not be loaded is asked for again', async () => {
  offer('xc', 1)
  await expect(loadParts('xc', 'me')).rejects.toThrow('offline')
  await loadParts('xc', 'me')
  expect(speak('xc').has('me.title')).toBe(speak('en').has('me.title'))
})

test('all parts together are English, without what only terminal and server say', async () => {
  const parts = await Promise.all(PARTS.map((part) => english.parts[part]()))
  const { ofTerminal } = await import('./en/of-terminal.ts')
  const keys = new Set([english.start, ofTerminal, ...parts].flatMap((each) => Object.keys(each)))
  expect([...keys].toSorted()).toEqual(Object.keys(catalogues['en']!).toSorted())
})
