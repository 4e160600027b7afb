import { Script } from 'node:vm'

const RUN = '__run'
const call = new Script(`globalThis.${RUN}()`)

/** A test that comes to no end. */
export class Endless extends Error {}

const used = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Runs a test, and ends it after some milliseconds of work. The clock that can end it goes on while other programs have the processor:
 * then it is run again with more time.
 */
export function ending(run: () => unknown, limit: number): unknown {
  Object.assign(globalThis, { [RUN]: run })
  for (let timeout = 4 * limit; ; timeout *= 2) {
    const began = used()
    try {
      return call.runInThisContext({ timeout })
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      if (used() - began > limit) throw new Endless()
    }
  }
}

/** In milliseconds: what a test may take with a mutant that takes `ms` without it. */
export const limitOf = (ms: number): number => Math.ceil(100 + 3 * ms)
