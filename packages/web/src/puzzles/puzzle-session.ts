import type { Puzzle, PuzzleFile } from '@benben/bots/puzzles'
import type { Game } from '@benben/kernel'
import { framesOf } from '../replay/frames.ts'
import { reelOf } from '../replay/reel.ts'
import { openReplay, type ReplaySession } from '../replay/replay-session.ts'
import { emptySeen } from '../session/empty-seen.ts'
import { SeenStore } from '../session/seen-store.ts'
import type { Outcome, Seen, Session } from '../session/session.ts'
import type { LocalTable } from '../worker/local-table.ts'
import { puzzleTable } from './puzzle-table.ts'

/** A puzzle as a session of its table: one turn can be played, then nobody is asked any more. */
export interface PuzzleSession extends Session {
  /** The moves of the turn that was played, once it is over. */
  readonly taken: () => readonly string[] | null
  /** Begins anew. */
  readonly again: () => void
}

const OK: Outcome = { ok: true }
const OVER: Outcome = { ok: false, problem: { code: 'session.stale', params: {} } }
/** Events with which a turn is over, whoever ended it. */
const PASSES: ReadonlySet<string> = new Set(['turn', 'round'])

/** The moves of the first turn played at a table; null while it goes on. */
function turnAt({ match }: LocalTable): readonly string[] | null {
  const { game, entries } = match
  const isOver = entries.some(
    ({ move, events }) => move === game.endTurn || events.some(({ type }) => PASSES.has(type)),
  )
  if (!isOver && match.result === undefined) return null
  return entries.flatMap(({ move }) => (move === game.endTurn ? [] : [game.write(move)]))
}

/** What the screen shows: once the turn is over, nothing is asked. */
function seenOf(table: LocalTable, isOver: boolean): Seen {
  const seen = table.snapshot(false)
  const shown = { ...seen, stage: 'playing' as const, result: null, hints: null }
  return !isOver ? shown : { ...shown, decision: null, step: null, canUndo: false }
}

export function openPuzzle(game: Game, file: PuzzleFile, puzzle: Puzzle, name: string): PuzzleSession {
  let table = puzzleTable(game, file, puzzle, name)
  const store = new SeenStore(emptySeen('puzzle', 'local'))
  let taken: readonly string[] | null = null
  const show = (): void => {
    taken = turnAt(table)
    store.show(seenOf(table, taken !== null))
  }
  const shown = (outcome: Outcome): Outcome => {
    show()
    return outcome
  }
  show()
  return {
    now: store.now,
    subscribe: store.subscribe,
    taken: () => taken,
    again: () => {
      table = puzzleTable(game, file, puzzle, name)
      show()
    },
    play: async (move) => (taken === null ? shown(table.play(move, store.now().decision?.id ?? '')) : OVER),
    undo: async () => (taken === null ? shown(table.undo(false)) : OVER),
    restartTurn: async () => (taken === null ? shown(table.undo(true)) : OVER),
    preview: async (move) => table.preview(move),
    openCurtain: async () => undefined,
    closeCurtain: async () => undefined,
    setEndTurnByHand: async () => undefined,
    nextStep: async () => OK,
    setStepByStep: async () => undefined,
    act: async () => OVER,
    sitDown: async () => OVER,
    rematch: async () => '/puzzles',
    record: async () => table.record(),
    close: () => undefined,
  }
}

/** The answer, to be looked at move by move. */
export function openAnswer(
  game: Game,
  file: PuzzleFile,
  puzzle: Puzzle,
  seats: Seen['seats'],
): ReplaySession {
  const { match } = puzzleTable(game, file, puzzle, seats[puzzle.seat]!.name)
  for (const text of puzzle.best) {
    const move = game.read(text)
    const played = move === undefined ? undefined : match.play(puzzle.seat, move)
    if (played?.ok !== true) throw new Error(`the rules refuse '${text}' of an answer`)
  }
  return openReplay(framesOf(reelOf(match), seats), { at: 0, eyes: { seat: puzzle.seat, all: false } })
}
