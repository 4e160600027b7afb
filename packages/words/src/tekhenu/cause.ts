import { cardKind, CAUSES } from '@benben/tekhenu'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { isCard } from './cards.ts'
import { godName, isResource, regionName, slug, tokenName } from './context.ts'
import { cardName, conquestName } from './names.ts'

const STATUE = /^statue of (\w+)$/
const SPACE = /^(\w+) ([1-6])$/
const CONQUEST = /^(?:conquest )?(A0\d)$/

/** The cause of an event, from its `by`. */
export function causeName(words: Words, by: string): string {
  if (isCard(by))
    return words.has(`tekhenu.by.${by}`) ? sayOr(words, `tekhenu.by.${by}`, {}) : cardName(words, by)
  if (cardKind(by) === 'pillar') return words.say('tekhenu.by.tile')
  if (CAUSES.some((cause) => cause === by)) return sayOr(words, `tekhenu.by.${slug(by)}`, {})
  const conquest = CONQUEST.exec(by)
  if (conquest !== null) return words.say('tekhenu.by.conquest', { tile: conquestName(words, conquest[1]!) })
  const statue = STATUE.exec(by)
  if (statue !== null) return words.say('tekhenu.by.statue-of', { god: godName(words, statue[1]!) })
  const space = SPACE.exec(by)
  if (space !== null && isResource(space[1]!)) {
    return words.say('tekhenu.by.workshop', { district: tokenName(words, space[1]!), row: Number(space[2]) })
  }
  if (space !== null && space[1] === 'region') {
    const n = Number(space[2])
    return words.say('tekhenu.by.region', { n, name: regionName(words, n) })
  }
  return godName(words, by)
}
