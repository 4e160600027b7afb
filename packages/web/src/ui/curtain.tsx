import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Curtain as Hanging, SeatSeen, Session } from '../session/session.ts'
import { Mark } from '../icons/mark.tsx'
import { Button } from './button.tsx'
import styles from './curtain.module.css'

/** Hides the table between the turns of two people at one screen, until one of them continues. */
export function Curtain({
  session,
  curtain,
  seats,
}: {
  readonly session: Session
  readonly curtain: Hanging
  readonly seats: readonly SeatSeen[]
}): ReactElement {
  const words = useWords()
  const nameOf = (seat: number): string => seats[seat]?.name ?? ''
  return (
    <main className={styles.curtain}>
      <div className={styles.stage}>
        <Mark size={72} />
        <h2>{words.say('web.curtain.title', { who: nameOf(curtain.seat) })}</h2>
        <p>{words.say('web.curtain.about')}</p>
        <Button
          look="primary"
          autoFocus
          data-forward={curtain.seat}
          onClick={() => void session.openCurtain(curtain.seat)}
        >
          {words.say('web.curtain.open', { who: nameOf(curtain.seat) })}
        </Button>
        {curtain.others.map((seat) => (
          <Button key={seat} data-forward={seat} onClick={() => void session.openCurtain(seat)}>
            {words.say('web.curtain.change', { who: nameOf(seat) })}
          </Button>
        ))}
      </div>
    </main>
  )
}
