import type { ActRequest } from '@benben/protocol'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../app/words.ts'
import { botName } from '../session/bot-name.ts'
import { sayProblem } from '../session/say.ts'
import type { SeatSeen, Seen, Session } from '../session/session.ts'
import { STAND_IN } from '../session/stand-in.ts'
import { leaveTable } from '../store/tables.ts'
import { Button } from '../ui/button.tsx'
import styles from './gathering.module.css'

interface ActsProps {
  readonly session: Session
  readonly onProblem: (problem: string) => void
}

/** Does something with the table; says why if that is not possible. */
export function useAct({ session, onProblem }: ActsProps): (act: ActRequest) => Promise<boolean> {
  const words = useWords()
  return async (act) => {
    const outcome = await session.act(act)
    onProblem(outcome.ok || outcome.refusal !== undefined ? '' : sayProblem(words, outcome.problem))
    return outcome.ok
  }
}

/** What whoever made the table can do with a seat: give it to a bot, or take somebody out. */
export function SeatActs({
  seat,
  at,
  ...rest
}: ActsProps & { readonly seat: SeatSeen; readonly at: number }): ReactElement | null {
  const words = useWords()
  const act = useAct(rest)
  if (seat.kind === 'open')
    return (
      <Button
        icon="bot"
        title={words.say('company.fill.label', { seat: at + 1 })}
        onClick={() => void act({ act: 'fill', seat: at, bot: STAND_IN })}
        data-fill={at}
      >
        {words.say('company.fill', { bot: botName(words, STAND_IN) })}
      </Button>
    )
  if (seat.kind !== 'guest' && seat.kind !== 'bot') return null
  return (
    <Button
      look="bare"
      icon="cross"
      label={words.say('company.take-out', { name: seat.name })}
      onClick={() => void act({ act: 'take-out', seat: at })}
    />
  )
}

/** Below the seats: fill them all and begin, cancel, or give up my seat. */
export function TableActs({ seen, ...rest }: ActsProps & { readonly seen: Seen }): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const [sure, setSure] = useState(false)
  const act = useAct(rest)
  const hasOpen = seen.seats.some(({ kind }) => kind === 'open')
  const cancel = (): void => void act({ act: 'cancel' }).then((done) => (done ? go('/') : undefined))
  const leave = (
    <Button icon="leave" onClick={() => void leaveTable(seen.id).then(() => go('/'))} data-leave>
      {words.say('company.stand-up')}
    </Button>
  )
  if (!seen.owner) return <div className={styles.acts}>{leave}</div>
  return (
    <div className={styles.acts}>
      {/* The table becomes that of who stays. */}
      {seen.seats.some(({ kind }) => kind === 'guest') ? leave : null}
      <Button icon="trash" onClick={sure ? cancel : () => setSure(true)} data-cancel>
        {words.say(sure ? 'company.cancel.sure' : 'company.cancel')}
      </Button>
      {hasOpen ? (
        <Button
          look="primary"
          icon="bot"
          onClick={() => void act({ act: 'fill', bot: STAND_IN })}
          data-fill-all
        >
          {words.say('company.fill-all')}
        </Button>
      ) : null}
    </div>
  )
}
