import type { Notices } from '@benben/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { endFeed, newFeed } from '../store/notices.ts'
import { Button } from '../ui/button.tsx'
import { Line, Problem } from './card.tsx'
import styles from './me.module.css'
import { useAttempt } from './use-attempt.ts'

/** The secret address of the feed: shown when it is made, then only replaced or revoked. */
export function FeedLine({
  url,
  onUrl,
  onChanged,
}: {
  /** Undefined unless it was made just now. */
  readonly url: string | undefined
  readonly onUrl: (url: string | undefined) => void
  readonly onChanged: (notices: Notices) => void
}): ReactElement {
  const words = useWords()
  const { problem, attempt } = useAttempt()
  const renew = (): void =>
    attempt(async () => {
      const made = await newFeed()
      onUrl(made.url)
      onChanged(made.notices)
    })
  const revoke = (): void =>
    attempt(async () => {
      onChanged(await endFeed())
      onUrl(undefined)
    })
  return (
    <>
      <Line
        title={words.say('me.notices.feed.address')}
        about={words.say(url === undefined ? 'me.notices.feed.kept' : 'me.notices.feed.once')}
      >
        <Button onClick={renew} data-feed="new">
          {words.say('me.notices.feed.new')}
        </Button>
        <Button onClick={revoke} data-feed="revoke">
          {words.say('me.notices.feed.revoke')}
        </Button>
      </Line>
      {url === undefined ? null : (
        <p className={styles.secret} data-feed-url>
          {url}
        </p>
      )}
      <Problem text={problem} />
    </>
  )
}
