import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { SeatShape } from '../analysis/seat-shape.tsx'
import { pack } from '../app/packed.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { useSession } from '../session/use-session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Hidden } from '../ui/hidden.tsx'
import { saveAs } from '../ui/save-as.ts'
import { useCopy } from '../ui/use-copy.ts'
import { useMedia } from '../ui/use-media.ts'
import type { Film } from './film.ts'
import { PlayOn } from './play-on-dialog.tsx'
import type { ReplaySession } from './replay-session.ts'
import styles from './replay.module.css'
import { Share } from './share-dialog.tsx'
import { analysisAddress, momentAddress, type Opened } from './source.ts'

/** So many names stand in the bar; of more seats only their shapes do. */
const NAMED = 2

/** Whether the bar has room for words beside its icons: who plays stands there too. */
const useWide = (seats: readonly unknown[]): boolean =>
  useMedia(seats.length > NAMED ? '(min-width: 1760px)' : '(min-width: 1440px)')

interface ActionsProps {
  readonly film: Film
  readonly session: ReplaySession
}

/** Whose eyes, a link, the record, and what if: in the bar, on a phone below the slider. */
export function Actions({ film, session }: ActionsProps): ReactElement {
  const words = useWords()
  const { source, opened, seats, isOver } = film
  const isWide = useWide(seats)
  useSession(session)
  if (session.tried() !== null)
    return (
      <>
        {session.isShown() && opened !== undefined ? <WhatIf opened={opened} session={session} /> : null}
        <Button
          look="primary"
          icon="undo"
          className={styles.off}
          onClick={() => session.tryOut(false)}
          data-what-if="off"
          data-worded
        >
          {words.say('replay.what-if.off')}
        </Button>
      </>
    )
  return (
    <>
      {isOver ? <SeenAs film={film} session={session} /> : null}
      {source.from === 'table' && !isOver ? (
        <Link href={`/table/${source.id}`} className={buttonClass()} data-to-table>
          {words.say('replay.to-table')}
        </Link>
      ) : null}
      {isOver && opened !== undefined ? (
        <Link
          href={analysisAddress(source)}
          className={buttonClass()}
          aria-label={words.say('web.end.analysis')}
          title={words.say('web.end.analysis')}
          data-to-analysis
        >
          <Icon name="sum" />
          {isWide ? <span className={styles.word}>{words.say('web.end.analysis')}</span> : null}
        </Link>
      ) : null}
      <CopyLink film={film} session={session} />
      {opened === undefined ? null : <Shared opened={opened} session={session} />}
      {film.record === undefined ? null : (
        <Button
          look="bare"
          icon="log"
          label={words.say('replay.record')}
          onClick={() => saveAs(`${film.loaded.game.id}.txt`, film.record!)}
          data-save-record
        />
      )}
      {opened === undefined ? null : <OfRecord opened={opened} session={session} />}
    </>
  )
}

/** By whoever played a match that not everybody may look at. */
function Shared({ opened, session }: OpenedProps): ReactElement | null {
  const { match, source, me, isPublic } = opened
  return source.from === 'table' && match.result !== undefined && me !== undefined && !isPublic ? (
    <Share opened={opened} session={session} />
  ) : null
}

interface OpenedProps {
  readonly opened: Opened
  readonly session: ReplaySession
}

/** What can be done with a match that the rules of today replay. */
function OfRecord({ opened, session }: OpenedProps): ReactElement {
  return (
    <>
      {opened.match.result !== undefined ? <WhatIf opened={opened} session={session} /> : null}
      <PlayOn opened={opened} session={session} />
    </>
  )
}

/** From here on every seat is asked. */
function WhatIf({ opened, session }: OpenedProps): ReactElement {
  const words = useWords()
  const isWide = useWide(opened.seats)
  return (
    <Button
      icon="swap"
      label={words.say('replay.what-if')}
      disabled={session.now().toAct.length === 0}
      onClick={() => session.tryOut(true)}
      data-what-if="on"
    >
      {isWide ? <span className={styles.word}>{words.say('replay.what-if')}</span> : undefined}
    </Button>
  )
}

/** From which seat the table is seen; with all eyes after the end. */
function SeenAs({ film: { seats, look }, session }: ActionsProps): ReactElement {
  const words = useWords()
  const { seat, all } = session.eyes()
  const { view } = session.now()
  const drawing = (i: number): ReactElement | undefined =>
    seats.length > NAMED ? <SeatShape look={look.seatLook(view, i)} /> : undefined
  return (
    <Choice
      legend={words.say('replay.seen-as')}
      options={[
        ...seats.map(({ name }, i) => [String(i), name, drawing(i)] as const),
        ['all', words.say('replay.all')] as const,
      ]}
      value={all ? 'all' : String(seat)}
      onChange={(chosen) =>
        session.look(chosen === 'all' ? { seat, all: true } : { seat: Number(chosen), all: false })
      }
    />
  )
}

/** A link that opens the replay here: of a match of this browser the record travels in it. */
function CopyLink({ film, session }: ActionsProps): ReactElement {
  const words = useWords()
  const { outcome, copy } = useCopy(async () => {
    const { source, opened } = film
    const { seat, all } = session.eyes()
    const from =
      source.from === 'play' && opened !== undefined
        ? ({ from: 'link', packed: await pack(opened.record) } as const)
        : source
    const link = new URL(momentAddress(from, session.at(), all ? 'all' : seat), location.href).href
    history.replaceState(null, '', link)
    return link
  })
  return (
    <>
      <Button
        look="bare"
        icon={outcome === 'copied' ? 'check' : 'link'}
        label={words.say('replay.link')}
        data-copy-link
        onClick={copy}
      />
      <span role="status">
        {outcome === 'copied' ? <Hidden>{words.say('replay.link.copied')}</Hidden> : null}
        {outcome === 'failed' ? words.say('replay.link.failed') : null}
      </span>
    </>
  )
}
