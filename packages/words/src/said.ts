import type { Damage, Fault, Params, Refusal } from '@benben/kernel'
import type { Words } from './speak.ts'

/**
 * Codes become keys by one rule: what the kernel, the protocol and faults say is its own key; what a game asks and refuses has the
 * kind of thing after the name of the game (`aton.place` is asked by `aton.ask.place`).
 */
type Kind = 'ask' | 'refusal' | 'task'

export function keyOf(kind: Kind, code: string): string {
  const dot = code.indexOf('.')
  const area = code.slice(0, dot)
  return area === 'match' || area === 'protocol' ? code : `${area}.${kind}.${code.slice(dot + 1)}`
}

/** The sentence for an untrusted key; a fallback sentence if the key or a parameter is missing. */
export function sayOr(words: Words, key: string, params: Params): string {
  if (words.has(key)) {
    try {
      return words.say(key, params)
    } catch {
      // A newer or faulty sender omitted a parameter; show the fallback.
    }
  }
  return words.say('words.unknown', { code: key })
}

/** The refusal with the title of the rule it rests on. */
export function withRule(words: Words, sentence: string, { code, rule }: Refusal): string {
  const title = `${code.slice(0, code.indexOf('.'))}.rule.${rule}`
  return words.has(title) ? words.say('words.with-rule', { sentence, rule: words.say(title) }) : sentence
}

/** The sentence for a validation fault: `options.red: must be one of …`. */
export function fault(words: Words, { path, code, params }: Fault): string {
  const problem = sayOr(words, code, params)
  return path === '' ? problem : words.say('words.at-path', { path, problem })
}

/** `Line 12: …`; without the line where none can be named. */
export const atLine = (words: Words, { line }: Damage, problem: string): string =>
  line === 0 ? problem : words.say('words.at-line', { line, problem })
