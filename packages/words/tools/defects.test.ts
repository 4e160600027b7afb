import { describe, expect, test } from 'vitest'
import { defects, namedIn, type Checked } from './defects.ts'

const CARDS = '{n, plural, one {# card} other {# cards}}'
const CARTES = '{n, plural, one {# carte} many {# cartes} other {# cartes}}'
const KARTY = '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}'

const check = (catalogues: Checked['catalogues'], more: Partial<Checked> = {}): string[] =>
  defects({ catalogues, base: 'en', required: [], named: namedIn("'a.b' 'a.c'"), ...more })

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
        fr: { 'a.b': 'Salut {qui}.', 'a.c': '{n, plural, one {#} many {#} other {#}}' },
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
      'fr: a.b lacks the plural "many" of {n}',
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
