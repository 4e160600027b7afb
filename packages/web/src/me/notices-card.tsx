import type { Occasion } from '@benben/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { canPush } from '../store/notices.ts'
import { useSettings } from '../store/settings.ts'
import { Switch } from '../ui/switch.tsx'
import { Card, Problem } from './card.tsx'
import { FeedLine } from './feed-line.tsx'
import styles from './notices-card.module.css'
import { PushLine } from './push-line.tsx'
import { isLocal, LOCAL_WAYS, SETTING, useNotices, type AnyWay } from './use-notices.ts'
import { WaysTable } from './ways-table.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** How I learn that a table waits for me: everything is off until it is chosen. */
export function NoticesCard(): ReactElement {
  const words = useWords()
  const settings = useSettings()
  const { notices, setNotices, feed, setFeed, isHere, setHere, problem, choose, setQuiet } = useNotices()
  const ways = [...LOCAL_WAYS, ...(notices?.ways ?? [])].filter((way) => way !== 'push' || canPush())
  const isChosen = (way: AnyWay, occasion: Occasion): boolean =>
    (isLocal(way) ? settings[SETTING[way]] : (notices?.choices[way] ?? [])).includes(occasion)
  return (
    <Card icon="bell" title={words.say('me.notices')}>
      <p className={styles.about}>{words.say('me.notices.about')}</p>
      <WaysTable ways={ways} isChosen={isChosen} onChoose={choose} />
      {notices === undefined || notices.ways.length === 0 ? null : (
        <div className={styles.quiet}>
          <Switch
            label={words.say('me.notices.quiet')}
            about={words.say('me.notices.quiet.about')}
            on={notices.quiet}
            onChange={setQuiet}
          />
        </div>
      )}
      <Problem text={problem} />
      {notices !== undefined && notices.choices.push.length > 0 && ways.includes('push') ? (
        <PushLine
          notices={notices}
          isHere={isHere}
          onChanged={(changed, isSubscribed) => {
            setNotices(changed)
            setHere(isSubscribed)
          }}
        />
      ) : null}
      {notices !== undefined && notices.feed !== null ? (
        <FeedLine url={feed} onUrl={setFeed} onChanged={setNotices} />
      ) : null}
      {notices?.ways.includes('webhook') === true ? (
        <WebhookForm webhook={notices.webhook} onChanged={setNotices} />
      ) : null}
    </Card>
  )
}
