import { allIds, allMutants, CARDS } from './prove/cards.ts'
import { reasonFor } from './prove/equivalent.ts'
import { prove } from './prove/proof.ts'
import { surveyOf, tryAll } from './prove/survivors.ts'

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

// However it ends, the processes that run the tests go too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const began = performance.now()
const ids = named.length > 0 ? named : known
const mutants = allMutants().filter(({ id }) => ids.includes(id))
const { proved, unproved, tried } = await prove({
  ids,
  mutants,
  ...CARDS,
  progress: (id, done, many) => {
    if (done % 25 === 0 || done === many) console.error(`${done} of ${many} ids (${id})`)
  },
})
for (const { mutant, fate } of tried)
  if (fate === 'endless') console.log(`${mutant.id} came to no end: ${mutant.shown}`)
for (const { id, why } of unproved) console.log(`${id}: ${why}`)
console.log(`${proved.length} proved, ${unproved.length} unproved (${tried.length} mutants tried)`)

let unexplained = 0
if (all) {
  const fates = { killed: 0, crashed: 0, endless: 0, survived: 0 }
  await tryAll({
    mutants,
    surveyed: await surveyOf(CARDS),
    report: ({ mutant, fate, ids: standsFor }, done, many) => {
      fates[fate]++
      if (done % 100 === 0 || done === many) console.error(`${done} of ${many} mutants`)
      if (fate !== 'survived' || reasonFor(mutant.shown) !== undefined) return
      unexplained++
      console.log(`${standsFor.join(', ')} survives: ${mutant.shown}`)
    },
  })
  console.log(
    `${fates.killed} killed, ${fates.crashed} crashed, ${fates.endless} endless, ` +
      `${fates.survived} survived: ${fates.survived - unexplained} with a reason, ${unexplained} without`,
  )
}
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)
process.exitCode = unproved.length + unexplained === 0 ? 0 : 1
