import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drive, fastHost, random } from '@benben/kernel'
import { standard, tekhenu, type TekhenuView } from '@benben/tekhenu'
import { LazyInput, type Bot } from '../src/bot.ts'
import { seatings, shareOf } from '../src/seating.ts'
import { summarize } from '../src/simulate.ts'
import { judgesOf } from '../src/tekhenu/judges.ts'
import { modeOf, MODE_NAMES } from '../src/tekhenu/learned/modes.ts'
import { readWeights, type WeightsFile } from '../src/tekhenu/learned/weights-file.ts'
import { LEVELS, thinker } from '../src/tekhenu/levels.ts'
import { wilson } from '../src/wilson.ts'

/**
 * `npm run compare -- MODE A.json B.json`: two files of weights in the same mind, every deal with every seating. Against
 * the automaton each plays every deal, and the better score of the two counts as a win.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    level: { type: 'string', default: 'scribe' },
    seed: { type: 'string', default: 'compare' },
  },
})
const mode = MODE_NAMES.find((name) => name === positionals[0])
const level = Object.entries(LEVELS).find(([name]) => name === values.level)?.[1]
if (mode === undefined || level === undefined || positionals.length !== 3) {
  console.error(`npm run compare -- MODE A.json B.json, where MODE is one of: ${MODE_NAMES.join(', ')}`)
  process.exit(1)
}
const { options, seats, players } = modeOf(mode)

function mindWith(file: string): Bot<TekhenuView> {
  const weights = readWeights(JSON.parse(readFileSync(file, 'utf8')) as WeightsFile)
  return thinker(
    standard,
    level!,
    judgesOf(standard, () => weights),
  ).choose
}
const a = mindWith(positionals[1]!)
const b = mindWith(positionals[2]!)

function play(bots: readonly Bot<TekhenuView>[], seed: string): ReturnType<typeof tekhenu.result> {
  const p = tekhenu.setup(options, seats, seed, fastHost)
  const chances = bots.map((_, seat) => random(`${seed}/bot/${seat}`))
  drive(
    tekhenu,
    p,
    (_, seat, moves) => bots[seat]!(new LazyInput(seat, moves, () => tekhenu.view(p, seat), chances[seat]!)),
    fastHost,
  )
  return tekhenu.result(p)
}

const points: [number[], number[]] = [[], []]
let games = 0
let won = 0
if (players === 1) {
  for (; games < Number(values.games); games++) {
    const totals = [a, b].map((bot) => play([bot], `${values.seed}/${games}`)!.totals[0]!)
    totals.forEach((total, i) => points[i]!.push(total))
    won += totals[0]! > totals[1]! ? 1 : totals[0] === totals[1] ? 0.5 : 0
  }
} else {
  const ways = seatings(seats)
  for (; games < Number(values.games); games++) {
    const isA = ways[games % ways.length]!
    const bots = isA.map((mine) => (mine ? a : b))
    const result = play(bots, `${values.seed}/${Math.floor(games / ways.length)}`)!
    won += shareOf(result, isA)
    result.totals.forEach((total, seat) => points[isA[seat]! ? 0 : 1].push(total))
  }
}
const { low, high } = wilson(won, games)
const percent = (share: number): string => (100 * share).toFixed(1)
console.log(
  `${mode}, ${values.level}: A ${won} of ${games}, ${percent(won / games)} % (${percent(low)} to ${percent(high)}); ` +
    `mean points ${points.map((each) => summarize(each).mean.toFixed(1)).join(' : ')}`,
)
