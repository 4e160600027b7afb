import { expectation, gainsSaid } from '@benben/words'
import type { Seat } from '@benben/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Session, Why } from '../session/session.ts'

interface WhyAnswerProps {
  readonly session: Session
  readonly seat: Seat
}

/** Why a bot took its last turn: what it expects, and where the points come from. */
export function WhyAnswer({ session, seat }: WhyAnswerProps): ReactElement {
  const words = useWords()
  const [why, setWhy] = useState<Why | null | undefined>(null)
  useEffect(() => void session.why?.(seat).then(setWhy), [session, seat])
  const { game, seats } = session.now()
  return (
    <p role="status">
      {why === null
        ? words.say('reason.thinking')
        : why === undefined
          ? words.say('reason.secret')
          : `${expectation(words, seats[seat]!.name, why)} ${gainsSaid(words, game, why.gains)}`}
    </p>
  )
}
