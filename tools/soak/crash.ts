import { parseArgs } from 'node:util'
import { crash } from '../../packages/server/src/testing/crash.ts'

/**
 * `npm run soak -- crash [--short] [--kills N] [--seed S] [--store sqlite|postgres]`: a server is killed under load, solo tables and
 * bots included. No acknowledged move may be lost or doubled, and every match must go on to its end.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    kills: { type: 'string' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string' },
  },
})
const kills = Number(values.kills ?? (values.short === true ? 10 : 200))
const engines = (['SQLite', 'PostgreSQL'] as const).filter(
  (engine) => values.store === undefined || engine.toLowerCase().startsWith(values.store),
)

let failed = 0
for (const engine of engines) {
  const onKill = (many: number, moves: number): void => {
    if (many % 20 === 0) console.error(`${engine}: ${many} kills, ${moves} moves`)
  }
  const { problems, ...counts } = await crash({ engine, kills, tables: 8, seed: values.seed, onKill })
  failed += problems.length
  for (const problem of problems) console.error(problem)
  console.log(`${engine}: ${JSON.stringify(counts)}`)
}
console.log(failed === 0 ? 'No acknowledged move was lost or doubled.' : `${failed} matches do not hold.`)
process.exitCode = failed === 0 ? 0 : 1
