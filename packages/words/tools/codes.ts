import { aton, KINDS } from '@benben/aton'
import { DAMAGES, MATCH_REFUSALS, MATCH_RULES, shape, type Game } from '@benben/kernel'
import { keyOf } from '../src/said.ts'

/** Every key that codes from kernel and games can lead to, made from the lists these publish. */

export const kernelKeys = (): string[] => [
  ...shape.FAULTS,
  ...DAMAGES,
  ...MATCH_REFUSALS,
  ...MATCH_RULES.map((rule) => `match.rule.${rule}`),
]

export const gameKeys = ({ id, codes }: Pick<Game, 'id' | 'codes'>): string[] => [
  ...codes.events.map((type) => `${id}.log.${type}`),
  ...codes.questions.flatMap((code) => [keyOf('ask', code), keyOf('task', code)]),
  ...codes.refusals.map((code) => keyOf('refusal', code)),
  ...codes.rules.map((rule) => `${id}.rule.${rule}`),
  ...codes.faults,
  ...codes.reasons.map((reason) => `${id}.reason.${reason}`),
  ...codes.sources.map((source) => `${id}.source.${source}`),
]

/** What Aton says beyond what every game says. */
const atonKeys = (): string[] => KINDS.flatMap((kind) => [`aton.kind.${kind}`, `aton.space.${kind}`])

/** The rules the protocol's own refusals rest on; its codes are keys by their type, where they stand. */
const protocolKeys = (): string[] => ['protocol.rule.answers']

export const allKeys = (): string[] => [...kernelKeys(), ...gameKeys(aton), ...atonKeys(), ...protocolKeys()]
