import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { curve } from './curve.ts'
import { keep, keptIn } from './keep.ts'
import { traineeOf, TRAINEES, type Round } from './trainees.ts'

/**
 * `npm run train -- MODE`: learns an evaluation by self-play. Seeded: the same command makes the same weights. What it has
 * done stands in train/MODE/; a run that was stopped goes on from its last round, with the same flags.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '20' },
    games: { type: 'string', default: '150' },
    trust: { type: 'string', default: '10' },
    lambda: { type: 'string', default: '0.9' },
    fading: { type: 'string', default: '0.95' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
    out: { type: 'string' },
  },
})
const name = positionals[0] ?? ''
const folder = values.out ?? join('train', name)
const files = {
  state: join(folder, 'state.bin'),
  weights: join(folder, 'weights.json'),
  rounds: join(folder, 'rounds.jsonl'),
  curve: join(folder, 'curve.svg'),
  report: join(folder, 'report.md'),
}
if (!TRAINEES.includes(name)) stop(`npm run train -- MODE, where MODE is one of: ${TRAINEES.join(', ')}`)

// More rounds may follow; everything else must be as it was when the training began.
const { rounds: _, out: __, ...flags } = values
const asked = JSON.stringify({ name, ...flags })
const kept = keptIn(files.state)
if (kept !== undefined && kept.asked !== asked)
  stop(
    `${folder} holds another training: ${kept.asked}\nGo on with its flags, or name another folder with --out.`,
  )
const rounds: Round[] = [...(kept?.rounds ?? [])]
if (rounds.length > Number(values.rounds)) stop(`${folder} holds ${rounds.length} rounds already`)
const trainee = traineeOf(
  name,
  {
    seed: values.seed,
    games: Number(values.games),
    trust: Number(values.trust),
    lambda: values.lambda.split(',').map(Number),
    fading: values.fading.split(',').map(Number),
    from: values.from,
  },
  kept?.state,
)!
const command = `npm run train -- ${process.argv.slice(2).join(' ')}`

// Whoever was stopped before everything was written finds it written.
if (rounds.length > 0) tell()
for (let number = rounds.length; number < Number(values.rounds); number++) {
  const done = trainee.round(number, (games) => progress(number, games))
  rounds.push(done)
  keep(files.state, { asked, rounds, state: trainee.state() })
  tell()
  console.log(
    `\rround ${done.round}: ${trainee.mean} ${done.mean.toFixed(1)}, ${trainee.error} ${done.error.toFixed(2)}`,
  )
}

/** Writes what people read, and the weights. */
function tell(): void {
  writeFileSync(files.rounds, rounds.map((round) => `${JSON.stringify(round)}\n`).join(''))
  writeFileSync(files.weights, `${JSON.stringify(trainee.weights(command), null, 2)}\n`)
  writeFileSync(files.curve, curve(`${name}: ${trainee.mean}`, rounds))
  writeFileSync(files.report, report(trainee.mean, trainee.error))
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function progress(round: number, games: number): void {
  if (!process.stderr.isTTY) return
  const full = Math.floor((30 * games) / Number(values.games))
  process.stderr.write(`\rround ${round + 1} [${'#'.repeat(full)}${'-'.repeat(30 - full)}] ${games} games`)
}

function report(meanIs: string, errorIs: string): string {
  const rows = rounds.map(
    ({ round, mean, error }) => `| ${round} | ${mean.toFixed(1)} | ${error.toFixed(2)} |`,
  )
  return [
    `# Training of ${name}`,
    '',
    `\`${command}\``,
    '',
    '![Learning curve](curve.svg)',
    '',
    `| round | ${meanIs} | ${errorIs} |`,
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
