import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fastHost, type GameId } from '@benben/kernel'
import { loadAnalyst } from '../src/analysis/index.ts'
import { RULES } from '../src/games.ts'
import { LEVEL_NAMES, type LevelName } from '../src/levels.ts'
import { loadBot } from '../src/load.ts'
import { findPuzzle, type Finder } from '../src/puzzles/find.ts'
import { SEARCHES, type Puzzle, type PuzzleFile } from '../src/puzzles/puzzle.ts'
import { playMatch } from '../src/table.ts'

/**
 * `npm run puzzles -- --game aton --count 100`: looks for puzzles in games of bots, at most one in each, and writes the file that
 * is shipped. Seeded: the same command makes the same file. What was found, or not, in each game stands in puzzles/; a run
 * that was stopped goes on.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'aton' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'puzzles' },
    /** Stops after so many minutes, without a file unless there are enough. */
    minutes: { type: 'string', default: 'Infinity' },
    /** Writes the file with what there is. */
    now: { type: 'boolean', default: false },
  },
})
const STRONGEST: LevelName = LEVEL_NAMES.at(-1)!
const WEAKER = ['novice', 'apprentice', 'scribe'] as const
/** The page that loads them. */
const DATA = join(import.meta.dirname, '..', '..', 'web', 'src', 'puzzles', 'data')

const isGame = (id: string): id is GameId => Object.hasOwn(RULES, id)
if (!isGame(values.game)) throw new Error(`There is no game ${values.game}.`)
const id = values.game
const count = Number(values.count)

/** What was found in one game. */
interface Candidate {
  readonly game: number
  readonly puzzle: Puzzle | null
}

async function finderOf(): Promise<{ finder: Finder; play: (seed: string) => ReturnType<typeof playMatch> }> {
  const game = await RULES[id]()
  const search = SEARCHES[id]
  const options = game.options(search.options, search.seats)
  if (!options.ok) throw new Error(options.fault.code)
  const bots = Array.from({ length: search.seats }, () => search.player)
  const play = (seed: string): ReturnType<typeof playMatch> =>
    playMatch({ game, options: options.value, bots, seed })
  const view = game.view(game.setup(options.value, search.seats, 'table', fastHost), 'spectator')
  const analyst = await loadAnalyst(game, options.value, view, { strongest: STRONGEST, quick: search.quick })
  const weaker = await Promise.all(
    WEAKER.map(async (name) => ({ name, choose: (await loadBot(id, name, view))! })),
  )
  return { finder: { analyst: analyst!, weaker, search }, play }
}

const folder = 'puzzles'
mkdirSync(folder, { recursive: true })
const found = join(folder, `${id}-${values.seed}.jsonl`)
const lines: Candidate[] = existsSync(found)
  ? readFileSync(found, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Candidate)
  : []
const puzzles = (): Puzzle[] => lines.flatMap(({ puzzle }) => puzzle ?? [])

const { finder, play } = await finderOf()
const until = performance.now() + 60_000 * Number(values.minutes)
while (!values.now && puzzles().length < count && performance.now() < until) {
  const game = lines.length
  const puzzle = findPuzzle(finder, play(`${values.seed}/${id}/${game}`)) ?? null
  lines.push({ game, puzzle })
  appendFileSync(found, `${JSON.stringify(lines.at(-1))}\n`)
  progress()
}

function progress(): void {
  const many = puzzles().length
  const bar = '#'.repeat(Math.floor((20 * many) / count)).padEnd(20, '.')
  const last = lines.at(-1)!.puzzle
  const seconds = process.cpuUsage().user / 1e6
  const said = last === null ? 'none' : `round ${last.round}, ${last.best.join('; ')}`
  console.log(`[${bar}] ${many} of ${count} in ${lines.length} games, ${seconds.toFixed(0)} s: ${said}`)
}

if (values.now || puzzles().length >= count) {
  const file: PuzzleFile = {
    game: id,
    made: `npm run puzzles -- --game ${id} --count ${count} --seed ${values.seed}`,
    options: finder.search.options,
    seats: finder.search.seats,
    measure: finder.analyst.measure,
    strongest: STRONGEST,
    quick: finder.search.quick,
    puzzles: puzzles().slice(0, count),
  }
  const { puzzles: some, ...head } = file
  // A line for each, so that a change of one is a change of one.
  const text = `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${some.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`
  writeFileSync(join(DATA, `${id}.json`), text)
}
