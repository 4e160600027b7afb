import { faultError } from '../fault-error.ts'

/** The result of an attempt that changed nothing because another writer was first. */
export const LOST = Symbol('another writer was first')

/** Far more than people at one table can cause: each lost attempt means that another change of the same table was written. */
const MAX_ATTEMPTS = 40

/** Repeats an attempt while it is lost; gives up with `protocol.busy`. */
export async function retry<T>(attempt: () => Promise<T | typeof LOST>): Promise<T> {
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    const result = await attempt()
    if (result !== LOST) return result
  }
  throw faultError('protocol.busy')
}
