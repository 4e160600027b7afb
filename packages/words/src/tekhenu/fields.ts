import type { Amounts, Area, Field, FieldValue } from '@benben/tekhenu/fields'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'

/** Names and values of the fields of an edition. */

export const areaName = (words: Words, area: Area | 'other'): string => words.say(`edition.area.${area}`)

type Side = 'top' | 'right' | 'bottom' | 'left'

/** `Space c4`, `P07, top edge`. */
export function fieldName(words: Words, { group, place }: Pick<Field, 'group' | 'place'>): string {
  const more: Record<string, string> = {}
  if (group === 'edge' || group === 'bread')
    more['where'] = words.say(`edition.side.${place['side'] as Side}`, place)
  if (group === 'second') more['district'] = sayOr(words, `tekhenu.token.${place['district']}`, {})
  if (group === 'symbol') more['name'] = words.say(`tekhenu.name.${place['card'] as 'D01'}`)
  if (group === 'region') more['name'] = sayOr(words, `tekhenu.region.${place['region']}`, {})
  return words.say(`edition.field.${group as 'reward'}`, { ...place, ...more })
}

const FAMILIES = ['god', 'edge', 'symbol', 'token'] as const

/** A name that a field can hold: an edge, a god, a symbol or a resource. */
function choiceName(words: Words, value: string): string {
  const family = FAMILIES.find((each) => words.has(`tekhenu.${each}.${value}`)) ?? 'token'
  return sayOr(words, `tekhenu.${family}.${value}`, {})
}

const isPlayers = (value: FieldValue): value is readonly number[] => Array.isArray(value)

/** `2 bread`, `lapis`, `3`, `2, 3, 4 players`. */
export function valueText(words: Words, value: FieldValue): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return choiceName(words, value)
  if (typeof value === 'boolean') return words.say(value ? 'edition.value.yes' : 'edition.value.no')
  if (!isPlayers(value)) return amountsText(words, value)
  return value.length === 0
    ? words.say('edition.value.nobody')
    : words.say('edition.value.players', { players: words.list(value.map(String)) })
}

/** As the edition names what it gives, but for resources of one's choice and priests. */
const KINDS: Readonly<Record<string, string>> = {
  priests: 'tekhenu.many.priest',
  anyBasicResource: 'edition.value.any',
}

function amountsText(words: Words, amounts: Amounts): string {
  const said = Object.entries(amounts).map(([kind, many]) =>
    sayOr(words, KINDS[kind] ?? `tekhenu.many.${kind}`, { many }),
  )
  return said.length === 0 ? words.say('edition.value.nothing') : words.list(said)
}
