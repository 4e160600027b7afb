import type { Refusal } from '@benben/kernel'
import { refusal as sayAny, type GameWords, type Who, type Words } from '@benben/words'
import type { Outcome, Problem, Seen } from './session.ts'

/** Who sits where, as sentences need it. */
export function whoOf({ seats }: Pick<Seen, 'seats'>): Who {
  const mine = seats.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []))
  return { names: seats.map(({ name }) => name), me: mine.length === 1 ? mine[0] : undefined }
}

interface Speaker {
  readonly words: Words
  readonly speech: GameWords
  readonly seen: Pick<Seen, 'game' | 'seats' | 'view'>
}

/** Why a move is not possible. What the game itself refuses is said with the table in mind. */
export function sayRefusal({ words, speech, seen }: Speaker, refusal: Refusal): string {
  const ofGame = refusal.code.startsWith(`${seen.game}.`)
  return ofGame ? speech.refusal(words, refusal, whoOf(seen), seen.view) : sayAny(words, refusal)
}

/** A problem as a sentence. */
export function sayProblem(words: Words, { code, params, path }: Problem): string {
  const text = words.has(code) ? words.say(code, params) : words.say('words.unknown', { code })
  return path === 'nickname'
    ? words.say('web.name.fault', { kind: code === 'protocol.format' ? 'format' : 'other', text })
    : text
}

/** How something went, where there is something to say. */
export function sayOutcome(speaker: Speaker, outcome: Outcome): string | undefined {
  if (outcome.ok) return undefined
  return outcome.refusal === undefined
    ? sayProblem(speaker.words, outcome.problem)
    : sayRefusal(speaker, outcome.refusal)
}
