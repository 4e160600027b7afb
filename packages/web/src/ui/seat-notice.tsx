import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { incidentLines } from '../session/absence.ts'
import { botName } from '../session/bot-name.ts'
import { whoOf } from '../session/say.ts'
import type { Seen, Session } from '../session/session.ts'
import styles from './banner.module.css'
import { Button } from './button.tsx'

interface SeatNoticeProps {
  readonly session: Session
  readonly seen: Seen
}

/** What concerns the seats of a running match: a bot plays for me, an offer to end, what has just happened. An overlay. */
export function SeatNotice({ session, seen }: SeatNoticeProps): ReactElement {
  const words = useWords()
  // What happened before the page was opened is read in the menu.
  const [read, setRead] = useState<number>()
  const known = read ?? (seen.stage === 'opening' ? undefined : seen.incidents.length)
  if (read === undefined && known !== undefined) setRead(known)
  const news = incidentLines(words, seen.incidents.slice(known ?? 0), whoOf(seen))
  const mine = seen.viewer === 'spectator' ? undefined : seen.seats[seen.viewer]
  const offering = seen.seats.find(({ kind, offersEnd }) => kind === 'guest' && offersEnd === true)
  const isPlaying = seen.stage === 'playing'
  return (
    <div role="status" className={styles.place}>
      {isPlaying && mine?.keeper !== undefined ? (
        <p className={`${styles.banner} ${styles.notice}`} data-kept>
          <Icon name="bot" />
          {words.say(mine.lost === true ? 'company.lost' : 'company.kept', {
            bot: botName(words, mine.keeper),
          })}
          {mine.lost === true ? null : (
            <Button look="primary" onClick={() => void session.act({ act: 'take-back' })}>
              {words.say('company.take-back')}
            </Button>
          )}
        </p>
      ) : isPlaying && mine?.offersEnd !== true && offering !== undefined && mine !== undefined ? (
        <p className={`${styles.banner} ${styles.notice}`} data-offered>
          <Icon name="handshake" />
          {words.say('company.offered', { name: offering.name })}
          <Button onClick={() => void session.act({ act: 'offer-end', offered: true })}>
            {words.say('company.offer.agree')}
          </Button>
        </p>
      ) : news.length > 0 && isPlaying ? (
        <p className={`${styles.banner} ${styles.notice}`} data-happened>
          {news.at(-1)}
          <Button
            look="bare"
            icon="cross"
            label={words.say('web.close')}
            onClick={() => setRead(seen.incidents.length)}
          />
        </p>
      ) : null}
    </div>
  )
}
