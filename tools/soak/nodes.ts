import { parseArgs } from 'node:util'
import { twoNodes } from '../../packages/server/src/testing/two-nodes.ts'

/**
 * `npm run soak -- nodes [--short] [--matches N] [--seed S]`: matches through two nodes with one PostgreSQL at random, while nodes are
 * killed and PostgreSQL restarts. No acknowledged move may be lost or doubled, and every match must go on to its end.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    matches: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const matches = Number(values.matches ?? (values.short === true ? 20 : 200))

const { problems, ...counts } = await twoNodes({
  matches,
  atOnce: Math.min(matches, 16),
  // Some fifteen breaks however many matches there are: one has about ninety moves.
  movesPerBreak: Math.ceil(matches * 6),
  seed: values.seed,
  onBreak: (what, moves) => console.error(`after ${moves} moves ${what}`),
})
for (const problem of problems) console.error(problem)
console.log(JSON.stringify(counts))
console.log(problems.length === 0 ? 'No acknowledged move was lost or doubled.' : 'It does not hold.')
process.exitCode = problems.length === 0 ? 0 : 1
