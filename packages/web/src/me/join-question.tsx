import type { Fault } from '@benben/kernel'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { ApiError } from '../store/api.ts'
import { Button } from '../ui/button.tsx'
import styles from './me.module.css'

/** Signs in; `join` says what becomes of the games that this browser already has. */
type SignIn = (join?: boolean) => Promise<void>

interface Asking {
  /** What stands in the way: games of a guest in this browser. */
  readonly fault: Fault
  readonly signIn: SignIn
}

/** Signs in, and asks where the browser already has games. */
export function useJoinQuestion(): {
  readonly asking: Asking | undefined
  readonly enter: (signIn: SignIn) => Promise<void>
} {
  const [asking, setAsking] = useState<Asking>()
  const enter = async (signIn: SignIn): Promise<void> => {
    try {
      await signIn()
    } catch (error) {
      if (!(error instanceof ApiError) || error.fault.code !== 'protocol.join-first') throw error
      setAsking({ fault: error.fault, signIn })
    }
  }
  return { asking, enter }
}

export function JoinQuestion({
  asking,
  attempt,
}: {
  readonly asking: Asking
  readonly attempt: (act: () => Promise<void>) => void
}): ReactElement {
  const words = useWords()
  const nickname = String(asking.fault.params['nickname'])
  return (
    <div className={styles.question} role="group" aria-label={words.say('me.join', { nickname })}>
      <p>{words.say('me.join', { nickname })}</p>
      <Button look="primary" onClick={() => attempt(() => asking.signIn(true))} data-join="yes">
        {words.say('me.join.yes')}
      </Button>
      <Button onClick={() => attempt(() => asking.signIn(false))} data-join="no">
        {words.say('me.join.no')}
      </Button>
    </div>
  )
}
