import type { Edition } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { GlyphName } from '../icons/names.ts'
import { amountsOf, sayOf } from '../say.ts'

const FAMILIES = {
  B: 'blessing',
  BX: 'blessing',
  T: 'technology',
  TX: 'technology',
  D: 'decree',
  DX: 'decree',
  S: 'starting',
  SX: 'starting',
  A: 'destiny',
  P: 'pillar',
  Cult: 'cult',
  Art: 'artifact',
  conquest: 'conquest',
} as const satisfies Record<string, GlyphName>

export type CardFamily = (typeof FAMILIES)[keyof typeof FAMILIES]

/** Letters and number of a name. Conquest tiles are called as destinies are; `conquest A05` is one of them. */
const NAME = /^(conquest|[A-Za-z]+?)(?: A)?(\d\d)$/

export const familyOf = (id: string): CardFamily =>
  FAMILIES[(NAME.exec(id)?.[1] ?? 'S') as keyof typeof FAMILIES] ?? 'starting'

/** Blessings from B07 on, and those of Seth, come in pairs that do the same and share the text of the lower number. */
const FIRST_PAIR = 7

function textKey(id: string): string {
  const [, letters, digits] = NAME.exec(id) ?? []
  const number = Number(digits)
  const second = number % 2 === 0 && (letters === 'BX' || (letters === 'B' && number > FIRST_PAIR))
  return second ? `${letters}${String(number - 1).padStart(2, '0')}` : id
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
  const ofSeth: Readonly<Record<string, string>> = edition.timeOfSeth.decreeSymbols
  const name = (Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[]).find(
    (symbol) => edition.decreeSymbols[symbol].includes(id) || ofSeth[id] === symbol,
  )
  return name === undefined ? undefined : { name, glyph: SYMBOLS[name] }
}

/** What a conquest tile brings, as the words of the game tell it. */
export function conquestText(words: Words, edition: Edition, tile: string): string {
  const own = sayOf(words, `tekhenu.conquest.${tile}`)
  if (own !== '') return own
  const printed: Readonly<Record<string, unknown>> = edition.timeOfSeth.conquestTiles
  const tokens = printed[tile] as Readonly<Record<string, number>> | undefined
  if (tokens === undefined) return ''
  const kinds = Object.values(tokens).filter((many) => many > 0).length
  return words.say('tekhenu.conquest.resources', { tokens: amountsOf(words, tokens), kinds })
}
