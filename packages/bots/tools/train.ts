import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { random } from '@benben/kernel'
import { modeOf, MODE_NAMES, type ModeName } from '../src/tekhenu/learned/modes.ts'
import { priorWeights } from '../src/tekhenu/learned/prior.ts'
import { readSamples, writeSamples } from '../src/tekhenu/learned/samples.ts'
import { shapeOfSize } from '../src/tekhenu/learned/shape.ts'
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
    kept: { type: 'string', default: '25' },
    passes: { type: 'string', default: '3' },
    rate: { type: 'string', default: '0.003' },
    hidden: { type: 'string', default: '0' },
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
const kept = Number(values.kept)
const files = {
  exact: join(folder, 'weights.f32'),
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
    kept,
    passes: Number(values.passes),
    rate: Number(values.rate),
  },
  startingWeights(),
  rounds.slice(-kept).map(({ round }) => readSamples(readFileSync(samplesFile(round)))),
)
for (let number = rounds.length; number < Number(values.rounds); number++) {
  const done = training.round(number, (games) => progress(number, games))
  rounds.push(done)
  writeFileSync(samplesFile(done.round), writeSamples(training.samples.at(-1)!))
  rmSync(samplesFile(done.round - kept), { force: true })
  writeFileSync(files.exact, training.weights)
  writeFileSync(files.weights, `${JSON.stringify(writeWeights(command, training.weights), null, 2)}\n`)
  appendFileSync(files.rounds, `${JSON.stringify(done)}\n`)
  writeFileSync(files.curve, curve(name, rounds))
  writeFileSync(files.report, report())
  console.log(`\rround ${done.round}: mean ${done.mean.toFixed(1)} points, error ${done.error.toFixed(2)}`)
}

function isMode(found: string | undefined): found is ModeName {
  return MODE_NAMES.some((mode) => mode === found)
}

function samplesFile(round: number): string {
  return join(folder, `round-${round}.samples`)
}

function startingWeights(): Float32Array {
  const chance = random(`train/${values.seed}/weights`)
  const first = priorWeights(Number(values.hidden), () => chance.below(1 << 20) / (1 << 20))
  if (existsSync(files.exact)) return new Float32Array(new Uint8Array(readFileSync(files.exact)).buffer)
  const { from } = values
  if (from === undefined) return first
  const read = readWeights(JSON.parse(readFileSync(from, 'utf8')) as WeightsFile)
  // The linear part comes first, so a network can start from weights without one.
  if (read.length !== first.length && shapeOfSize(read.length)?.hidden !== 0)
    throw new RangeError(`${from} has a network of another size`)
  first.set(read)
  return first
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
