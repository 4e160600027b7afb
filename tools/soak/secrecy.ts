import { parseArgs } from 'node:util'
import { GAMES } from '../../packages/bots/src/index.ts'
import { MODES } from '../../packages/server/src/testing/secrecy/modes.ts'
import { Twins } from '../../packages/server/src/testing/secrecy/twins.ts'

/**
 * `npm run soak -- secrecy [--short] [--tables N] [--seed S]`: N tables of every mode in two worlds that differ only in what one viewer
 * cannot know. That viewer must receive the same bytes, times aside, until something is revealed; also in answers to undo, in the replay
 * of the running match, and where something is refused.
 */
const { values } = parseArgs({
  options: { short: { type: 'boolean' }, tables: { type: 'string' }, seed: { type: 'string' } },
})
const tables = Number(values.tables ?? (values.short === true ? 3 : 100))
const seed = values.seed ?? '1'

let failed = 0
for (const mode of MODES) {
  const twins = await Twins.open(GAMES)
  // Only Aton has moves in one world of which nobody hears; they are rare, and its matches short.
  const most = mode.game === 'aton' ? 5 * tables : tables
  for (let n = 1; n <= most; n++) {
    try {
      await twins.compare(mode, `${seed}-${n}`)
    } catch (error) {
      failed++
      console.error(error instanceof Error ? error.message : error)
    }
  }
  console.log(`${mode.name}: ${JSON.stringify(twins.tally)}`)
  await twins.end()
}
console.log(failed === 0 ? 'No viewer saw a difference.' : `${failed} tables showed a difference.`)
process.exitCode = failed === 0 ? 0 : 1
