import type { Identity } from '@benben/protocol'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { newPhrase, signOut } from '../store/identity.ts'
import { Button } from '../ui/button.tsx'
import { Card, Line, Problem } from './card.tsx'
import { DeviceCode } from './device-code.tsx'
import styles from './me.module.css'
import { Passkeys } from './passkeys.tsx'
import { useAttempt } from './use-attempt.ts'

interface KeepProps {
  readonly identity: Identity
  readonly onChanged: () => void
}

/** How somebody stays who they are: passkey, recovery phrase, second device, signing out. */
export function KeepCard({ identity, onChanged }: KeepProps): ReactElement {
  const words = useWords()
  const [phrase, setPhrase] = useState<string>()
  const { problem, attempt } = useAttempt()
  const show = (): void =>
    attempt(async () => {
      setPhrase(await newPhrase())
      onChanged()
    })
  return (
    <Card icon="check" title={words.say('me.keep', { name: identity.nickname })}>
      <Passkeys identity={identity} onChanged={onChanged} />
      <Line
        title={words.say('me.phrase')}
        about={words.say(identity.phrase === null ? 'me.phrase.about' : 'me.phrase.kept')}
      >
        <Button onClick={show} data-phrase>
          {words.say(identity.phrase === null ? 'me.phrase.show' : 'me.phrase.new')}
        </Button>
      </Line>
      {phrase === undefined ? null : (
        <p className={styles.secret} data-secret>
          {phrase}
        </p>
      )}
      <DeviceCode />
      <SignOut identity={identity} onChanged={onChanged} />
      <Problem text={problem} />
    </Card>
  )
}

function SignOut({ identity, onChanged }: KeepProps): ReactElement {
  const words = useWords()
  const { problem, attempt } = useAttempt()
  const { devices, phrase, passkeys } = identity
  const out = (stay: boolean): void =>
    attempt(async () => {
      await signOut(stay)
      onChanged()
    })
  // Whoever cannot come back is not sent away.
  const canReturn = phrase !== null || passkeys.length > 0
  return (
    <>
      <Line
        title={words.say('me.devices', { many: devices })}
        about={words.say(canReturn ? 'me.sign-out.about' : 'me.sign-out.lost')}
      >
        <Button onClick={() => out(true)} data-sign-out="others">
          {words.say('me.sign-out.others')}
        </Button>
        {canReturn ? (
          <Button onClick={() => out(false)} data-sign-out="all">
            {words.say('me.sign-out.all')}
          </Button>
        ) : null}
      </Line>
      <Problem text={problem} />
    </>
  )
}
