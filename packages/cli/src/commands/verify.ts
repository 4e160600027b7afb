import { commitment, readRecord, RecordError, replay, type MatchRecord } from '@benben/kernel'
import { damage } from '@benben/words'
import type { Command } from 'commander'
import { gameNamed } from '../arguments.ts'
import { print, printJson, wrong, type Desk } from '../desk.ts'
import { nameOf, readText } from '../files.ts'
import { checked } from '../moment.ts'
import { describe } from './describe.ts'

interface Check {
  readonly check: 'commitment' | 'nonces' | 'replay'
  readonly ok: boolean
  readonly text: string
}

/** Whether a match was as fair as its record says. */
export function verify(program: Command, desk: Desk): void {
  const { words } = desk
  describe(program.command('verify'), words, 'verify')
    .argument('<file>', words.say('cli.argument.record'))
    .option('--json', words.say('cli.option.json'))
    .action(async (path: string, flags: { readonly json?: true }) => {
      const source = await readText(desk, path)
      const record = checked(desk, path, () => readRecord(source))
      const game = checked(desk, path, () => gameNamed(desk, record.game, record.printed))
      const checks = [
        checkCommitment(desk, record),
        checkNonces(desk, record),
        checkReplay(desk, record, () => replay(game, record).entries.length),
      ]
      const failed = checks.filter(({ ok }) => !ok).length
      if (flags.json === undefined) {
        print(
          desk,
          checks.map(({ ok, text }) => words.say(ok ? 'cli.verify.holds' : 'cli.verify.fails', { text })),
        )
      } else printJson(desk, { ok: failed === 0, checks })
      if (failed > 0)
        throw wrong(desk, 'cli.verify.failed', { path: nameOf(desk, path), failed, checks: checks.length })
    })
}

function checkCommitment({ words }: Desk, record: MatchRecord): Check {
  const told = record.seed !== undefined
  const ok = told && commitment(record.seed) === record.commitment
  const text = words.say(
    ok ? 'cli.verify.commitment' : told ? 'cli.verify.commitment-differs' : 'cli.verify.no-seed',
  )
  return { check: 'commitment', ok, text }
}

function checkNonces({ words }: Desk, { names, nonces }: MatchRecord): Check {
  const found = nonces?.filter((nonce) => nonce !== '').length ?? 0
  const ok = found === names.length
  const text = words.say(ok ? 'cli.verify.nonces' : 'cli.verify.nonces-missing', {
    found,
    seats: names.length,
  })
  return { check: 'nonces', ok, text }
}

function checkReplay({ words }: Desk, { end }: MatchRecord, play: () => number): Check {
  try {
    const moves = play()
    const text = words.say(end === undefined ? 'cli.verify.replay-runs' : 'cli.verify.replay', { moves })
    return { check: 'replay', ok: true, text }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return { check: 'replay', ok: false, text: damage(words, error.damage) }
  }
}
