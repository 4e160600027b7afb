import { parseArgs } from 'node:util'
import { fullDisk } from '../../packages/server/src/testing/full-disk.ts'
import { SmallDisk } from '../../packages/server/src/testing/small-disk.ts'

/**
 * `npm run soak -- full [--short] [--rounds N] [--seed S]`: the disk fills and empties N times while matches with people, bots and an
 * automaton go on. Needs root: the disk is a tmpfs of its own.
 */
const { values } = parseArgs({
  options: { short: { type: 'boolean' }, rounds: { type: 'string' }, seed: { type: 'string' } },
})
const disk = SmallDisk.mount(64)
if (disk === undefined) {
  console.error('This needs a disk of its own, which only root may mount.')
  process.exit(1)
}
try {
  const rounds = Number(values.rounds ?? (values.short === true ? 2 : 20))
  const { outages, moves, wrong } = await fullDisk(disk, rounds, values.seed ?? '1')
  console.log(`${rounds} rounds, ${outages} outages, ${moves} acknowledged moves.`)
  for (const each of wrong) console.error(each)
  console.log(wrong.length === 0 ? 'Everybody went on, and nothing was lost.' : 'It does not hold.')
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  disk.unmount()
}
