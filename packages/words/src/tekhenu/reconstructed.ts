import { isGuess, type Edition } from '@benben/tekhenu'
import type { Words } from '../speak.ts'

const isBlock = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The blocks of an edition whose values could not be verified, by name: `player-board`, `time-of-seth.regions`. */
export function reconstructedIn(block: unknown, path = ''): string[] {
  if (!isBlock(block)) return []
  const own = isGuess(block['basis']) ? [path] : []
  const inner = Object.entries(block).flatMap(([name, value]) => {
    const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return reconstructedIn(value, path === '' ? kebab : `${path}.${kebab}`)
  })
  return [...own, ...inner]
}

/** One sentence for each of them, by their names. */
export const reconstructedBlocks = (words: Words, edition: Edition): ReadonlyMap<string, string> =>
  new Map(
    reconstructedIn(edition).flatMap((path) => {
      const [block = '', inner] = path.split('.')
      const key =
        inner === undefined ? `tekhenu.reconstructed.${block}` : `tekhenu.reconstructed.${block}.${inner}`
      return words.has(key) ? [[path, words.say(key)] as const] : []
    }),
  )
