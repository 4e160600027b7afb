import { cardKind, symbolOf as symbolOfDecree, textOf, type CardKind, type Edition } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import { SYMBOL_GLYPHS } from '../icons/names.ts'
import type { GlyphName } from '../icons/names.ts'
import { amountsOf, sayOf } from '../say.ts'

export type CardFamily = CardKind | 'conquest' | 'action'

/** Conquest tiles are called as destinies are; `conquest A05` is one of them, `action ra` a tile of Botankhamun. */
export const familyOf = (id: string): CardFamily =>
  id.startsWith('conquest ') ? 'conquest' : id.startsWith('action ') ? 'action' : (cardKind(id) ?? 'starting')

/** The sign of a family. */
export const signOf = (family: CardFamily): GlyphName => (family === 'action' ? 'obelisk' : family)

export const cardText = (words: Words, id: string): string => sayOf(words, `tekhenu.card.${textOf(id)}`)
/** Our own name for a card. */
export const cardName = (words: Words, id: string): string =>
  sayOf(words, `tekhenu.name.${textOf(id).replace(' ', '-')}`)
/** A few words, where there are any; else the whole text. What stands for signs is put in between them. */
export const briefText = (words: Words, id: string, signs: Readonly<Record<string, string>>): string =>
  sayOf(words, `tekhenu.brief.${textOf(id)}`, signs) || cardText(words, id)
/** The name, or the number where there is none. */
export const cardTitle = (words: Words, id: string): string => cardName(words, id) || id

/** The names of several: `D01, D02`. */
export const cardTitles = (words: Words, ids: string): string =>
  words.list(ids === '' ? [] : ids.split(', ').map((id) => cardTitle(words, id)))

/** The symbol of a decree: of those with the same one only one is scored. */
export function symbolOf(edition: Edition, id: string): { name: string; glyph: GlyphName } | undefined {
  const name = symbolOfDecree(edition, id)
  return name === undefined ? undefined : { name, glyph: SYMBOL_GLYPHS[name] }
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
