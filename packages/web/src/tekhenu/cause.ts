import type { Words } from '@benben/words'
import { godName, sayOf, tokenName } from './say.ts'

const STATUE = /^statue of (\w+)$/
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
  return godName(words, by) || by
}
