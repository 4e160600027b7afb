import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { modeOf, MODE_NAMES, type ModeName } from '../src/tekhenu/learned/modes.ts'
import { NormalEquations } from '../src/tekhenu/learned/normal-equations.ts'
import { priorWeights } from '../src/tekhenu/learned/prior.ts'
import { Training, type Round } from '../src/tekhenu/learned/training.ts'
import { readWeights, writeWeights, type WeightsFile } from '../src/tekhenu/learned/weights-file.ts'
import { curve } from './curve.ts'

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
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
    out: { type: 'string' },
  },
})
const [name] = positionals
if (!isMode(name)) {
  console.error(`npm run train -- MODE, where MODE is one of: ${MODE_NAMES.join(', ')}`)
  process.exit(1)
}
const folder = values.out ?? join('train', name)
const files = {
  sums: join(folder, 'sums.f64'),
  weights: join(folder, 'weights.json'),
  rounds: join(folder, 'rounds.jsonl'),
  curve: join(folder, 'curve.svg'),
  report: join(folder, 'report.md'),
}
const command = `npm run train -- ${process.argv.slice(2).join(' ')}`
mkdirSync(folder, { recursive: true })

const rounds: Round[] = existsSync(files.rounds)
  ? readFileSync(files.rounds, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Round)
  : []
const training = new Training(
  {
    mode: modeOf(name),
    seed: values.seed,
    games: Number(values.games),
    start: startingWeights(),
    trust: Number(values.trust),
  },
  rounds.length === 0
    ? undefined
    : new NormalEquations(new Float64Array(new Uint8Array(readFileSync(files.sums)).buffer)),
)
for (let number = rounds.length; number < Number(values.rounds); number++) {
  const done = training.round(number, (games) => progress(number, games))
  rounds.push(done)
  writeFileSync(files.sums, training.equations.sums)
  appendFileSync(files.rounds, `${JSON.stringify(done)}\n`)
  writeFileSync(files.weights, `${JSON.stringify(writeWeights(command, training.weights), null, 2)}\n`)
  writeFileSync(files.curve, curve(name, rounds))
  writeFileSync(files.report, report())
  console.log(`\rround ${done.round}: mean ${done.mean.toFixed(1)} points, error ${done.error.toFixed(2)}`)
}

function isMode(found: string | undefined): found is ModeName {
  return MODE_NAMES.some((mode) => mode === found)
}

function startingWeights(): Float32Array {
  const { from } = values
  return from === undefined
    ? priorWeights()
    : readWeights(JSON.parse(readFileSync(from, 'utf8')) as WeightsFile)
}

function progress(round: number, games: number): void {
  if (!process.stderr.isTTY) return
  const full = Math.floor((30 * games) / Number(values.games))
  process.stderr.write(`\rround ${round + 1} [${'#'.repeat(full)}${'-'.repeat(30 - full)}] ${games} games`)
}

function report(): string {
  const rows = rounds.map(
    ({ round, mean, error }) => `| ${round} | ${mean.toFixed(1)} | ${error.toFixed(2)} |`,
  )
  return [
    `# Training of ${name!}`,
    '',
    `\`${command}\``,
    '',
    '![Learning curve](curve.svg)',
    '',
    '| round | mean points without noise | error of the prediction |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
