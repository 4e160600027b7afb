import { EXPECTED } from './check/met.ts'
import { Difference, sideBySide } from './check/side-by-side.ts'

/** `npm run check [-- GAMES]`: is the peer's Aton the same game as ours? */
const ENOUGH = 400
const games = Number(process.argv[2] ?? ENOUGH)
try {
  const met = sideBySide(games, 1)
  for (const [what, often] of Object.entries(met)) console.log(`${String(often).padStart(8)}  ${what}`)
  const missing = EXPECTED.filter((what) => met[what] === undefined)
  console.log(`The same game: ${games} games side by side.`)
  if (missing.length > 0) {
    console.log(`Never met: ${missing.join(', ')}`)
    if (games >= ENOUGH) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof Difference)) throw error
  console.error(`The two engines differ. Find out by the rules which one is wrong.\n${error.message}`)
  process.exitCode = 1
}
