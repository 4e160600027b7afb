import { searchTree, type Game, type Move, type Random } from '@benben/kernel'
import type { Judge, Judgement } from './analysis/outlook.ts'
import type { Bot } from './bot.ts'
import type { Recipe } from './recipe.ts'

/** A game as it is played at a table, and how its positions are judged there. */
interface JudgedGame {
  readonly game: Game
  readonly judge: Judge
}

interface Searched {
  /** The rules, with these printed data. */
  readonly gameWith: (printed: unknown) => Game
  /** Loaded only for whoever asks this bot: no other one needs it. */
  readonly loadJudgement: () => Promise<Judgement>
  /** The names of seats that are played by a rule. */
  readonly automataIn?: (view: unknown) => readonly (string | undefined)[]
}

/** How much it searches for a decision, unless its name says otherwise. */
const ITERATIONS = 400
const FINE = 1 << 24

/**
 * A reference bot for any game that is judged, `tree:N` with N iterations for each decision: searches the tree of moves from what its
 * seat knows, and asks the judge of analyses for the chances at its leaves.
 */
export function treeRecipe({ gameWith, loadJudgement, automataIn = () => [] }: Searched): Recipe {
  let judgement: Judgement | undefined
  return {
    name: 'tree',
    prepare: async (view) => {
      judgement = await loadJudgement()
      await judgement.prepare(view)
    },
    make: (iterations = ITERATIONS, printed) =>
      treeBot(
        (view) => ({ game: gameWith(printed), judge: judgement!.judge(view, printed, automataIn(view)) }),
        iterations,
      ),
    budgeted: true,
  }
}

const treeBot =
  (gameOf: (view: unknown) => JudgedGame, iterations: number): Bot<unknown> =>
  ({ seat, view, random, isLate }) => {
    const { game, judge } = gameOf(view)
    const tried = searchTree(
      { ...game, judge: (p) => judge.outlookOf(judge.facts(p)).chances },
      seat,
      () => game.determinize(view, random),
      { iterations, ...(isLate === undefined ? {} : { isLate }) },
      random,
    )
    const decidesAlone = game.toAct(game.determinize(view, random)).length === 1
    return decidesAlone ? oftenest(tried) : drawn(tried, random)
  }

interface Share {
  readonly move: Move
  readonly share: number
}

const oftenest = (tried: readonly Share[]): Move =>
  tried.reduce((best, each) => (each.share > best.share ? each : best)).move

/** Whoever decides at the same time as others mixes, so that nobody can foresee it. */
function drawn(tried: readonly Share[], random: Random): Move {
  let point = random.below(FINE) / FINE
  return (tried.find(({ share }) => (point -= share) < 0) ?? tried.at(-1)!).move
}
