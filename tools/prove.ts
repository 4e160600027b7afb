import { allIds, allMutants, CARDS } from './prove/cards.ts'
import { EQUIVALENT } from './prove/equivalent.ts'
import type { Mutant } from './prove/mutant.ts'
import { prove } from './prove/proof.ts'

/**
 * `npm run prove -- cards [--all] [ID …]`: spoils the code where it names a card, tile or ruling of Tekhenu, and demands that a test
 * which carries its id fails. With `--all` every mutant is tried, and those that no test of any id they stand for notices are
 * listed; what the tests of one id let pass is written to stderr at once, so that a run that is broken off is not lost.
 */
const [what, ...rest] = process.argv.slice(2)
const all = rest.includes('--all')
const named = rest.filter((each) => each !== '--all')
const known = allIds()
const unknown = named.filter((id) => !known.includes(id))

if (what !== 'cards' || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no ${unknown.join(', ')}.`)
  console.error(
    'npm run prove -- cards [--all] [ID …], where an ID is a card, a tile or a ruling of Tekhenu: T04, P12, R17',
  )
  process.exit(1)
}

// However it ends, the copies go; see Copy.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const began = performance.now()
const { proved, unproved, tried } = await prove({
  ids: named.length > 0 ? named : known,
  mutants: allMutants(),
  ...CARDS,
  all,
  report: ({ mutant, fate }) => {
    if (all && fate === 'survived') console.error(`passes the tests of ${mutant.id}: ${mutant.shown}`)
  },
  progress: (id, done, many) => {
    if (done % 25 === 0 || done === many) console.error(`${done} of ${many} ids (${id})`)
  },
})
if (all) {
  // The same edit may stand for several ids.
  const editOf = ({ file, start, end, text }: Mutant): string => [file, start, end, text].join(' ')
  for (const same of Map.groupBy(tried, ({ mutant }) => editOf(mutant)).values()) {
    if (same.some(({ fate }) => fate !== 'survived')) continue
    const ids = same.map(({ mutant }) => mutant.id).join(', ')
    const { shown } = same[0]!.mutant
    const reason = EQUIVALENT[shown.replace(/:\d+:/, ':')]
    console.log(`${ids} survives: ${shown}${reason === undefined ? '' : ` (${reason})`}`)
  }
}
for (const { mutant, fate } of tried)
  if (fate === 'endless') console.log(`${mutant.id} came to no end: ${mutant.shown}`)
for (const { id, why } of unproved) console.log(`${id}: ${why}`)
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(
  `${proved.length} proved, ${unproved.length} unproved (${tried.length} mutants tried, ${tried.filter(({ fate }) => fate === 'killed').length} killed; ${seconds} s)`,
)
process.exitCode = unproved.length === 0 ? 0 : 1
