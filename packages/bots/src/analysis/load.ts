import type { Game } from '@benben/kernel'
import { JUDGEMENTS } from '#games'
import { LEVEL_NAMES, type LevelName } from '../levels.ts'
import { loadBot } from '../load.ts'
import type { Analyst, Player } from './analyst.ts'
import type { Judgement } from './outlook.ts'

const STRONGEST: LevelName = LEVEL_NAMES.at(-1)!
const QUICK: LevelName = 'scribe'

/** Who plays in an analysis; others than the usual ones for tests. */
export interface Levels {
  readonly strongest?: string
  readonly quick?: string
}

/** The analyst of a table; resolves to undefined for games that are not analysed. */
export async function loadAnalyst(
  game: Game,
  options: unknown,
  view: unknown,
  { strongest = STRONGEST, quick = QUICK }: Levels = {},
): Promise<Analyst | undefined> {
  const load = (JUDGEMENTS as Readonly<Record<string, (() => Promise<Judgement>) | undefined>>)[game.id]
  const judgement = await load?.()
  if (judgement === undefined) return undefined
  await judgement.prepare(view)
  const player = async (name: string): Promise<Player> => {
    const choose = await loadBot(game.id, name, view, game.printed)
    if (choose === undefined) throw new RangeError(`${game.id} has no bot ${name}`)
    return { name, choose }
  }
  return {
    game,
    measure: judgement.measure,
    rounds: judgement.rounds,
    judge: judgement.judge(view, game.printed, game.automata?.(options) ?? []),
    strongest: await player(strongest),
    quick: await player(quick),
  }
}
