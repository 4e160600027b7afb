import type { Puzzle, PuzzleFile } from '@benben/bots/puzzles'
import { viewsAlong } from '@benben/bots/analysis'
import { turnSaid, type Words } from '@benben/words'
import type { GameLook } from '../analysis/looks.ts'
import type { LoadedTable } from '../pages/match.tsx'
import { positionOf } from './puzzle-table.ts'

/** What every part of the page needs: the puzzle, its table, and how it is spoken of. */
export interface Posed {
  readonly words: Words
  readonly file: PuzzleFile
  readonly loaded: LoadedTable
  readonly look: GameLook
  readonly puzzle: Puzzle
  /** From 1. */
  readonly number: number
}

/** A turn of the puzzle in words. */
export function saidTurn({ words, loaded, puzzle }: Posed, moves: readonly string[]): string {
  const { game, speech } = loaded
  if (moves.length === 0) return words.say('puzzle.nothing')
  return turnSaid(words, speech, viewsAlong(game, positionOf(game, puzzle), puzzle.seat, moves))
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

/** How hard it is: by how many levels miss it. */
export const difficultyOf = ({ missedBy }: Puzzle): (typeof DIFFICULTIES)[number] =>
  DIFFICULTIES[Math.min(missedBy.length, DIFFICULTIES.length) - 1] ?? 'easy'
