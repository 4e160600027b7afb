import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Difference, sideBySide } from './check/side-by-side.ts'
import { ratiosOf, summarize, type Sample } from './figures.ts'
import { start } from './runners.ts'
import { table } from './table.ts'

/** `npm run bench -- engine [--json] [--seconds N]`: how fast the rules run, beside the yardstick and a peer. */

const ROUNDS = 5
const CHECKED = 30

const { values } = parseArgs({ options: { json: { type: 'boolean' }, seconds: { type: 'string' } } })
const seconds = Number(values.seconds ?? 5)
if (!(seconds > 0)) {
  console.error('--seconds takes the seconds of each measurement, over all rounds together')
  process.exit(1)
}

const say = (text: string): void => void process.stderr.write(`${text}\n`)

const cpus = availableParallelism()
const load = loadavg()[0]!
if (load > cpus / 2) say(`This machine is busy (load ${load.toFixed(1)}): figures will vary more than usual.`)

say(`Playing ${CHECKED} games of Aton on both engines side by side.`)
try {
  sideBySide(CHECKED, 1)
} catch (error) {
  if (!(error instanceof Difference)) throw error
  say(`The peer does not play the same game, so its figures would mean nothing.\n${error.message}`)
  process.exit(1)
}

const runners = await start()
const ms = (seconds * 1000) / ROUNDS
say(`Warming up ${runners.length} measurements.`)
for (const runner of runners) await runner.measure(2 * ms)

const samples: Sample[] = []
for (let round = 1; round <= ROUNDS; round++) {
  say(`Round ${round} of ${ROUNDS}.`)
  // Every other round goes backwards: a machine that slows down meanwhile slows nobody more than others.
  for (const { task, measure } of round % 2 === 1 ? runners : runners.toReversed()) {
    samples.push({ subject: task.subject, task: task.name, figures: await measure(ms) })
  }
}
for (const runner of runners) runner.stop()

const figures = summarize(samples)
const ratios = ratiosOf(figures)
console.log(
  values.json
    ? JSON.stringify({ node: process.version, cpus, rounds: ROUNDS, figures, ratios })
    : table(figures, ratios),
)
