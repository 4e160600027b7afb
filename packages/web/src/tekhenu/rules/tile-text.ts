import { tileNamed, type Edition } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import { sayOf } from '../say.ts'

/** What a pillar tile does, and in which light; nothing for what is no tile. */
export function tileText(words: Words, edition: Edition, id: string): string {
  const tile = tileNamed(edition, id)
  if (tile === undefined) return ''
  if (tile.ability === null || tile.light === null) return words.say('tekhenu.tile.plain')
  return words.say('tekhenu.tile.lit', {
    light: words.say(`tekhenu.light.${tile.light}`),
    effect: sayOf(words, `tekhenu.ability.${tile.ability.replaceAll(/[ +]/g, '-')}`),
  })
}
