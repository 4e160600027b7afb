import type { Words } from '@benben/words'
import { godName, sayOf, tokenName } from '../say.ts'

const STATUE = /^statue of (\w+)$/
const CONQUEST = /^conquest (A0\d)$/
const DISTRICT = /^(papyrus|bread|limestone|granite) ([1-6])$/

/** What caused something, from the `by` of its event, in a few words. */
export function causeOf(words: Words, by: string): string {
  if (/^P\d\d$/.test(by)) return sayOf(words, 'tekhenu.by.tile', { tile: by })
  const named = sayOf(words, `tekhenu.by.${by.replaceAll(' ', '-')}`)
  if (named !== '') return named
  const statue = STATUE.exec(by)
  if (statue !== null) return sayOf(words, 'tekhenu.by.statue-of', { god: godName(words, statue[1]!) })
  const district = DISTRICT.exec(by)
  if (district !== null)
    return sayOf(words, 'tekhenu.by.workshop', {
      district: tokenName(words, district[1]!),
      row: Number(district[2]),
    })
  const conquest = CONQUEST.exec(by)
  if (conquest !== null) return sayOf(words, 'tekhenu.by.conquest', { tile: conquest[1]! })
  return godName(words, by) || by
}

/** Where a statue or a building stands: `Thoth`, `below column c`, `in row 4 of bread`. */
export function placeOf(words: Words, place: string): string {
  const district = DISTRICT.exec(place)
  if (district !== null)
    return sayOf(words, 'tekhenu.place.district', {
      district: tokenName(words, district[1]!),
      n: Number(district[2]),
    })
  const [where = '', number] = place.split(' ')
  // Without a number it is no side of the temple, but a column of Seth.
  if (number === undefined && (where === 'left' || where === 'right'))
    return sayOf(words, `tekhenu.place.column-${where}`)
  const n = Number(number)
  return godName(words, where) || sayOf(words, `tekhenu.place.${where}`, { n, column: 'abcde'[n - 1] ?? '' })
}
