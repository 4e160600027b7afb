import { botName, type Words } from '@benben/words'
import type { SeatSeen } from './session.ts'

export { botName }

/** What a seat is called: bots and automata have another name in another language. */
export const seatName = (
  words: Words,
  { bot, kind, name, called }: Pick<SeatSeen, 'bot' | 'kind' | 'name' | 'called'>,
): string => called ?? (bot !== null || kind === 'automaton' ? botName(words, bot ?? name) : name)
