import type { Identity } from '@benben/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { keepPasskey, removePasskey } from '../store/identity.ts'
import { Button } from '../ui/button.tsx'
import { Line, Problem } from './card.tsx'
import { useAttempt } from './use-attempt.ts'

/** Passkeys: the device, a phone or a key says who somebody is. */
export function Passkeys({
  identity,
  onChanged,
}: {
  readonly identity: Identity
  readonly onChanged: () => void
}): ReactElement | null {
  const words = useWords()
  const { problem, attempt } = useAttempt()
  const { canHavePasskeys, passkeys } = identity
  if (!canHavePasskeys) return null
  const then = (act: () => Promise<unknown>): void =>
    attempt(async () => {
      await act()
      onChanged()
    })
  return (
    <>
      <Line title={words.say('me.passkey')} about={words.say('me.passkey.about')}>
        <Button onClick={() => then(keepPasskey)} data-passkey="keep">
          {words.say(passkeys.length === 0 ? 'me.passkey.keep' : 'me.passkey.more')}
        </Button>
      </Line>
      {passkeys.map(({ id, created }) => (
        <Line
          key={id}
          title={words.say('me.passkey.kept')}
          about={words.say('me.passkey.since', { date: new Date(created).toLocaleDateString(words.locale) })}
        >
          <Button onClick={() => then(() => removePasskey(id))} data-passkey="remove">
            {words.say('me.passkey.remove')}
          </Button>
        </Line>
      ))}
      <Problem text={problem} />
    </>
  )
}
