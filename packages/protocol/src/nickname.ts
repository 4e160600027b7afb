import type { Fault } from '@benben/kernel'
import { LIMITS } from './limits.ts'

/** What a nickname may be, without a schema: a page asks before it sends. `guest.ts` has the same rules as a schema. */

/**
 * Letters, digits and symbols in one line, at least one of them; no bidirectional control characters, and nothing that cannot be
 * seen: U+3164 is a letter and U+2800 a symbol, and both are blank. U+200D and U+FE0F join and colour emoji.
 */
export const SHOWABLE =
  /^(?=.*[\p{L}\p{N}\p{P}\p{S}])(?:(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]|\u200d|\ufe0f)*$/u

/** Letters and digits of other alphabets (Cyrillic, Greek, Latin with strokes), each with the plain letter it looks like. */
const LOOK_ALIKES = new Map(
  'аa еe оo рp сc уy хx іi ѕs јj һh ԁd ԛq ԝw кk мm тt вb нh гr пn ѵv αa οo ρp ιi νv κk τt υu εe ηn χx βb γy ωw ɑa ɡg ıi ȷj łi øo đd ħh ŧt 0o 1i li'
    .split(' ')
    .map((pair) => [pair[0]!, pair[1]!]),
)

/** A name without what is easily overlooked: case, accents, width, look-alike letters, spaces, punctuation, the budget of a bot. */
const skeleton = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/:\d+$/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll(/./gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)

/** Whether people could take a name for one of these. */
export function nameCheck(names: readonly string[]): (name: string) => boolean {
  const taken = new Set(names.map(skeleton))
  return (name) => taken.has(skeleton(name))
}

/** Why the server would refuse a nickname; `isBotName` is `nameCheck` of all bots and automata. */
export function nicknameFault(name: string, isBotName: (name: string) => boolean): Fault | undefined {
  const typed = name.trim()
  const path = 'nickname'
  if (typed === '') return { code: 'protocol.too-short', params: { least: 1 }, path }
  if (typed.length > LIMITS.nickname)
    return { code: 'protocol.too-long', params: { most: LIMITS.nickname }, path }
  if (!SHOWABLE.test(typed)) return { code: 'protocol.format', params: {}, path }
  return isBotName(typed) ? { code: 'protocol.bot-name', params: {}, path } : undefined
}
