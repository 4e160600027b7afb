import { artifactNamed, RESOURCES, SYMBOLS, type Edition } from '@benben/tekhenu'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { amounts, lightName } from './scene.ts'
import { slug } from './vocabulary.ts'

/** Cards and tiles in words. */

/** From B07 on blessings come in pairs that do the same; of those marked with an X all do. */
const FIRST_PAIR = 7
const PAIRED = /^(BX?)(\d\d)$/
export const CARD = /^(?:A0[1-4]|S\d\d|[BDT]\d\d|[BDST]X\d\d|Cult\d\d|Art\d\d)$/
const two = (number: number): string => String(number).padStart(2, '0')

/** The card whose text this one has: of two alike the lower number. */
export function textOf(card: string): string {
  const [, letters, digits] = PAIRED.exec(card) ?? []
  const number = Number(digits ?? 1)
  const second = number % 2 === 0 && (letters === 'BX' || number > FIRST_PAIR)
  return second ? `${letters}${two(number - 1)}` : card
}

export const cardText = (words: Words, card: string): string =>
  sayOr(words, `tekhenu.card.${textOf(card)}`, {})

type Tile = Edition['pillarTiles']['tiles'][number]

export const tileNamed = (edition: Edition, id: string): Tile | undefined =>
  edition.pillarTiles.tiles.find((tile) => tile.id === id)

export const edgeNames = (words: Words, { edges }: Pick<Tile, 'edges'>): string =>
  words.series(edges.map((edge) => words.say(`tekhenu.edge.${edge}`)))

export function abilityText(words: Words, { light, ability }: Tile): string {
  if (light === null || ability === null) return words.say('tekhenu.tile.plain')
  const effect = sayOr(words, `tekhenu.ability.${slug(ability)}`, {})
  return words.say('tekhenu.tile.lit', { light: lightName(words, light), effect })
}

/** A conquest tile; the first four show resources, as the edition has them. */
export function conquestText(words: Words, edition: Edition, tile: string): string {
  const shown = (edition.timeOfSeth.conquestTiles as Readonly<Record<string, unknown>>)[tile]
  if (shown === undefined) return sayOr(words, `tekhenu.conquest.${tile}`, {})
  const many = shown as Readonly<Record<string, number>>
  return words.say('tekhenu.conquest.resources', {
    tokens: amounts(words, many),
    kinds: RESOURCES.filter((resource) => many[resource]! > 0).length,
  })
}

/** `A05 (conquest tile): …`. */
export const conquestLine = (words: Words, edition: Edition, tile: string): string | undefined =>
  CONQUEST.test(tile)
    ? words.say('tekhenu.card.title-conquest', { tile, text: conquestText(words, edition, tile) })
    : undefined

const CONQUEST = /^A0[1-9]$/

const tileText = (words: Words, tile: Tile): string =>
  words.say('tekhenu.tile.text', {
    cost: amounts(words, tile.cost),
    edges: edgeNames(words, tile),
    ability: abilityText(words, tile),
  })

const symbolOf = ({ decreeSymbols, timeOfSeth }: Edition, decree: string): string | undefined =>
  SYMBOLS.find((symbol) => decreeSymbols[symbol].includes(decree)) ??
  (decree.startsWith('DX')
    ? (timeOfSeth.decreeSymbols as Readonly<Record<string, string>>)[decree]
    : undefined)

const KIND = /^(?:Cult|[A-Z])/

/** `T05 (technology, lasting): …`; undefined for what is no card and no tile. */
export function cardLine(words: Words, edition: Edition, id: string): string | undefined {
  const tile = tileNamed(edition, id)
  if (tile !== undefined)
    return words.say('tekhenu.card.title-tile', { card: id, text: tileText(words, tile) })
  if (!CARD.test(id) || !words.has(`tekhenu.card.${textOf(id)}`)) return undefined
  const text = cardText(words, id)
  const symbol = symbolOf(edition, id)
  if (symbol !== undefined) {
    return words.say('tekhenu.card.title-decree', {
      card: id,
      symbol: sayOr(words, `tekhenu.symbol.${symbol}`, {}),
      text,
    })
  }
  if (id.startsWith('Art'))
    return words.say('tekhenu.card.title-artifact', { card: id, ...artifactNamed(id), text })
  const family = sayOr(words, `tekhenu.card.kind.${KIND.exec(id)![0]}`, {})
  return words.say('tekhenu.card.title', { card: id, family, text })
}
