import { useEffect, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../app/words.ts'
import { signInByCode, whoseCode } from '../store/identity.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { Problem } from './card.tsx'
import { JoinQuestion, useJoinQuestion } from './join-question.tsx'
import styles from './me.module.css'
import { sayError, useAttempt } from './use-attempt.ts'

/** Where the code of another device leads: it says whose it is before it is used. */
export function SignInPage(): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const change = useSettings((settings) => settings.change)
  const [code] = useState(() => location.hash.slice(1))
  const trying = useAttempt()
  const { asking, enter } = useJoinQuestion()
  const { name, error } = useNameBehind(code)
  const signIn = async (join?: boolean): Promise<void> => {
    const { guest } = await signInByCode(code, join)
    if (guest !== null) change({ name: guest.nickname })
    go('/me')
  }
  return (
    <div className={styles.page}>
      <TopBar title={words.say('web.me')} />
      <main className={styles.main}>
        {name === undefined ? null : (
          <>
            <p className={styles.lead}>{words.say('me.confirm', { name })}</p>
            {asking === undefined ? (
              <Button look="primary" onClick={() => trying.attempt(() => enter(signIn))} data-confirm>
                {words.say('me.confirm.yes', { name })}
              </Button>
            ) : (
              <JoinQuestion asking={asking} attempt={trying.attempt} />
            )}
          </>
        )}
        <Problem text={error === undefined ? trying.problem : sayError(words, error)} />
      </main>
    </div>
  )
}

interface Behind {
  /** Undefined until the server has said it. */
  readonly name?: string
  readonly error?: unknown
}

/** Whose code it is. */
function useNameBehind(code: string): Behind {
  const [behind, setBehind] = useState<Behind>({})
  useEffect(() => {
    // The code is no part of the history.
    history.replaceState(history.state, '', location.pathname)
    whoseCode(code).then(
      (name) => setBehind({ name }),
      (error: unknown) => setBehind({ error }),
    )
  }, [code])
  return behind
}
