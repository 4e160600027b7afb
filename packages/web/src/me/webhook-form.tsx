import type { Notices } from '@benben/protocol'
import type { Words } from '@benben/words'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { endWebhook, setWebhook, testWebhook } from '../store/notices.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from './card.tsx'
import styles from './me.module.css'
import { useAttempt } from './use-attempt.ts'

type Webhook = NonNullable<Notices['webhook']>

interface WebhookProps {
  readonly webhook: Webhook | null
  readonly onChanged: (notices: Notices) => void
}

/** Where notices are sent, how the last one went, and a test. */
export function WebhookForm({ webhook, onChanged }: WebhookProps): ReactElement {
  const words = useWords()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [secret, setSecret] = useState<string>()
  const { problem, busy, attempt } = useAttempt()
  const save = (event: FormEvent): void => {
    event.preventDefault()
    attempt(async () => {
      const made = await setWebhook(url.trim())
      setSecret(made.secret)
      onChanged(made.notices)
    })
  }
  const test = (): void => attempt(async () => onChanged(await testWebhook()))
  const end = (): void =>
    attempt(async () => {
      onChanged(await endWebhook())
      setSecret(undefined)
      setUrl('')
    })
  return (
    <>
      <form className={styles.form} onSubmit={save}>
        <input
          aria-label={words.say('me.notices.webhook.address')}
          placeholder="https://"
          type="url"
          value={url}
          maxLength={1000}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Button type="submit" disabled={url.trim() === '' || url.trim() === webhook?.url}>
          {words.say('me.save')}
        </Button>
        {webhook === null ? null : (
          <>
            <Button disabled={busy} onClick={test} data-webhook="test">
              {words.say('me.notices.webhook.test')}
            </Button>
            <Button onClick={end} data-webhook="end">
              {words.say('me.notices.webhook.end')}
            </Button>
          </>
        )}
      </form>
      {secret === undefined ? null : (
        <p className={styles.secret} data-webhook-secret>
          {words.say('me.notices.webhook.secret', { secret })}
        </p>
      )}
      <LastTry webhook={webhook} />
      <Problem text={problem} />
    </>
  )
}

/** How it went, in the colour of a problem if it did not arrive. */
function LastTry({ webhook }: { readonly webhook: Webhook | null }): ReactElement {
  const words = useWords()
  const isFine = webhook === null || webhook.last === null || webhook.last.why === null
  return (
    <p role="status" className={isFine ? styles.about : styles.problem} data-webhook-last>
      {webhook === null ? '' : lastOf(words, webhook)}
    </p>
  )
}

function lastOf(words: Words, { last, off }: Webhook): string {
  if (last === null) return ''
  const time = new Date(last.at).toLocaleString(words.locale, { dateStyle: 'short', timeStyle: 'short' })
  if (last.why === null) return words.say('me.notices.webhook.arrived', { time })
  const why = words.say(`me.notices.failed.${last.why}`, { status: last.status ?? 0 })
  return words.say(off === null ? 'me.notices.webhook.failed' : 'me.notices.webhook.off', { time, why })
}
