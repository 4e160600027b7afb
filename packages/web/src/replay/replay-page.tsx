import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { useSearchParams } from 'wouter'
import { useTitle } from '../app/use-title.ts'
import { useWords } from '../app/words.ts'
import { Message } from '../pages/message.tsx'
import { gameName } from '../pages/names.ts'
import { Stage } from '../pages/match.tsx'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Help } from '../ui/help.tsx'
import { Notice } from '../ui/notice.tsx'
import { PromptSlot } from '../ui/prompt-slot.ts'
import { saveAs } from '../ui/save-as.ts'
import { TopBar } from '../ui/top-bar.tsx'
import { PHONE, useMedia } from '../ui/use-media.ts'
import { Actions } from './actions.tsx'
import { openFilm, type Film } from './film.ts'
import { MovesPanel, type PanelProps } from './moves-panel.tsx'
import { usePoints } from './points.ts'
import { openReplay, type ReplaySession } from './replay-session.ts'
import { sourceInHash, type Source, type Unopened } from './source.ts'
import { Together } from './together.tsx'
import { Transport } from './transport.tsx'
import { TurningPointCard } from './turning-point-card.tsx'
import { useReview } from './use-review.ts'
import { triedSoFar, Whose } from './whose.tsx'

/** A match of this browser or of the server, looked at again. */
export function ReplayPage({
  from,
  id,
}: {
  readonly from: 'play' | 'table'
  readonly id: string
}): ReactElement {
  const source = useMemo((): Source => ({ from, id }), [from, id])
  return <Replayed source={source} />
}

/** A match whose whole record, or the secret that opens it, stands in the address. */
export function LinkedReplayPage({ from }: { readonly from: 'shared' | 'link' }): ReactElement {
  const [source] = useState(() => sourceInHash(from))
  return <Replayed source={source} />
}

function Replayed({ source }: { readonly source: Source }): ReactElement {
  const words = useWords()
  const [film, setFilm] = useState<Film | Unopened>()
  useEffect(() => {
    let gone = false
    void openFilm(words, source).then((found) => (gone ? undefined : setFilm(found)))
    return () => {
      gone = true
    }
  }, [words, source])
  if (film === undefined) return <main aria-busy="true" />
  return 'problem' in film ? <Unreadable {...film} /> : <Watched film={film} />
}

const Unreadable = ({ problem, record }: Unopened): ReactElement => {
  const words = useWords()
  return (
    <Message
      title={words.say('web.failed')}
      action={
        record === undefined ? null : (
          <Button icon="log" onClick={() => saveAs('benben-record.txt', record)}>
            {words.say('web.failed.record')}
          </Button>
        )
      }
    >
      {problem}
    </Message>
  )
}

/** Where the bar has room for all that can be done; elsewhere it stands below the slider. */
const ROOMY = '(min-width: 75em)'

function Watched({ film }: { readonly film: Film }): ReactElement {
  const words = useWords()
  const { loaded, moments } = film
  const session = useReplay(film)
  const seen = useSession(session)
  const isRoomy = useMedia(ROOMY)
  const points = usePoints(film.totals)
  const at = session.at()
  const go = useCallback((to: number) => session.goTo(to), [session])
  const title = words.say('replay.title', { game: gameName(words, loaded.game.id) })
  useTitle(title)
  const { seat } = session.eyes()
  const { review, turns, turningPoints, reached, known, measure } = useReview(film, seat, at, points)
  const isTrying = session.tried() !== null
  const isAsked = isTrying && seen.decision !== null
  const card =
    review === undefined || reached === undefined || isTrying ? null : (
      <TurningPointCard {...{ film, session, review }} points={turningPoints} now={reached} />
    )
  const actions = (
    <ToDo
      {...{ film, session, turns, turningPoints, points, at }}
      view={seen.view}
      isBeside={isRoomy}
      onGo={go}
    >
      {card}
    </ToDo>
  )
  return (
    <>
      <TopBar title={title} session={session}>
        {isAsked ? <Whose film={film} seen={seen} /> : null}
        <Together film={film} session={session} />
        {isRoomy || isAsked ? actions : null}
        <HelpIfRoom game={loaded.game.id} isAsked={isAsked} />
      </TopBar>
      <PromptSlot
        value={
          // What is tried is asked by the table itself; whoever follows is asked nothing.
          isAsked ? null : (
            <Transport
              {...{ moments, known, measure, turningPoints, at }}
              lookOf={(each) => film.look.seatLook(seen.view, each)}
              told={toldNow(film, session, words)}
              onGo={go}
            >
              {isRoomy ? null : card}
              {isRoomy ? null : actions}
            </Transport>
          )
        }
      >
        <Notice notice={film.notice} />
        <Stage session={session} seen={seen} loaded={loaded} />
      </PromptSlot>
    </>
  )
}

/** Help; on a phone the way back from what is tried needs its room. */
function HelpIfRoom({
  game,
  isAsked,
}: {
  readonly game: string
  readonly isAsked: boolean
}): ReactElement | null {
  const isPhone = useMedia(PHONE)
  return isPhone && isAsked ? null : <Help game={game} />
}

/** The list of moves, with what stands below it, and everything that can be done with the match. */
const ToDo = ({ session, ...props }: PanelProps & { readonly session: ReplaySession }): ReactElement => (
  <>
    {session.tried() === null ? <MovesPanel {...props} /> : null}
    <Actions film={props.film} session={session} />
  </>
)

const toldNow = (film: Film, session: ReplaySession, words: ReturnType<typeof useWords>): string => {
  const tried = session.tried()
  return tried === null ? film.told(session.at()) : triedSoFar(words, film, tried.length, session.now())
}

/** The session of a film, at the moment and with the eyes that the address names. Before the end these are one's own. */
function useReplay({ frames, moments, seats, me = 0, isOver, opened }: Film): ReplaySession {
  const [asked] = useSearchParams()
  const [session] = useState(() => {
    const round = Number(asked.get('round') ?? Number.NaN)
    const at =
      Number(asked.get('at') ?? 0) ||
      Math.max(
        0,
        moments.findIndex((each) => each.round === round),
      )
    const tryable = isOver && opened !== undefined ? opened : undefined
    const opening = openReplay(frames, { at, eyes: { seat: me, all: false } }, tryable)
    const wanted = asked.get('seat')
    const seat = Number(wanted ?? me)
    if (isOver && wanted === 'all') opening.look({ seat: me, all: true })
    else if (isOver && seat !== me && Number.isInteger(seat) && seat >= 0 && seat < seats.length)
      opening.look({ seat, all: false })
    return opening
  })
  return session
}
