import { useRef, useState } from 'react'
import type { TableProps } from '../app/registry.ts'
import { sayOutcome } from '../session/say.ts'
import type { Outcome } from '../session/session.ts'
import type { Chain } from './spots.ts'

export interface Moving {
  /** Why the last thing did not work; null where it did. */
  readonly problem: string | null
  /** Whether moves are on their way. */
  readonly pending: boolean
  readonly forget: () => void
  readonly report: (outcome: Outcome) => void
  readonly play: (chain: Chain) => void
  readonly undo: () => void
  readonly restart: () => void
}

/** Sends moves off, one after the other, and takes them back as they were made: one click, one undo. */
export function useMoving(table: TableProps): Moving {
  const { session } = table
  const [problem, complain] = useState<string | null>(null)
  const [pending, wait] = useState(false)
  const last = useRef<Chain | null>(null)
  const report = (outcome: Outcome): void => complain(sayOutcome(table, outcome) ?? null)

  const play = async (chain: Chain): Promise<void> => {
    complain(null)
    wait(true)
    last.current = chain
    for (const move of chain) {
      const outcome = await session.play(move)
      report(outcome)
      if (!outcome.ok) break
    }
    wait(false)
  }
  const undo = async (): Promise<void> => {
    complain(null)
    const both = last.current?.length === 2
    last.current = null
    const outcome = await session.undo()
    report(outcome)
    if (outcome.ok && both) report(await session.undo())
  }
  return {
    problem,
    pending,
    forget: () => complain(null),
    report,
    play: (chain) => void play(chain),
    undo: () => void undo(),
    restart: () => void session.restartTurn().then(report),
  }
}
