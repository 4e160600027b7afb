import type { Fault, Params } from '@benben/kernel'
import type { Key } from '@benben/words'
import * as z from 'zod/mini'

/** Codes of the protocol itself; each is a message key in `packages/words`. */
export const PROTOCOL_CODES = [
  'protocol.json',
  'protocol.http',
  'protocol.missing',
  'protocol.type',
  'protocol.unknown-field',
  'protocol.too-long',
  'protocol.too-short',
  'protocol.range',
  'protocol.choice',
  'protocol.format',
  'protocol.too-large',
  'protocol.version',
  'protocol.no-hello',
  'protocol.no-guest',
  'protocol.no-token',
  'protocol.no-code',
  'protocol.no-phrase',
  'protocol.no-passkey',
  'protocol.no-passkeys',
  'protocol.join-first',
  'protocol.no-way',
  'protocol.no-receiver',
  'protocol.no-push-keys',
  'protocol.too-many-pushes',
  'protocol.no-feed',
  'protocol.no-webhook',
  'protocol.no-scope',
  'protocol.people-only',
  'protocol.too-many-tokens',
  'protocol.no-route',
  'protocol.no-table',
  'protocol.no-game',
  'protocol.no-bot',
  'protocol.seat-count',
  'protocol.no-person',
  'protocol.automaton-seat',
  'protocol.no-automaton',
  'protocol.no-editions',
  'protocol.bot-name',
  'protocol.no-seat',
  'protocol.seat-taken',
  'protocol.already-seated',
  'protocol.not-seated',
  'protocol.not-running',
  'protocol.not-finished',
  'protocol.rules-changed',
  'protocol.already-running',
  'protocol.not-owner',
  'protocol.seat-lost',
  'protocol.is-here',
  'protocol.not-long-away',
  'protocol.not-absent',
  'protocol.not-watchable',
  'protocol.too-many-tables',
  'protocol.no-share',
  'protocol.too-many-shares',
  'protocol.own-seat-only',
  'protocol.no-moment',
  'protocol.not-leading',
  'protocol.not-there',
  'protocol.no-talk',
  'protocol.talk-too-fast',
  'protocol.no-line',
  'protocol.not-welcome',
  'protocol.newer-notes',
  'protocol.too-many-holidays',
  'protocol.too-fast',
  'protocol.too-slow',
  'protocol.too-many-connections',
  'protocol.origin',
  'protocol.not-operator',
  'protocol.banned',
  'protocol.our-mistake',
  'protocol.damaged',
  'protocol.busy',
] as const satisfies readonly Key[]
export type ProtocolCode = (typeof PROTOCOL_CODES)[number]

/** Refusals by the server, before it asks the game, and the rule behind them. */
export const ANSWER_REFUSALS = [
  'protocol.stale',
  'protocol.unreadable-move',
] as const satisfies readonly Key[]
export const ANSWER_RULE = 'answers'
export type AnswerRefusal = (typeof ANSWER_REFUSALS)[number]

export const faultOf = (code: ProtocolCode, params: Params = {}, path = ''): Fault => ({ code, params, path })

const params = z.record(z.string(), z.union([z.string(), z.number()]))

/** A code and its parameters. */
export const codedMessage = z.object({ code: z.string(), params })
export const refusal = z.object({ code: z.string(), params, rule: z.string() })
export const fault = z.object({ code: z.string(), params, path: z.string() })

/** The body of every HTTP error response. */
export const failure = z.object({ error: fault })
export type Failure = z.infer<typeof failure>
