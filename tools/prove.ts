import { allIds, allMutants, CARDS } from './prove/cards.ts'
import { prove } from './prove/proof.ts'

/**
 * `npm run prove -- cards [ID …]`: switches every card, tile and ruling of Tekhenu off in turn and demands that a test which
 * carries its id notices.
 */
const [what, ...named] = process.argv.slice(2)
const known = allIds()
const unknown = named.filter((id) => !known.includes(id))

if (what !== 'cards' || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no ${unknown.join(', ')}.`)
  console.error(
    'npm run prove -- cards [ID …], where an ID is a card, a tile or a ruling of Tekhenu: T04, P12, R17',
  )
  process.exit(1)
}

// However it ends, the copies go; see Copy.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const began = performance.now()
const { proved, unproved, endless } = await prove({
  ids: named.length > 0 ? named : known,
  mutants: await allMutants(),
  ...CARDS,
  progress: (tried, all) => {
    if (tried % 25 === 0) console.error(`${tried} of ${all} mutants tried`)
  },
})
for (const { id, where } of endless) console.log(`${id}: killed, its tests came to no end ${where}`)
for (const { id, why } of unproved) console.log(`${id}: ${why}`)
console.log(
  `${proved.length} proved, ${unproved.length} unproved (${((performance.now() - began) / 1000).toFixed(0)} s)`,
)
process.exitCode = unproved.length === 0 ? 0 : 1
