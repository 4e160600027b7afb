import {
  artifactNamed,
  cardKind,
  CONQUEST_TILES,
  RESOURCES,
  symbolOf,
  textOf,
  tileNamed,
  type Edition,
  type PillarTile,
} from '@benben/tekhenu'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { amounts, lightName, slug } from './context.ts'
import { cardName, conquestName } from './names.ts'

/** Cards and tiles in words. */

/** Whether an id names a card (and not a tile). */
export const isCard = (id: string): boolean => cardKind(id) !== undefined && cardKind(id) !== 'pillar'

export const cardText = (words: Words, card: string): string =>
  sayOr(words, `tekhenu.card.${textOf(card)}`, {})

export const edgeNames = (words: Words, { edges }: Pick<PillarTile, 'edges'>): string =>
  words.series(edges.map((edge) => words.say(`tekhenu.edge.${edge}`)))

export function abilityText(words: Words, { light, ability }: PillarTile): string {
  if (light === null || ability === null) return words.say('tekhenu.tile.plain')
  const effect = sayOr(words, `tekhenu.ability.${slug(ability)}`, {})
  return words.say('tekhenu.tile.lit', { light: lightName(words, light), effect })
}

type Amounts = Readonly<Record<string, number>>

/** What a conquest tile shows; undefined where it brings no tokens but an action or cards. */
export const conquestTokens = (edition: Edition, tile: string): Amounts | undefined =>
  (edition.timeOfSeth.conquestTiles as Readonly<Record<string, unknown>>)[tile] as Amounts | undefined

/** A conquest tile; the first four show resources, as the edition has them. */
export function conquestText(words: Words, edition: Edition, tile: string): string {
  const many = conquestTokens(edition, tile)
  if (many === undefined) return sayOr(words, `tekhenu.conquest.${tile}`, {})
  return words.say('tekhenu.conquest.resources', {
    tokens: amounts(words, many),
    kinds: RESOURCES.filter((resource) => many[resource]! > 0).length,
  })
}

/** `A05 Free Spoils (conquest tile): …`. */
export const conquestLine = (words: Words, edition: Edition, tile: string): string | undefined =>
  CONQUEST_TILES.includes(tile)
    ? words.say('tekhenu.card.title-conquest', {
        tile: `${tile} ${conquestName(words, tile)}`,
        text: conquestText(words, edition, tile),
      })
    : undefined

const tileText = (words: Words, tile: PillarTile): string =>
  words.say('tekhenu.tile.text', {
    cost: amounts(words, tile.cost),
    edges: edgeNames(words, tile),
    ability: abilityText(words, tile),
  })

/** `T05 Sistrum Hall (technology, lasting): …`; undefined if the id names neither a card nor a tile. */
export function cardLine(words: Words, edition: Edition, id: string): string | undefined {
  const tile = tileNamed(edition, id)
  if (tile !== undefined)
    return words.say('tekhenu.card.title-tile', { card: id, text: tileText(words, tile) })
  const kind = cardKind(id)
  if (kind === undefined) return undefined
  const text = cardText(words, id)
  const card = `${id} ${cardName(words, id)}`
  const symbol = symbolOf(edition, id)
  if (symbol !== undefined) {
    return words.say('tekhenu.card.title-decree', {
      card,
      symbol: sayOr(words, `tekhenu.symbol.${symbol}`, {}),
      text,
    })
  }
  if (kind === 'artifact')
    return words.say('tekhenu.card.title-artifact', { card, ...artifactNamed(id), text })
  const family = sayOr(words, `tekhenu.card.kind.${kind}`, {})
  return words.say('tekhenu.card.title', { card, family, text })
}
