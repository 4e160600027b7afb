import { LIMITS, PROTOCOL } from '@benben/protocol'
import type { Random } from '@benben/kernel'
import type { Victim } from './victims.ts'

/** What attackers send over a live connection. None of it may change anything. */

export const KINDS = ['malformed', 'oversized', 'forged', 'stale', 'replayed', 'out of turn'] as const
export type Kind = (typeof KINDS)[number]

const pick = <T>(chance: Random, all: readonly T[]): T => all[chance.below(all.length)]!
const newId = (chance: Random): string => `abuse-${chance.below(1e9)}-${chance.below(1e9)}`

/** Whatever is left of them after a change is refused too. */
const MESSAGES = [
  { type: 'hello', protocol: PROTOCOL, version: 0 },
  { type: 'move', id: 'answer-0001', decision: 1, move: 'x' },
  { type: 'undo', id: 'answer-0001', decision: 999_999 },
  { type: 'preference', id: 'answer-0001', endTurnByHand: 'yes' },
  { type: 'explain', id: 'answer-0001', decision: 1 },
  { type: 'say', id: 'answer-0001', text: 'over \u202e ridden' },
  { type: 'listen', version: -1 },
]
const VALUES: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e21,
  '',
  '\u0000',
  [],
  {},
  true,
  'x'.repeat(300),
  '\ud800',
]

function malformed(chance: Random): string | Buffer {
  const message: Record<string, unknown> = { ...pick(chance, MESSAGES) }
  const field = pick(chance, Object.keys(message))
  const text = JSON.stringify(message)
  return pick<() => string | Buffer>(chance, [
    () => text.slice(0, chance.below(text.length)),
    () => Buffer.from(Array.from({ length: 1 + chance.below(200) }, () => chance.below(256))),
    () => pick(chance, ['[', '{"a":']).repeat(1 + chance.below(700)),
    () => JSON.stringify({ ...message, [field]: pick(chance, VALUES) === message[field] ? null : {} }),
    () => JSON.stringify({ ...message, type: pick(chance, ['cheat', 'constructor', '__proto__', 'state']) }),
    () => `{"__proto__":{"type":"ping"},${text.slice(1)}`,
    () => JSON.stringify({ ...message, [`extra${chance.below(99)}`]: pick(chance, VALUES) }),
    () => text.replace(/\d+/, pick(chance, ['1e400', '-0.5', '99999999999999999999', 'NaN', '0x10'])),
    () => pick(chance, ['', 'null', '""', '[]', 'true', '\ufeff{}', '{}{}']),
  ])()
}

interface Target {
  readonly chance: Random
  readonly victim: Victim
  readonly seat: 0 | 1
}

const say = (chance: Random, message: object): string => JSON.stringify({ id: newId(chance), ...message })

/** The state of a seat, and moves of both seats. */
function look({ victim, seat }: Target) {
  const [mine, theirs] = [victim.lives[seat].state!, victim.lives[1 - seat]!.state!]
  const open = mine.decision
  return { mine, open, moves: [...(open?.moves ?? []), ...(theirs.decision?.moves ?? []), 'exchange', 'end'] }
}

/** Messages for the socket of a seat; undefined where the kind does not fit now. */
const HOSTILE: Readonly<Record<Kind, (target: Target) => string | Buffer | undefined>> = {
  malformed: ({ chance }) => malformed(chance),
  oversized: ({ chance }) =>
    JSON.stringify({ type: 'ping', noise: 'x'.repeat(LIMITS.message + chance.below(100_000)) }),
  // A seat that is not theirs to name.
  forged: (target) => {
    const { mine, moves } = look(target)
    const { chance, seat } = target
    return say(chance, { type: 'move', decision: mine.version, move: pick(chance, moves), seat: 1 - seat })
  },
  stale: (target) => {
    const { mine, open, moves } = look(target)
    const { chance } = target
    const decision = chance.below(2 * mine.version + 5)
    if (decision === open?.id) return undefined
    const move = { type: 'move', decision, move: pick(chance, moves) }
    return say(chance, pick<object>(chance, [move, { type: 'undo', decision }]))
  },
  replayed: ({ chance, victim, seat }) => {
    const answers = victim.acknowledged[seat]
    return answers.length === 0 ? undefined : say(chance, { type: 'move', ...pick(chance, answers) })
  },
  // Moves of the other seat, and moves that are none, for the question that is open or was.
  'out of turn': (target) => {
    const { mine, open, moves } = look(target)
    const { chance } = target
    const illegal = [...moves.filter((each) => open?.moves.includes(each) !== true), 'nonsense']
    return say(chance, { type: 'move', decision: open?.id ?? mine.version, move: pick(chance, illegal) })
  },
}

export const hostile = (
  kind: Kind,
  chance: Random,
  victim: Victim,
  seat: 0 | 1,
): string | Buffer | undefined => HOSTILE[kind]({ chance, victim, seat })
