import type { Params } from '@benben/kernel'
import type { Words } from '@benben/words'

/** A sentence whose key is put together from names of the view; nothing where this version has none for it. */
export const sayOf = (words: Words, key: string, params: Params = {}): string =>
  words.has(key) ? words.say(key, params) : ''

export const tokenName = (words: Words, token: string): string => sayOf(words, `tekhenu.token.${token}`)
export const godName = (words: Words, god: string): string => sayOf(words, `tekhenu.god.${god}`)

/** As the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `+4`, `−3`, `0`. */
export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'

/** `2 gold and 1 scribe` of whatever of it is not 0. */
export const amountsOf = (words: Words, amounts: Readonly<Record<string, number>>): string =>
  words.list(
    Object.entries(amounts).flatMap(([name, many]) =>
      many > 0 ? [sayOf(words, `tekhenu.many.${name}`, { many })] : [],
    ),
  )

/** What a region of Seth brings; an edition calls priests and resources of choice by names of its own. */
export const regionRewardOf = (words: Words, reward: Readonly<Record<string, number>>): string => {
  const { priests = 0, anyBasicResource = 0, ...others } = reward
  return amountsOf(words, { ...others, priest: priests, any: anyBasicResource })
}
