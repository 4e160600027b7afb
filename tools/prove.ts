import { parseArgs } from 'node:util'
import { allIds, allMutants, CARDS } from './prove/cards.ts'
import { reasonFor } from './prove/equivalent.ts'
import { prove } from './prove/proof.ts'
import { Saved } from './prove/saved.ts'
import { tryAll } from './prove/survivors.ts'

/**
 * `npm run prove -- cards [--all] [--save FILE] [ID …]`: spoils the code where it names a card, tile or ruling of Tekhenu, and demands
 * that a test which carries its id fails. With `--all` every mutant is tried, and those that no test notices are listed; `--save`
 * keeps what became of them, so that a stopped run goes on.
 */
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, save: { type: 'string' } },
  allowPositionals: true,
})
const [what, ...named] = positionals
const known = allIds()
const unknown = named.filter((id) => !known.includes(id))

if (what !== 'cards' || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no ${unknown.join(', ')}.`)
  console.error(
    'npm run prove -- cards [--all] [--save FILE] [ID …], where an ID is a card, a tile or a ruling of Tekhenu: T04, P12, R17',
  )
  process.exit(1)
}

// However it ends, the processes that run the tests go too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const began = performance.now()
const ids = named.length > 0 ? named : known
const mutants = allMutants().filter(({ id }) => ids.includes(id))

/** Ids that a failing test of their name proved while every mutant was tried. */
const shown = new Set<string>()
let unexplained = 0
if (values.all) {
  const fates = { killed: 0, crashed: 0, endless: 0, survived: 0 }
  await tryAll({
    mutants,
    subject: CARDS,
    saved: new Saved(values.save),
    suspect: ({ mutant }) => {
      if (reasonFor(mutant.shown) === undefined) console.error(`may survive: ${mutant.shown}`)
    },
    isEquivalent: ({ mutant }) => reasonFor(mutant.shown) !== undefined,
    report: ({ mutant, ids: standsFor }, { fate, ids: carried }, done, many) => {
      fates[fate]++
      if (fate === 'killed') for (const id of standsFor) if (carried.includes(id)) shown.add(id)
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

const open = ids.filter((id) => !shown.has(id))
const { proved, unproved, tried } = await prove({
  ids: open,
  mutants,
  ...CARDS,
  progress: (id, done, many) => {
    if (done % 25 === 0 || done === many) console.error(`${done} of ${many} ids (${id})`)
  },
})
for (const { mutant, fate } of tried)
  if (fate === 'endless') console.log(`${mutant.id} came to no end: ${mutant.shown}`)
for (const { id, why } of unproved) console.log(`${id}: ${why}`)
console.log(
  `${proved.length + shown.size} proved, ${unproved.length} unproved (${tried.length} ${values.all ? 'more ' : ''}mutants tried)`,
)
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)
process.exitCode = unproved.length + unexplained === 0 ? 0 : 1
