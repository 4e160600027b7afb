import { parseArgs } from 'node:util'
import { fullDisk } from '../../packages/server/src/testing/full-disk.ts'
import { SmallDisk } from '../../packages/server/src/testing/small-disk.ts'

/**
 * `npm run soak -- full [--short] [--rounds N] [--seed S] [--store sqlite|postgres]`: the disk of the store fills and empties
 * N times while matches with people, bots and an automaton go on. Needs root: the disk is a tmpfs of its own.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string' },
  },
})
const rounds = Number(values.rounds ?? (values.short === true ? 2 : 20))
const engines = (['SQLite', 'PostgreSQL'] as const).filter(
  (engine) => values.store === undefined || engine.toLowerCase().startsWith(values.store),
)
/** Megabytes. */
const SIZES = { SQLite: 64, PostgreSQL: 160 }

for (const engine of engines) {
  const disk = SmallDisk.mount(SIZES[engine])
  if (disk === undefined) {
    console.error('This needs a disk of its own, which only root may mount.')
    process.exit(1)
  }
  try {
    const { outages, moves, wrong } = await fullDisk({ disk, engine, rounds, seed: values.seed })
    console.log(`${engine}: ${rounds} rounds, ${outages} outages, ${moves} acknowledged moves.`)
    for (const each of new Set(wrong)) console.error(each)
    console.log(wrong.length === 0 ? 'Everybody went on, and nothing was lost.' : 'It does not hold.')
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    disk.unmount()
  }
}
