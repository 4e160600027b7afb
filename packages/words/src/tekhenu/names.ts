import { cardKind, textOf, tileNamed, type Edition } from '@benben/tekhenu'
import type { Params } from '@benben/kernel'
import type { Words } from '../speak.ts'
import { amounts } from './context.ts'

/** What cards and tiles are called in sentences. Their ids are typed and looked up, but not read out. */

/** Our own name for a card or a conquest tile (`conquest A05`); the id where it has none. */
export function cardName(words: Words, id: string): string {
  const key = `tekhenu.name.${textOf(id).replace(' ', '-')}`
  return words.has(key) ? words.say(key) : id
}

export const cardNames = (words: Words, ids: readonly string[]): string[] =>
  ids.map((id) => cardName(words, id))

export const conquestName = (words: Words, tile: string): string => cardName(words, `conquest ${tile}`)

/** Pillar tiles have no names: the board tells them apart by what they cost. */
export const tileCost = (words: Words, edition: Edition, tile: string): string =>
  amounts(words, tileNamed(edition, tile)?.cost ?? {})

/** Parameters of questions, refusals and reasons that hold cards, one or several. */
const OF_CARDS = ['card', 'destiny', 'decree', 'other', 'best', 'artifacts'] as const

/** The parameters that hold ids of cards, with the names of these cards instead. */
export const namedCards = (words: Words, params: Params): Params =>
  Object.fromEntries(
    OF_CARDS.flatMap((param) => {
      const ids = String(params[param] ?? '').split(', ')
      return ids.every((id) => cardKind(id) !== undefined)
        ? [[param, words.list(cardNames(words, ids))] as const]
        : []
    }),
  )
