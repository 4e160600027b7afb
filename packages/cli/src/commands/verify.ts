import {
  commitment,
  countMoves,
  readRecord,
  RecordError,
  replay,
  rulesOf,
  type Game,
  type MatchRecord,
} from '@benben/kernel'
import { damage } from '@benben/words'
import type { Command } from 'commander'
import { gameNamed } from '../arguments.ts'
import { print, printJson, wrong, type Desk } from '../desk.ts'
import { nameOf, readText } from '../files.ts'
import { checked } from '../moment.ts'
import { describe } from './describe.ts'

interface Check {
  readonly check: 'commitment' | 'nonces' | 'earlier' | 'replay'
  /** Null if this version of Benben cannot check it, because its rules differ. */
  readonly ok: boolean | null
  readonly text: string
}

const markOf = (ok: Check['ok']) =>
  ok === null ? 'cli.verify.open' : ok ? 'cli.verify.holds' : 'cli.verify.fails'

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
        ...checkEarlier(desk, record),
        checkReplay(desk, game, record),
      ]
      const ok = checks.every((check) => check.ok === true)
      const rules = { record: rulesOf(record), benben: game.rules }
      if (flags.json === undefined) {
        print(
          desk,
          checks.map((check) => words.say(markOf(check.ok), { text: check.text })),
        )
      } else printJson(desk, { ok, rules, checks })
      if (ok) return
      const failed = checks.filter((check) => check.ok === false).length
      const open = checks.filter((check) => check.ok === null).length
      const params = { path: nameOf(desk, path), failed, open, checks: checks.length }
      throw wrong(desk, failed > 0 ? 'cli.verify.failed' : 'cli.verify.unchecked', params)
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

/** Moves before a checkpoint were played under rules that no longer exist. */
function checkEarlier({ words }: Desk, { rules, lines }: MatchRecord): Check[] {
  const at = lines.findLastIndex(({ kind }) => kind === 'checkpoint')
  if (at < 0) return []
  const params = { moves: countMoves(lines.slice(0, at)), line: lines[at]!.line, rules }
  return [{ check: 'earlier', ok: null, text: words.say('cli.replay.earlier', params) }]
}

function checkReplay({ words }: Desk, game: Game, record: MatchRecord): Check {
  const { end, lines } = record
  try {
    const moves = replay(game, record).entries.length
    const line = lines.findLast(({ kind }) => kind === 'checkpoint')?.line
    const text =
      line === undefined
        ? words.say(end === undefined ? 'cli.verify.replay-runs' : 'cli.verify.replay', { moves })
        : words.say('cli.verify.checkpoint', { moves, line, isOver: end === undefined ? 'no' : 'yes' })
    return { check: 'replay', ok: true, text }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    const { damage: found } = error
    return { check: 'replay', ok: found.code === 'record.rules' ? null : false, text: damage(words, found) }
  }
}
