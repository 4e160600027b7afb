import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import type { Desk } from '../desk.ts'
import { EnvSession } from '../env/session.ts'
import { describe } from './describe.ts'

/** Games for learners in any language: a request per line of standard input, an answer per line of standard output. */
export function env(program: Command, desk: Desk): void {
  describe(program.command('env'), desk.words, 'env').action(async () => {
    const session = new EnvSession()
    for await (const line of createInterface({ input: desk.stdin }))
      if (line.trim() !== '') desk.stdout.write(`${JSON.stringify(session.answer(line))}\n`)
  })
}
