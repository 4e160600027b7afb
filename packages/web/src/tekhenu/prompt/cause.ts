import { cardKind, COLUMNS, WORKSHOP_NAMES } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import { cardTitle } from '../cards/card-facts.ts'
import { godName, sayOf, tokenName } from '../say.ts'

const STATUE = /^statue of (\w+)$/
const CONQUEST = /^conquest (\w+)$/

/** A space of Osiris: its district and row. */
const districtOf = (place: string): readonly string[] | null =>
  WORKSHOP_NAMES.includes(place) ? place.split(' ') : null

/** What caused something, from the `by` of its event, in a few words. */
export function causeOf(words: Words, by: string): string {
  if (cardKind(by) === 'pillar') return words.say('tekhenu.by.tile')
  const named = sayOf(words, `tekhenu.by.${by.replaceAll(' ', '-')}`)
  if (named !== '') return named
  const statue = STATUE.exec(by)
  if (statue !== null) return sayOf(words, 'tekhenu.by.statue-of', { god: godName(words, statue[1]!) })
  const district = districtOf(by)
  if (district !== null)
    return sayOf(words, 'tekhenu.by.workshop', {
      district: tokenName(words, district[0]!),
      row: Number(district[1]),
    })
  const conquest = CONQUEST.exec(by)
  if (conquest !== null) return sayOf(words, 'tekhenu.by.conquest', { tile: cardTitle(words, by) })
  return godName(words, by) || cardTitle(words, by)
}

/** Where a statue or a building stands: `Thoth`, `below column c`, `in row 4 of the bread district`. */
export function placeLabel(words: Words, place: string): string {
  const district = districtOf(place)
  if (district !== null)
    return sayOf(words, 'tekhenu.place.district', {
      district: tokenName(words, district[0]!),
      n: Number(district[1]),
    })
  const [where = '', number] = place.split(' ')
  // Without a number it is no side of the temple, but a column of Seth.
  if (number === undefined && (where === 'left' || where === 'right'))
    return sayOf(words, `tekhenu.place.column-${where}`)
  const n = Number(number)
  return godName(words, where) || sayOf(words, `tekhenu.place.${where}`, { n, column: COLUMNS[n - 1] ?? '' })
}
