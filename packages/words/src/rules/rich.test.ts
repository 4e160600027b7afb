import { describe, expect, it } from 'vitest'
import { speak } from '../speak.ts'
import { BOOKS } from './books.ts'
import { cardsIn, plainOf, richOf } from './rich.ts'
import { entriesOf, find } from './search.ts'

const book = BOOKS.tekhenu

describe('markup of a book', () => {
  it('reads bold words, links and signs', () => {
    expect(richOf(book, '**Pay** one [gold](gold) :gold:.')).toEqual([
      { kind: 'text', text: 'Pay', bold: true },
      { kind: 'text', text: ' one ', bold: false },
      { kind: 'link', text: 'gold', bold: false, to: 'gold' },
      { kind: 'text', text: ' ', bold: false },
      { kind: 'sign', name: 'gold' },
      { kind: 'text', text: '.', bold: false },
    ])
  })

  it('links ids of cards and rulings, not the one it speaks of', () => {
    expect(richOf(book, 'T05, see R7.', '', 'R7')).toEqual([
      { kind: 'link', text: 'T05', bold: false, to: 'cards/T05' },
      { kind: 'text', text: ', see R7.', bold: false },
    ])
  })

  it('tells conquest tiles from destiny cards by the page', () => {
    const to = (page: string): unknown => richOf(book, 'A01', page)[0]
    expect(to('destiny')).toMatchObject({ to: 'cards/A01' })
    expect(to('conquest')).toMatchObject({ to: 'cards/conquest-A01' })
    expect(richOf(book, 'A05', 'seth')[0]).toMatchObject({ to: 'cards/conquest-A05' })
  })

  it('leaves plain words without marks', () =>
    expect(plainOf('**Pay** one [gold](gold) :gold:, then go.')).toBe('Pay one gold, then go.'))

  it('finds the cards of a range', () => {
    expect([...cardsIn(book, 'P19–P21 and T08; B17–B20 too')]).toEqual([
      'P19',
      'P20',
      'P21',
      'T08',
      'B17',
      'B19',
    ])
    expect([...cardsIn(book, 'R12 is none')]).toEqual([])
  })
})

describe('searching a book', () => {
  const entries = entriesOf(book, speak('en'), (id) => id)

  it('finds titles before texts, by the beginning of words', () => {
    expect(find(entries, 'corner').map(({ to }) => to)).toEqual(expect.arrayContaining(['ra', 'rulings/R15']))
    expect(find(entries, 'Oboe')).toEqual([])
    expect(find(entries, 'scrib')[0]!.to).toBe('scribes')
    expect(find(entries, 'r15')[0]!.to).toBe('rulings/R15')
  })

  it('wants every word, and shows a line with one of them', () => {
    const [hit] = find(entries, 'happiness market')
    expect(hit!.excerpt.toLowerCase()).toMatch(/happiness|market/)
    expect(find(entries, 'happiness oboe')).toEqual([])
    expect(find(entries, '  ')).toEqual([])
    expect(find(entries, '(((')).toEqual([])
  })

  it('finds letters with marks by those without', () => {
    const polish = [{ place: { kind: 'page', id: 'gold' } as const, title: 'Złoto', lines: ['Święta łódź.'] }]
    expect(find(polish, 'zlo').map(({ to }) => to)).toEqual(['gold'])
    expect(find(polish, 'swieta lodz')).toHaveLength(1)
    expect(find(polish, 'złoto')).toHaveLength(1)
    const french = [
      { place: { kind: 'page', id: 'horus' } as const, title: 'Horus', lines: ['Son Œil voit.'] },
    ]
    expect(find(french, 'oeil')).toHaveLength(1)
    expect(find(french, 'œil')).toHaveLength(1)
  })
})
