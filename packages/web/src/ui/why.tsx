import type { GameEvent, Seat } from '@benben/kernel'
import { createContext, lazy, Suspense, useContext, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Seen, Session } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from './button.tsx'
import styles from './why.module.css'

/** The answer is loaded when somebody asks first. */
const WhyAnswer = lazy(() => import('./why-answer.tsx').then((part) => ({ default: part.WhyAnswer })))

/** The session of the table, for parts deep inside it that ask bots for their reasons. */
export const WhyContext = createContext<Session | null>(null)

/** The bot that did something last; undefined if none did. */
function lastBot({ seats, log }: Seen): Seat | undefined {
  const last = log.findLast(({ event }) => seats[seatOf(event)]?.kind === 'bot')
  return last && seatOf(last.event)
}

/** Who did it; −1 where nobody did. */
const seatOf = (event: GameEvent): Seat =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : -1

/** Asks the bot that moved last for its reasons; nothing where no bot can be asked. */
export function WhyLast({ nameOf }: WhyLastProps): ReactElement | null {
  const session = useContext(WhyContext)
  return session?.why === undefined ? null : <AskBot session={session} nameOf={nameOf} />
}

interface WhyLastProps {
  /** What a seat is called where several have the same name. */
  readonly nameOf?: ((seat: Seat) => string) | undefined
}

function AskBot({ session, nameOf }: WhyLastProps & { readonly session: Session }): ReactElement | null {
  const words = useWords()
  const seen = useSession(session)
  const seat = lastBot(seen)
  // An answer is about one turn: it goes when something else happens.
  const [asked, ask] = useState(-1)
  if (seat === undefined) return null
  return (
    <div className={styles.why} data-why>
      {asked === seen.log.length ? (
        <Suspense fallback={null}>
          <WhyAnswer key={asked} session={session} seat={seat} />
        </Suspense>
      ) : (
        <Button look="bare" icon="help" onClick={() => ask(seen.log.length)}>
          {words.say('reason.ask', { name: nameOf?.(seat) ?? seen.seats[seat]!.name })}
        </Button>
      )}
    </div>
  )
}
