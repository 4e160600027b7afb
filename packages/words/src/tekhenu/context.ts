import { COLUMNS, MARKERS, RESOURCES, TOKENS, type Edition, type TekhenuView } from '@benben/tekhenu'
import type { Params, Points, Seat } from '@benben/kernel'
import type { Who } from '../game-words.ts'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { clip, plain } from '../text.ts'

/** What sentences about a table of Tekhenu are built from. */
export interface SentenceContext {
  readonly words: Words
  readonly who: Who
  readonly view: TekhenuView
  /** The edition of the table. */
  readonly edition: Edition
  /** Points per seat and source if scoring happened now. */
  readonly project: (view: TekhenuView) => readonly Points[]
}

/** Describes a move, given its words after the first. */
export type Say = (context: SentenceContext, rest: readonly string[]) => string

/** The width of a line of text, in characters. */
export const LINE_WIDTH = 100
const LONGEST_NAME = 18

/** The letter that marks a seat's pieces. */
export const mark = (words: Words, seat: Seat | null): string =>
  seat === null ? '.' : sayOr(words, `tekhenu.mark.${seat}`, {})

/** The name of the player at a seat, with the seat's letter if two players have the same name. */
export function person({ words, who }: Pick<SentenceContext, 'words' | 'who'>, seat: Seat): string {
  const name = clip(plain(who.names[seat] ?? '').trim(), LONGEST_NAME)
  if (name === '') return words.say('tekhenu.seat', { seat })
  const others = who.names.filter((other, i) => i !== seat && other.trim() === who.names[seat]!.trim())
  return others.length === 0 ? name : words.say('tekhenu.same-name', { name, mark: mark(words, seat) })
}

/** The same, but `You` for the viewer's own seat. */
export const reader = (context: Pick<SentenceContext, 'words' | 'who'>, seat: Seat): string =>
  seat === context.who.me ? context.words.say('tekhenu.you') : person(context, seat)

export const godName = (words: Words, god: string): string => sayOr(words, `tekhenu.god.${god}`, {})
export const tokenName = (words: Words, token: string): string => sayOr(words, `tekhenu.token.${token}`, {})
export const colourName = (words: Words, colour: string): string =>
  sayOr(words, `tekhenu.colour.${colour}`, {})
export const lightName = (words: Words, light: string): string => sayOr(words, `tekhenu.light.${light}`, {})

export const isResource = (name: string): boolean => RESOURCES.some((resource) => resource === name)

/** The name of an action: its god, or the resource that is produced. */
export const actionName = (words: Words, action: string): string =>
  isResource(action) ? tokenName(words, action) : godName(words, action)

/** A code as part of a key: `row 2` is `row-2`, `vp+1 per matching edge` is `vp-1-per-matching-edge`. */
export const slug = (code: string): string => code.replaceAll(/[ +]/g, '-')

/** `2 granite and 1 gold`; tokens in their usual order, then whatever else there is. */
export function amounts(words: Words, many: Readonly<Record<string, number>>): string {
  const names = [...TOKENS, 'any', ...MARKERS, 'vp'].filter((name) => (many[name] ?? 0) > 0)
  if (names.length === 0) return words.say('tekhenu.nothing')
  return words.list(names.map((name) => sayOr(words, `tekhenu.many.${name}`, { many: many[name]! })))
}

/** Parameters for a card that may be hidden from the viewer. */
export const seen = <T>(what: T | null, params: (what: T) => Params): Params =>
  what === null ? { seen: 'no' } : { seen: 'yes', ...params(what) }

export const regionName = (words: Words, region: number): string =>
  sayOr(words, `tekhenu.region.${region}`, {})

/** `white 5`. */
export const dieName = (words: Words, colour: string, value: number): string =>
  words.say('tekhenu.die', { colour: colourName(words, colour), value })

/** Where a building or a statue for the people stands, from how moves write it: `left 2`, `granite 4`, `row`. */
export function placeName(words: Words, place: string): string {
  const [where = '', number] = place.split(' ')
  const n = Number(number ?? 0)
  if (isResource(where)) return words.say('tekhenu.place.district', { n, district: tokenName(words, where) })
  if (where === 'region') return words.say('tekhenu.place.region', { n, name: regionName(words, n) })
  // Without a number it is no side of the temple, but a column of Seth.
  if (number === undefined && (where === 'left' || where === 'right'))
    return words.say(`tekhenu.place.column-${where}`)
  return sayOr(words, `tekhenu.place.${where}`, { n, column: COLUMNS[n - 1] ?? '' })
}
