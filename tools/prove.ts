import { allIds, allMutants, CARDS } from './prove/cards.ts'
import { EQUIVALENT } from './prove/equivalent.ts'
import { prove } from './prove/proof.ts'

/**
 * `npm run prove -- cards [--all] [ID …]`: spoils the code where it names a card, tile or ruling of Tekhenu, and demands that a test
 * which carries its id fails. With `--all` every mutant is tried, and those that no test notices are listed.
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
  progress: (id, done, many) => {
    if (done % 25 === 0 || done === many) console.error(`${done} of ${many} ids (${id})`)
  },
})
if (all) {
  for (const { mutant, fate } of tried) {
    const reason = EQUIVALENT[mutant.shown.replace(/:\d+:/, ':')]
    if (fate === 'survived')
      console.log(`${mutant.id} survives: ${mutant.shown}${reason === undefined ? '' : ` (${reason})`}`)
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
