import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { summarize } from '../src/simulate.ts'
import type { WeightsFile } from '../src/weights-file.ts'
import { wilson } from '../src/wilson.ts'
import { MODE_NAMES } from '../src/tekhenu/learned/modes.ts'
import { compareAton } from './compare/aton.ts'
import { compareTekhenu } from './compare/tekhenu.ts'

/**
 * `npm run compare -- MODE A.json B.json`: two files of weights in the same mind, every deal with every seating. Against
 * the automaton each plays every deal, and the better score of the two counts as a win. In Aton `fitted` instead of a file is
 * the evaluation without a network.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    level: { type: 'string', default: 'scribe' },
    seed: { type: 'string', default: 'compare' },
  },
})
const [name, ...paths] = positionals
const mode = MODE_NAMES.find((each) => each === name)
if ((mode === undefined && name !== 'aton') || paths.length !== 2) {
  console.error(`npm run compare -- MODE A.json B.json, where MODE is one of: aton, ${MODE_NAMES.join(', ')}`)
  process.exit(1)
}
const read = (path: string): WeightsFile => JSON.parse(readFileSync(path, 'utf8')) as WeightsFile
const games = Number(values.games)
const how = { level: values.level, games, seed: values.seed }
const { won, points } =
  mode === undefined
    ? compareAton(
        paths.map((path) => (path === 'fitted' ? undefined : read(path))),
        how,
      )
    : compareTekhenu(mode, [read(paths[0]!), read(paths[1]!)], how)
const { low, high } = wilson(won, games)
const percent = (share: number): string => (100 * share).toFixed(1)
console.log(
  `${name!}, ${values.level}: A ${won} of ${games}, ${percent(won / games)} % (${percent(low)} to ${percent(high)}); ` +
    `mean points ${points.map((each) => summarize(each).mean.toFixed(1)).join(' : ')}`,
)
