import {
  assignedCard,
  aton,
  EXCHANGE,
  isAssign,
  KIND,
  readPriest,
  removals,
  spaceName,
  templeOf,
} from '@benben/aton'
import type { AtonView, Space } from '@benben/aton'
import type { Move } from '@benben/kernel'
import type { Key } from '../en.ts'
import type { Words } from '../speak.ts'
import { row, wrap } from '../text.ts'
import { side, standsAt } from './context.ts'
import { COLUMNS } from './sheet.ts'

/** What a move would do, in people's words; undefined for a text that is no move. */
export function gloss(words: Words, moveText: string, view: AtonView): string | undefined {
  const move = aton.read(moveText)
  if (move === undefined) return undefined
  if (isAssign(move)) return assignment(words, move, view.round)
  if (move === EXCHANGE) return words.say('aton.move.exchange')
  const priest = readPriest(move)
  if (priest === undefined) return words.say('aton.move.end-turn')
  const at = { space: spaceName(priest.space), kind: spaceKind(words, priest.space) }
  if (priest.verb === 'place') return words.say('aton.move.place', at)
  if (priest.verb === 'return') return words.say('aton.move.return', at)
  const owner = standsAt(view, priest.space)
  if (owner === undefined) return words.say('aton.move.remove-nobody', at)
  return words.say('aton.move.remove', { ...at, side: side(words, owner, view) })
}

function assignment(words: Words, move: Move, round: number): string {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((cartouche) => assignedCard(move, cartouche))
  const many = removals(second!, round)
  const removal = many < 0 ? words.say('aton.move.removal-own') : words.say('aton.move.removal', { many })
  return words.say('aton.move.assign', {
    first: first!,
    second: second!,
    third: third!,
    fourth: fourth!,
    removal,
    reach: third!,
  })
}

const spaceKind = (words: Words, space: Space): string =>
  words.say(`aton.space.${KIND[space]!}`, { temple: templeOf(space) + 1 })

const EXAMPLES: readonly (readonly [move: string, key: Key])[] = [
  ['assign 3 1 4 2', 'aton.help.assign'],
  ['exchange', 'aton.help.exchange'],
  ['remove 2b3', 'aton.help.remove'],
  ['place 2b3', 'aton.help.place'],
  ['return 2b3', 'aton.help.return'],
  ['end turn', 'aton.help.end-turn'],
]

/** How moves are typed. The moves themselves are the same in every language. */
export const help = (words: Words): string[] => [
  ...wrap(words.say('aton.help.intro'), COLUMNS),
  ...EXAMPLES.flatMap(([move, key]) => row([`  ${move}`, words.say(key)], [16, 60])),
]
