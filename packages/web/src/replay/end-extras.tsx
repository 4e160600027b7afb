import { useEffect, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { pack } from '../app/packed.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { useKeptFilm } from './keep-film.ts'
import type { Session } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { EndPanel } from '../ui/end-page.tsx'
import styles from './end-extras.module.css'
import { withLead } from './lead.ts'
import { ShareButton } from './share-button.tsx'
import type { Shared } from '../ui/share-chart.ts'
import { sharePicture } from '../ui/share-picture.ts'
import { useCopy } from '../ui/use-copy.ts'

interface ExtrasProps {
  readonly session: Session
  readonly shared: () => Shared
}

/** When the game turned, and ways to show it to others. */
export function EndExtras({ session, shared }: ExtrasProps): ReactElement {
  const words = useWords()
  const seen = useSession(session)
  const { id, connection } = seen
  useKeptFilm(seen)
  const [told] = useState(() => withLead(words, shared()))
  const picture = usePicture(told)
  const round = told.turn?.at
  const leader = told.seats.find(({ won }) => won)
  const where = `${connection === 'local' ? 'play' : 'table'}/${id}`
  return (
    <EndPanel title={words.say('replay.end.share')} icon={<Icon name="share" />}>
      <div className={styles.extras}>
        {picture === undefined ? (
          <div className={styles.picture} />
        ) : (
          <img src={picture} alt={words.say('replay.end.picture')} className={styles.picture} />
        )}
        <div className={styles.ways}>
          {round === undefined ? null : (
            <p data-lead={round}>
              {words.say('replay.end.lead', {
                you: leader?.mine === true ? 'yes' : 'no',
                who: leader?.name ?? '',
                round,
              })}
            </p>
          )}
          {round === undefined ? null : (
            <Link href={`/replay/${where}?round=${round}`} className={buttonClass()} data-replay-round>
              <Icon name="play" />
              {words.say('replay.end.from-round', { round })}
            </Link>
          )}
          <ShareButton shared={told} />
          {connection === 'local' ? <CopyReplay session={session} /> : null}
        </div>
      </div>
    </EndPanel>
  )
}

/** The picture to share, small; drawn while nobody waits for it. */
function usePicture(shared: Shared): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let gone = false
    const draw = async (): Promise<void> => {
      const blob = await sharePicture(shared)
      if (gone) return
      made = URL.createObjectURL(blob)
      setAddress(made)
    }
    // Where it cannot be drawn its place stays empty.
    void draw().catch(() => undefined)
    return () => {
      gone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [shared])
  return address
}

/** A link that opens the replay anywhere: the record travels in it. */
function CopyReplay({ session }: Pick<ExtrasProps, 'session'>): ReactElement {
  const words = useWords()
  const { outcome, copy } = useCopy(async () => {
    const record = await session.record()
    if (record === undefined) throw new Error('there is no record')
    return new URL(`/replay/link#${await pack(record)}`, location.href).href
  })
  return (
    <>
      <Button icon={outcome === 'copied' ? 'check' : 'link'} onClick={copy} data-copy-replay>
        {words.say('replay.end.link')}
      </Button>
      <span role="status">
        {outcome === null
          ? null
          : words.say(outcome === 'copied' ? 'replay.link.copied' : 'replay.end.no-link')}
      </span>
    </>
  )
}
