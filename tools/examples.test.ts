import { describe, expect, it } from 'vitest'
import { catalogues } from '../packages/words/src/catalogues.ts'
import { BOOKS } from '../packages/words/src/rules/books.ts'
import { blessings } from './examples/blessings.ts'
import type { Check } from './examples/check.ts'
import { conquest } from './examples/conquest.ts'
import { decrees } from './examples/decrees.ts'
import { pillars } from './examples/pillars.ts'
import { replay } from './examples/replay.ts'
import { sethCards } from './examples/seth-cards.ts'
import { sethPowers } from './examples/seth-powers.ts'
import { starting } from './examples/starting.ts'
import { technologiesLate } from './examples/technologies-late.ts'
import { technologies } from './examples/technologies.ts'

/** Every example on the page of a card or tile is played, and every page has its examples. */
const CHECKS: Readonly<Record<string, Check>> = {
  ...blessings,
  ...technologies,
  ...technologiesLate,
  ...decrees,
  ...starting,
  ...sethCards,
  ...sethPowers,
  ...conquest,
  ...pillars,
}
const sentences: Readonly<Record<string, string>> = catalogues['en']!
const { cards, pageOfCard, examples } = BOOKS.tekhenu

describe('examples on pages of cards', () => {
  for (const [id, check] of Object.entries(CHECKS)) {
    it(`example ${id} is as the rules have it`, () => {
      replay(check)
      const said = sentences[`tekhenu.example.${id}`]!
      const numbers = [
        ...Object.values(check.points ?? {}),
        ...(check.worth === undefined ? [] : [check.worth[1]]),
      ]
      for (const number of numbers) expect(said).toMatch(new RegExp(`\\b${number}\\b`))
    })
  }

  it('two that work and one that does not for every card and tile', () => {
    const pages = cards.flatMap((group) => group.cards.map(pageOfCard))
    const wanted = [...new Set(pages)].flatMap((card) => [`${card}.1`, `${card}.2`, `${card}.no`])
    expect(Object.keys(CHECKS).toSorted()).toEqual(wanted.toSorted())
    expect([...new Set(pages)].flatMap(examples).toSorted()).toEqual(wanted.toSorted())
  })
})
