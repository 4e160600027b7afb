import { cardKind, tekhenu, type TekhenuEvent, type TekhenuOptions, type TekhenuView } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { gameWords } from '../games.ts'
import { speak } from '../speak.ts'
import { playThrough } from '../testing/tekhenu.ts'
import { turnSaid } from '../turn-said.ts'
import { cardText } from './cards.ts'
import { cardName } from './names.ts'

const words = speak('en')
const speech = gameWords('tekhenu')

const MODES: readonly TekhenuOptions[] = [
  { horus: 'shuffled' },
  { horus: 'shuffled', seth: true },
  { horus: 'shuffled', vizier: true },
]

/** Every move offered in a game by chance, with what the seat saw before it. */
function offered(options: TekhenuOptions): readonly { readonly text: string; readonly view: TekhenuView }[] {
  const found = new Map<string, { readonly text: string; readonly view: TekhenuView }>()
  playThrough(
    2,
    'steps',
    ({ position }) => {
      const seat = tekhenu.toAct(position)[0]!
      const view = tekhenu.view(position, seat)
      for (const move of tekhenu.legal(position, seat, [])) {
        const text = tekhenu.write(move)
        if (!found.has(text)) found.set(text, { text, view })
      }
    },
    options,
  )
  return [...found.values()]
}

describe('a move as a step of a turn', () => {
  it('names cards without their texts, and never begins with a name, in every mode', () => {
    let cards = 0
    for (const options of MODES)
      for (const { text, view } of offered(options)) {
        const said = speech.step!(words, text, view)!
        expect(said.length).toBeGreaterThan(2)
        const id = text.split(' ').find((word) => cardKind(word) !== undefined)
        if (id === undefined) continue
        cards++
        expect(said).toContain(cardName(words, id))
        expect(said).not.toContain(cardText(words, id))
        expect(said.startsWith(cardName(words, id))).toBe(false)
      }
    expect(cards).toBeGreaterThan(60)
  })

  it('tells a turn in one line', () => {
    const { view } = offered(MODES[0]!).find(({ text }) => text.startsWith('take '))!
    const turn = ['card T05', 'produce granite', 'end turn'].map((text) => ({ text, view, events: [] }))
    expect(turnSaid(words, speech, turn)).toBe(
      `Take ${cardName(words, 'T05')}; produce granite; end your turn`,
    )
  })

  it('tells the action of a die that nobody was asked for', () => {
    const { view } = offered(MODES[0]!).find(({ text }) => text.startsWith('take '))!
    const seat = view.toAct[0]!
    const did = (action: string, by: string): TekhenuEvent => ({ type: 'action', seat, action, value: 5, by })
    const said = (text: string, ...events: readonly TekhenuEvent[]): string =>
      turnSaid(words, speech, [{ text, view, events }])
    expect(said('value 5', did('bread', 'die'))).toBe('Use value 5; produce bread')
    expect(said('value 5', did('bastet', 'die'))).toBe('Use value 5; hold the festival')
    expect(said('produce bread', did('bread', 'die'))).toBe('Produce bread')
    expect(said('do ra', did('ra', 'die'), did('horus', 'extra'))).toBe(
      'Perform Ra; perform Horus as the extra action',
    )
    expect(said('value 5', { ...did('bread', 'die'), seat: 1 - seat } as TekhenuEvent)).toBe('Use value 5')
  })
})
