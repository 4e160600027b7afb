import { check } from '@benben/protocol'
import { FaultError } from '../fault-error.ts'

/** What a client sent, if the schema allows it; else throws the fault to answer with. */
export function checked<T>(schema: Parameters<typeof check<T>>[0], raw: unknown): T {
  const found = check(schema, raw)
  if (!found.ok) throw new FaultError(found.fault)
  return found.value
}
