import { describe, expect, test } from 'vitest'
import { defects, namedIn, type Checked, type Notes } from './defects.ts'

const CARDS = '{n, plural, one {# card} other {# cards}}'
const CARTES = '{n, plural, one {# carte} other {# cartes}}'
const KARTY = '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}'

const check = (catalogues: Checked['catalogues'], more: Partial<Checked> = {}): string[] =>
  defects({ catalogues, base: 'en', required: [], named: namedIn("'a.b' 'a.c'"), notes: {}, ...more })

describe('the check', () => {
  test('finds nothing in complete catalogues', () => {
    expect(
      check(
        { en: { 'a.b': CARDS, 'a.c': 'Hello {who}.' }, fr: { 'a.b': CARTES, 'a.c': 'Salut {who}.' } },
        { required: ['a.b'] },
      ),
    ).toEqual([])
  })

  test('finds a code without a message', () => {
    expect(check({ en: { 'a.b': 'x' } }, { required: ['a.b', 'a.lost'] })).toEqual([
      'en: a.lost has no message, but a code leads to it',
    ])
  })

  test('finds keys that one language has and another has not', () => {
    expect(check({ en: { 'a.b': 'x' }, fr: { 'a.c': 'x' } })).toEqual([
      'fr: a.b is missing, en has it',
      'fr: a.c is not in en',
    ])
  })

  test('finds messages that are empty or no ICU', () => {
    expect(check({ en: { 'a.b': ' ', 'a.c': 'Hello {who' } })).toEqual([
      'en: a.b is empty',
      expect.stringMatching(/^en: a\.c is not an ICU message \(.+\)$/),
    ])
  })

  test('finds a plural or select without "other"', () => {
    expect(check({ en: { 'a.b': '{n, plural, one {#}}', 'a.c': '{x, select, yes {a}}' } })).toEqual([
      expect.stringMatching(/^en: a\.b is not an ICU message/),
      expect.stringMatching(/^en: a\.c is not an ICU message/),
    ])
  })

  test('finds arguments that are missing or too many, also inside plurals', () => {
    expect(
      check({
        en: { 'a.b': 'Hello {who}.', 'a.c': '{n, plural, one {# of {x}} other {# of {x}}}' },
        fr: { 'a.b': 'Salut {qui}.', 'a.c': '{n, plural, one {#} other {#}}' },
      }),
    ).toEqual(['fr: a.b lacks {who}', 'fr: a.b has {qui}, which does not belong here', 'fr: a.c lacks {x}'])
  })

  test('finds cases of a select that are missing', () => {
    expect(
      check({
        en: { 'a.b': '{x, select, yes {a} other {b}}' },
        fr: { 'a.b': '{x, select, oui {a} other {b}}' },
      }),
    ).toEqual([
      'fr: a.b lacks the case "yes" of {x}',
      'fr: a.b has the case "oui" of {x}, which does not belong here',
    ])
  })

  test('finds plural categories the language needs, nested ones too', () => {
    expect(check({ en: { 'a.b': '{n, plural, =1 {one} other {#}}' } })).toEqual([
      'en: a.b lacks the plural "one" of {n}',
    ])
    expect(check({ en: { 'a.b': CARDS }, fr: { 'a.b': CARDS }, pl: { 'a.b': CARDS } })).toEqual([
      'pl: a.b lacks the plural "few" of {n}',
      'pl: a.b lacks the plural "many" of {n}',
    ])
    expect(check({ en: { 'a.b': `{x, select, yes {{n, plural, other {#}}} other {${CARDS}}}` } })).toEqual([
      'en: a.b lacks the plural "one" of {n}',
    ])
  })

  test('asks ordinal plurals for their own categories', () => {
    expect(check({ en: { 'a.b': '{n, selectordinal, one {#st} other {#th}}' } })).toEqual([
      'en: a.b lacks the plural "two" of {n}',
      'en: a.b lacks the plural "few" of {n}',
    ])
  })

  test('allows exact cases in addition', () => {
    expect(check({ en: { 'a.b': CARDS }, pl: { 'a.b': KARTY.replace('one', '=0 {nic} one') } })).toEqual([])
  })

  test('finds keys nobody uses; codes count as use', () => {
    const en = { 'a.b': 'x', 'a.code': 'y', 'a.old': 'z' }
    expect(check({ en }, { required: ['a.code'] })).toEqual(['en: a.old is used nowhere'])
  })
})

const NONE = { same: [], glossary: [] }
const french = (en: string, fr: string, notes: Partial<Notes>): string[] =>
  check({ en: { 'a.b': en }, fr: { 'a.b': fr } }, { notes: { fr: { ...NONE, ...notes } } })

describe('a translation', () => {
  test('is not equal to English, unless it is listed', () => {
    const line = 'fr: a.b is not translated (list it in same.ts where that is right)'
    expect(french('Points', 'Points', {})).toEqual([line])
    expect(french('Points', 'Points', { same: ['a.b'] })).toEqual([])
    expect(french('{who}: {n, number}', '{who}: {n, number}', {})).toEqual([])
  })

  test('is not listed in vain', () => {
    expect(french('Bag', 'Sac', { same: ['a.b', 'a.old'] })).toEqual([
      'fr: a.old is listed in same.ts, but there is no such message',
      'fr: a.b is listed in same.ts, but it is translated',
    ])
  })

  test('keeps signs and links', () => {
    expect(french('A :die: of [Ra](gods/ra).', 'Un :die: de [Râ](gods/ra).', {})).toEqual([])
    expect(french('A :die: of [Ra](gods/ra).', 'Un :dice: de [Râ](gods/horus).', {})).toEqual([
      'fr: a.b lacks :die:',
      'fr: a.b lacks (gods/ra)',
      'fr: a.b has :dice:, which does not belong here',
      'fr: a.b has (gods/horus), which does not belong here',
    ])
  })

  test('uses the terms of the glossary', () => {
    const glossary = [
      { en: 'pillar tile', said: ['tuile pilier', 'tuiles pilier'], except: [] },
      { en: 'pillar', said: ['pilier'], except: [] },
      { en: 'die', said: ['dé'], except: [] },
      { en: 'Ra', said: ['Râ'], except: [] },
    ]
    const said = (en: string, fr: string): string[] => french(en, fr, { glossary })
    expect(
      said('{n, plural, one {# pillar} other {# pillars}}', '{n, plural, one {# pilier} other {# piliers}}'),
    ).toEqual([])
    expect(said('Take a pillar.', 'Prenez une colonne.')).toEqual([
      'fr: a.b does not say "pillar" as the glossary does (pilier)',
    ])
    expect(said('Take a pillar tile.', 'Prenez une tuile pilier.')).toEqual([])
    expect(said('Take a pillar tile.', 'Prenez un pilier.')).toEqual([
      'fr: a.b does not say "pillar tile" as the glossary does (tuile pilier, tuiles pilier)',
    ])
    // Not inside other words, and a name only with its capital letter.
    expect(said('The audience, a ra.', 'Le public.')).toEqual([])
    expect(said('A die.', 'Un idéal.')).toHaveLength(1)
    expect(said('At Ra.', 'Chez l’Râ.')).toEqual([])
  })

  test('may be excepted from the glossary, key by key', () => {
    const glossary = [{ en: 'die', said: ['dé'], except: ['a.b', 'a.gone'] }]
    expect(french('They die.', 'Ils meurent.', { glossary })).toEqual([
      'fr: the glossary excepts a.gone from "die", but there is no such message',
    ])
  })
})

describe('sources name keys', () => {
  test('in any kind of quotes', () => {
    const { keys } = namedIn("say('a.b') + say(\"a.c-d\", `e.f.1`) + 'plain' + 'A.b c'")
    expect([...keys]).toEqual(['a.b', 'a.c-d', 'e.f.1'])
  })

  test('by templates, in which a gap is one part', () => {
    const en = { 'a.help.x': 'x', 'a.help.x.form': 'x', 'a.help.x.y': 'x', 'b.x': 'x', 'c.help.z.1': 'x' }
    const source =
      'say(`a.help.${name}`) + say(`a.help.${of(it)}.form`) + say(`${area}.x`) + say(`${area}.help.z.${many}`)'
    expect(check({ en }, { named: namedIn(source) })).toEqual([
      'en: a.help.x.y is used nowhere',
      'en: b.x is used nowhere',
    ])
  })
})
