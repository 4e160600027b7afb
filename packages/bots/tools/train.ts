import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { curve } from './curve.ts'
import { traineeOf, TRAINEES, type Round } from './trainees.ts'

/**
 * `npm run train -- MODE`: learns an evaluation by self-play. Seeded: the same command makes the same weights. What it has
 * done stands in train/MODE/; a run that was stopped goes on from its last round.
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
const rounds: Round[] = existsSync(files.rounds)
  ? readFileSync(files.rounds, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Round)
  : []
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
  rounds.length === 0 ? undefined : deserialize(readFileSync(files.state)),
)
if (trainee === undefined) {
  console.error(`npm run train -- MODE, where MODE is one of: ${TRAINEES.join(', ')}`)
  process.exit(1)
}
const command = `npm run train -- ${process.argv.slice(2).join(' ')}`
mkdirSync(folder, { recursive: true })

for (let number = rounds.length; number < Number(values.rounds); number++) {
  const done = trainee.round(number, (games) => progress(number, games))
  rounds.push(done)
  writeFileSync(files.state, serialize(trainee.state()))
  appendFileSync(files.rounds, `${JSON.stringify(done)}\n`)
  writeFileSync(files.weights, `${JSON.stringify(trainee.weights(command), null, 2)}\n`)
  writeFileSync(files.curve, curve(`${name}: ${trainee.mean}`, rounds))
  writeFileSync(files.report, report(trainee.mean, trainee.error))
  console.log(
    `\rround ${done.round}: ${trainee.mean} ${done.mean.toFixed(1)}, ${trainee.error} ${done.error.toFixed(2)}`,
  )
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
