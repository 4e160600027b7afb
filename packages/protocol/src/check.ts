import { invalid, valid, type Checked, type Params } from '@benben/kernel'
import * as z from 'zod/mini'
import type { ProtocolCode } from './fault.ts'

/** Validates untrusted data. The fault contains the first path that is not valid. */
export function check<T>(schema: z.ZodMiniType<T>, raw: unknown): Checked<T> {
  const parsed = z.safeParse(schema, raw)
  if (parsed.success) return valid(parsed.data)
  const issue = parsed.error.issues[0]!
  const { code, params, at = [] } = issueFault(issue, raw)
  return invalid(pathOf([...issue.path, ...at]), code, params)
}

interface IssueFault {
  readonly code: ProtocolCode
  readonly params: Params
  /** Segments to append to the issue's own path. */
  readonly at?: readonly PropertyKey[]
}

function issueFault(issue: z.core.$ZodIssue, raw: unknown): IssueFault {
  const mayBeMissing = issue.code === 'invalid_type' || issue.code === 'invalid_union'
  if (mayBeMissing && !exists(raw, issue.path)) return { code: 'protocol.missing', params: {} }
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'protocol.type', params: { expected: issue.expected } }
    case 'invalid_value':
      return { code: 'protocol.choice', params: { values: issue.values.map(String).join(', ') } }
    case 'invalid_union':
      // A discriminated union: the values of its discriminator are the choice.
      return { code: 'protocol.choice', params: { values: optionsOf(issue).join(', ') } }
    case 'unrecognized_keys':
      return { code: 'protocol.unknown-field', params: {}, at: issue.keys.slice(0, 1) }
    case 'too_big':
    case 'too_small':
      return sizeFault(issue)
    default:
      return { code: 'protocol.format', params: {} }
  }
}

const optionsOf = (issue: z.core.$ZodIssueInvalidUnion): string[] =>
  'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []

function sizeFault(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): IssueFault {
  const number = issue.origin === 'number' || issue.origin === 'int'
  if (issue.code === 'too_big') {
    const limit = Number(issue.maximum)
    return number
      ? { code: 'protocol.range', params: { bound: 'most', limit } }
      : { code: 'protocol.too-long', params: { most: limit } }
  }
  const limit = Number(issue.minimum)
  return number
    ? { code: 'protocol.range', params: { bound: 'least', limit } }
    : { code: 'protocol.too-short', params: { least: limit } }
}

function exists(raw: unknown, path: readonly PropertyKey[]): boolean {
  let value = raw
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value !== undefined
}

/** A path such as `seats[1].bot`, cut to a length fit for display. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step, i) =>
      typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${String(step).slice(0, 40)}`,
    )
    .join('')
