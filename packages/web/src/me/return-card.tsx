import { useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { signInByPasskey, signInByPhrase } from '../store/identity.ts'
import { Button } from '../ui/button.tsx'
import { Card, Problem } from './card.tsx'
import { JoinQuestion, useJoinQuestion } from './join-question.tsx'
import styles from './me.module.css'
import { useAttempt } from './use-attempt.ts'

/** For whoever was here before, on another device or before the cookie was lost. */
export function ReturnCard({ onBack }: { readonly onBack: () => void }): ReactElement {
  const words = useWords()
  const [phrase, setPhrase] = useState('')
  const { problem, attempt } = useAttempt()
  const { asking, enter } = useJoinQuestion()
  const signIn = async (join?: boolean): Promise<void> => {
    await signInByPhrase(phrase, join)
    onBack()
  }
  const byPasskey = async (join?: boolean): Promise<void> => {
    await signInByPasskey(join)
    onBack()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    attempt(() => enter(signIn))
  }
  return (
    <Card icon="undo" title={words.say('me.return')}>
      <p className={styles.about}>{words.say('me.return.about')}</p>
      <form className={styles.form} onSubmit={submit}>
        <input
          aria-label={words.say('me.phrase')}
          placeholder={words.say('me.phrase')}
          value={phrase}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setPhrase(event.currentTarget.value)}
        />
        <Button type="submit" disabled={phrase.trim() === ''}>
          {words.say('me.sign-in')}
        </Button>
      </form>
      <div className={styles.form}>
        <Button onClick={() => attempt(() => enter(byPasskey))} data-passkey="sign-in">
          {words.say('me.passkey.sign-in')}
        </Button>
      </div>
      {asking === undefined ? null : <JoinQuestion asking={asking} attempt={attempt} />}
      <Problem text={problem} />
    </Card>
  )
}
