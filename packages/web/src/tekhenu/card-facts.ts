import type { Edition } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { GlyphName } from './icons/names.ts'
import { sayOf } from './say.ts'

const FAMILIES = {
  B: 'blessing',
  T: 'technology',
  D: 'decree',
  S: 'starting',
  A: 'destiny',
  P: 'pillar',
} as const satisfies Record<string, GlyphName>

export type CardFamily = (typeof FAMILIES)[keyof typeof FAMILIES]

export const familyOf = (id: string): CardFamily => FAMILIES[id[0] as keyof typeof FAMILIES] ?? 'starting'

/** Blessings from B07 on come in pairs that do the same and share the text of the lower number. */
const FIRST_PAIR = 7

export function textKey(id: string): string {
  const number = Number(id.slice(1))
  return id.startsWith('B') && number > FIRST_PAIR && number % 2 === 0
    ? `B${String(number - 1).padStart(2, '0')}`
    : id
}

export const cardText = (words: Words, id: string): string => sayOf(words, `tekhenu.card.${textKey(id)}`)
/** A few words, where there are any; else the whole text. */
export const briefText = (words: Words, id: string): string =>
  sayOf(words, `tekhenu.brief.${textKey(id)}`) || cardText(words, id)

const SYMBOLS = {
  scroll: 'papyrus',
  people: 'population',
  coin: 'coin',
  hammer: 'hammer',
  temple: 'temple',
  statue: 'statue',
  feather: 'pure',
  obelisk: 'obelisk',
} as const satisfies Partial<Record<keyof Edition['decreeSymbols'], GlyphName>>

/** The symbol of a decree: of those with the same one only one is scored. */
export function symbolOf(edition: Edition, id: string): { name: string; glyph: GlyphName } | undefined {
  const name = (Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[]).find((symbol) =>
    edition.decreeSymbols[symbol].includes(id),
  )
  return name === undefined ? undefined : { name, glyph: SYMBOLS[name] }
}
