import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadLanguage } from './load.ts'
import { catalogues } from './catalogues.ts'
import { en } from './en.ts'
import { compile, speak, wordsOf } from './speak.ts'

const words = speak('en')

describe('speak', () => {
  test('writes numbers as the language does', async () => {
    await loadLanguage('fr')
    expect(speak('en').number(1612.26, 1)).toBe('1612.3')
    expect(speak('fr').number(1612.26, 1)).toBe('1612,3')
    expect(speak('en').number(-3.5, 1)).toBe('−3.5')
    expect(speak('en').number(-0.01, 1)).toBe('0.0')
    expect(speak('fr').number(7.6)).toBe('8')
  })

  test('takes a region for its language, and English for what is not known', () => {
    expect(speak('en-GB')).toBe(words)
    expect(speak('EN_us')).toBe(words)
    expect(speak('tlh').locale).toBe('en')
    expect(speak('constructor').locale).toBe('en')
    expect(speak('').locale).toBe('en')
  })

  test('says numbers with their plural', () => {
    expect(words.say('aton.wait.place', { who: 'Red', left: 1, reach: 1 })).toBe(
      'Red places 1 priest in temple 1.',
    )
    expect(words.say('aton.wait.place', { who: 'Red', left: 3, reach: 2 })).toBe(
      'Red places 3 priests in temples 1 to 2.',
    )
  })

  test('takes parameters as they are, but for what could steer a terminal', () => {
    expect(words.say('aton.player', { side: 'Red', name: "{x} <b> 'y'\u001b[0m" })).toBe(
      "Red ({x} <b> 'y'?[0m)",
    )
  })

  test('reads a message without parameters as the formatter would', () => {
    for (const message of ["It's 'fine' # <b>", "two '' in one", "a '{'brace'}'"]) {
      const said = wordsOf('en', { ...en, 'web.log': message }).say('web.log')
      expect(said).toBe(compile(message, 'en').format())
    }
  })

  test('a forgotten parameter is a mistake of ours', () => {
    expect(() => words.say('aton.log.placed', { who: 'Red' })).toThrow('space')
  })

  test('knows its own keys and nothing else', () => {
    expect(words.has('aton.log.placed')).toBe(true)
    expect(words.has('aton.log.nothing')).toBe(false)
    expect(words.has('toString')).toBe(false)
  })

  test('lists things', () => {
    expect(words.list(['a', 'b'])).toBe('a and b')
    expect(words.series(['a', 'b', 'c'])).toBe('a, b, c')
  })

  test('other languages choose their own plurals', () => {
    const polish = wordsOf('pl', {
      ...en,
      'aton.table.pile-cards': '{cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    })
    expect([1, 2, 5].map((cards) => polish.say('aton.table.pile-cards', { cards }))).toEqual([
      '1 karta',
      '2 karty',
      '5 kart',
    ])
  })
})

test('no two areas of English use the same key', async () => {
  const folder = join(import.meta.dirname, 'en')
  const areas = await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // These put areas together.
      .filter((file) => file.endsWith('.ts') && !/^(?:of-|index\.)/.test(basename(file)))
      .map((file) => import(join(folder, file)) as Promise<Record<string, Readonly<Record<string, string>>>>),
  )
  const keys = areas.flatMap((area) => Object.values(area)).flatMap((area) => Object.keys(area))
  expect(keys.toSorted()).toEqual(Object.keys(en).toSorted())
  expect(catalogues['en']).toBe(en)
})

test('no message has a skeleton, which browsers cannot read (web/src/app/no-skeletons.ts)', () => {
  const written = Object.values(catalogues).flatMap((messages) => Object.values(messages))
  expect(written.length).toBeGreaterThan(3000)
  expect(written.filter((message) => /,\s*(?:number|date|time)\s*,\s*::/.test(message))).toEqual([])
})
