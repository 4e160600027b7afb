import { LANGUAGES } from '@benben/words/languages'
import { Command, CommanderError } from 'commander'
import { advise } from './commands/advise.ts'
import { analyse } from './commands/analyse.ts'
import { apply } from './commands/apply.ts'
import { arena } from './commands/arena.ts'
import { env } from './commands/env.ts'
import { legal } from './commands/legal.ts'
import { play } from './commands/play.ts'
import { record } from './commands/record.ts'
import { replay } from './commands/replay.ts'
import { show } from './commands/show.ts'
import { report } from './commands/report.ts'
import { simulate } from './commands/simulate.ts'
import { start } from './commands/start.ts'
import { verify } from './commands/verify.ts'
import { deskOf, type Desk } from './desk.ts'
import { codeOf } from './files.ts'
import { complaintIn, helpIn } from './help.ts'
import { EXIT, processIo, Stop, type Io } from './io.ts'

/** Commands of the server's package, to which `bin/benben.mjs` hands them over. */
const OPERATOR = ['backup', 'check', 'restore', 'move', 'tidy', 'forget']

const COMMANDS = [
  start,
  play,
  simulate,
  arena,
  report,
  record,
  replay,
  verify,
  show,
  legal,
  apply,
  advise,
  analyse,
  env,
]

function programFor(desk: Desk): Command {
  const { words, stdout } = desk
  const program = new Command('benben')
    .description(words.say('cli.benben'))
    .helpOption('-h, --help', words.say('cli.option.help'))
    .option('--lang <code>', words.say('cli.option.lang', { languages: Object.keys(LANGUAGES).join(', ') }))
    .helpCommand('help [command]', words.say('cli.command.help'))
    .configureHelp(helpIn(words))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: () => undefined,
      outputError: () => undefined,
    })
  for (const add of COMMANDS) add(program, desk)
  program.addHelpText('after', `\n${words.say('operator.help', { commands: OPERATOR.join(', ') })}`)
  return program
}

/** Runs one command; returns its exit code. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  const complain = (sentence: string): void => void (sentence !== '' && io.stderr.write(`${sentence}\n`))
  let desk = await deskOf(io)
  try {
    desk = await deskOf(io, words)
    const program = programFor(desk)
    if (words.length === 0) program.outputHelp()
    else await program.parseAsync(words, { from: 'user' })
    return EXIT.well
  } catch (error) {
    if (error instanceof Stop) {
      complain(error.sentence)
      return error.exitCode
    }
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT.well
      complain(complaintIn(desk.words, error))
      return EXIT.wrong
    }
    complain(desk.words.say('cli.our-mistake'))
    if (io.env['BENBEN_DEBUG'] === '1') complain(error instanceof Error ? (error.stack ?? '') : String(error))
    return EXIT.ourMistake
  }
}

/** The program as a process. */
export async function main(): Promise<void> {
  const io = processIo()
  const { words } = await deskOf(io)
  process.stderr.on('error', () => undefined)
  process.stdout.on('error', (error) => {
    // EPIPE: the reader closed the pipe early (`| head`).
    if (codeOf(error) === 'EPIPE') process.exit()
    process.stderr.write(`${words.say('cli.output', { code: codeOf(error) })}\n`)
    process.exit(EXIT.wrong)
  })
  process.exitCode = await run(process.argv.slice(2), io)
}
