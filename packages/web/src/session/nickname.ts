import { LEVEL_NAMES, REFERENCE_NAMES } from '@benben/bots/levels'
import { nameCheck, nicknameFault } from '@benben/protocol'
import type { Words } from '@benben/words'
import { GAMES } from '../app/registry.ts'
import { sayProblem } from './say.ts'

const isBotName = nameCheck([
  ...LEVEL_NAMES,
  ...REFERENCE_NAMES,
  ...GAMES.flatMap(({ solo }) => solo?.name ?? []),
])

/** Why a name cannot be taken, as the server would say it; empty if it can. */
export function nameProblem(words: Words, name: string): string {
  const fault = nicknameFault(name, isBotName)
  return fault === undefined ? '' : sayProblem(words, fault)
}
