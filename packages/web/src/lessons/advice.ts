import type { Game, Points, Seat } from '@benben/kernel'
import type { Reasoned } from '@benben/words'
import { foresee } from '../session/foresee.ts'
import type { Seen, Session } from '../session/session.ts'
import { KEPI } from '../session/stand-in.ts'
import type { BotRunner } from '../worker/bot-runner.ts'

/** What could be done now: the text of a move, what it changes in the points of a scoring, and what is expected of it. */
export interface Hint {
  readonly move: string
  /** What would follow in the same turn: what a die is taken for, and where its action is done. */
  readonly next: readonly Next[]
  /** By source. */
  readonly gains: Points
  /** Null where the adviser cannot tell, and for moves without a choice. */
  readonly expects: Reasoned | null
}

/** A move, and the view it is made in. */
interface Next {
  readonly move: string
  readonly view: unknown
}

type Bots = Pick<BotRunner, 'advise'>

/** A hint for whoever decides; undefined where nobody at this screen does. */
export async function hintFor(
  game: Game,
  session: Session,
  seen: Seen,
  bots: Bots,
): Promise<Hint | undefined> {
  const { decision, viewer, hints } = seen
  if (decision === null || viewer === 'spectator' || hints === null) return undefined
  const [only, ...others] = decision.moves
  if (only === undefined) return undefined
  if (others.length === 0)
    return { move: only, gains: await gainsOf(game, session, seen, viewer, only), expects: null, next: [] }
  const { move, gains, expects } = await adviceFor(game, seen, viewer, hints, decision.moves, bots)
  const text = game.write(move)
  const next = await nextOf(game, seen, viewer, text, hints, bots)
  return { move: text, next, gains: gains ?? (await gainsOf(game, session, seen, viewer, text)), expects }
}

const adviceFor = (
  game: Game,
  { printed, id, log, view }: Seen,
  seat: Seat,
  bot: string,
  moves: readonly string[],
  bots: Bots,
): ReturnType<Bots['advise']> =>
  bots.advise({
    game: game.id,
    ...(printed === undefined ? {} : { printed }),
    bot,
    seat,
    view,
    moves: moves.flatMap((text) => game.read(text) ?? []),
    seed: `${id}/hint/${log.length}`,
  })

/** A die, perhaps any of them for two scribes. */
const BEGINS = /^(?:take |anubis$)/
/** After a die its value, its action and the place of that. */
const MOST = 3
/** An action only opens: its place is chosen at once with it. */
const OPENS = /^do /

/** Stronger levels think too long to be asked again and again. */
const mostAfter = (first: string, adviser: string): number =>
  OPENS.test(first) ? 1 : adviser === KEPI && BEGINS.test(first) ? MOST : 0

/** What the adviser would do next in this turn, as far as it is certain. */
async function nextOf(
  game: Game,
  seen: Seen,
  seat: Seat,
  first: string,
  adviser: string,
  bots: Bots,
): Promise<readonly Next[]> {
  const most = mostAfter(first, adviser)
  if (most === 0) return []
  const next: Next[] = []
  let at = foresee(game, seen, first)
  while (at !== undefined && next.length < most) {
    const moves = at.decision?.moves ?? []
    const [only] = moves
    if (only === undefined) break
    const move =
      moves.length === 1 ? only : game.write((await adviceFor(game, at, seat, adviser, moves, bots)).move)
    if (move === at.decision?.endTurn) break
    next.push({ move, view: at.view })
    at = foresee(game, at, move)
  }
  return next
}

/** What a move alone changes in the points of a scoring now; nothing where chance comes between. */
async function gainsOf(
  game: Game,
  session: Session,
  { view }: Seen,
  seat: Seat,
  move: string,
): Promise<Points> {
  const after = (await session.preview(move))?.view ?? null
  if (after === null) return {}
  const [before, then] = [game.project(view)[seat]!, game.project(after)[seat]!]
  const changed = Object.keys(then).map(
    (source) => [source, (then[source] ?? 0) - (before[source] ?? 0)] as const,
  )
  return Object.fromEntries(changed.filter(([, points]) => points !== 0))
}
