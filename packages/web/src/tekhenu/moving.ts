import { useRef, useState } from 'react'
import type { TableProps } from '../app/registry.ts'
import { sayOutcome } from '../session/say.ts'
import type { Outcome, Seen } from '../session/session.ts'
import type { Chain } from './spots.ts'

export interface Moving {
  /** Why the last thing did not work; null where it did. */
  readonly problem: string | null
  /** Whether moves are on their way: what is seen now is not their answer yet. */
  readonly sent: 'none' | 'now' | 'long ago'
  readonly forget: () => void
  readonly report: (outcome: Outcome) => void
  readonly play: (chain: Chain) => void
  readonly undo: () => void
  readonly restart: () => void
}

/** After so many milliseconds without an answer the table says that it waits. */
const LATE = 600

/** What was seen when a move was sent off; its answer brings another moment. */
const momentOf = ({ decision, log }: Seen): string => `${decision?.id ?? ''} ${log.length}`
const MORE = 'more to send'

/** Sends moves off, one after the other, and takes them back as they were made: one click, one undo. */
export function useMoving(table: TableProps): Moving {
  const { session, seen } = table
  const [problem, complain] = useState<string | null>(null)
  /** The moment of the last move that was sent and not answered. */
  const [sentAt, send] = useState<string | null>(null)
  const [late, wait] = useState(false)
  const last = useRef<Chain | null>(null)
  const latest = useRef(seen)
  latest.current = seen
  const report = (outcome: Outcome): void => complain(sayOutcome(table, outcome) ?? null)

  const play = async (chain: Chain): Promise<void> => {
    complain(null)
    last.current = chain
    const timer = setTimeout(() => wait(true), LATE)
    for (const [i, move] of chain.entries()) {
      send(i < chain.length - 1 ? MORE : momentOf(latest.current))
      const outcome = await session.play(move)
      report(outcome)
      if (!outcome.ok) break
    }
    clearTimeout(timer)
    wait(false)
    send(null)
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
    sent:
      sentAt === null || (sentAt !== MORE && sentAt !== momentOf(seen)) ? 'none' : late ? 'long ago' : 'now',
    forget: () => complain(null),
    report,
    play: (chain) => void play(chain),
    undo: () => void undo(),
    restart: () => void session.restartTurn().then(report),
  }
}
