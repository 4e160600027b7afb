import { momentsOf } from '@benben/kernel'
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { Link, useSearchParams } from 'wouter'
import { pack } from '../app/packed.ts'
import { entryOf } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Message } from '../pages/message.tsx'
import { gameName } from '../pages/names.ts'
import { Stage } from '../pages/match.tsx'
import { whoOf } from '../session/say.ts'
import { useSession } from '../session/use-session.ts'
import { Icon } from '../icons/icon.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Help } from '../ui/help.tsx'
import { Hidden } from '../ui/hidden.tsx'
import { PromptSlot } from '../ui/prompt-slot.ts'
import { saveAs } from '../ui/save-as.ts'
import { TopBar } from '../ui/top-bar.tsx'
import { PHONE, useMedia } from '../ui/use-media.ts'
import { PlayOn } from './play-on-dialog.tsx'
import { usePoints } from './points.ts'
import { openReplay, type ReplaySession } from './replay-session.ts'
import { analysisAddress, open, type Opened, type Source, type Unopened } from './source.ts'
import { Transport } from './transport.tsx'

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

/** A match whose whole record stands in the address. */
export function LinkedReplayPage(): ReactElement {
  const [source] = useState((): Source => ({ from: 'link', packed: location.hash.slice(1) }))
  return <Replayed source={source} />
}

function Replayed({ source }: { readonly source: Source }): ReactElement {
  const words = useWords()
  const [opened, setOpened] = useState<Opened | Unopened>()
  useEffect(() => {
    let gone = false
    void open(words, source).then((found) => (gone ? undefined : setOpened(found)))
    return () => {
      gone = true
    }
  }, [words, source])
  if (opened === undefined) return <main aria-busy="true" />
  return 'problem' in opened ? <Unreadable {...opened} /> : <Watched opened={opened} />
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

function Watched({ opened }: { readonly opened: Opened }): ReactElement {
  const words = useWords()
  const { match, seats, me, loaded } = opened
  const isOver = match.result !== undefined
  const [asked] = useSearchParams()
  const [session] = useState(() => {
    const seat = Number(asked.get('seat') ?? me ?? 0)
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < seats.length
    const eyes = { seat: isOver && isSeat ? seat : (me ?? 0), all: isOver && asked.get('seat') === 'all' }
    return openReplay(match, seats, { at: Number(asked.get('at') ?? 0) || 0, eyes })
  })
  const seen = useSession(session)
  const isPhone = useMedia(PHONE)
  const moments = useMemo(() => momentsOf(match), [match])
  const points = usePoints(match)
  const at = session.at()
  const go = useCallback((to: number) => session.goTo(to), [session])
  const title = words.say('replay.title', { game: gameName(words, match.game.id) })
  useEffect(() => {
    document.title = title
    return () => {
      document.title = words.say('web.name')
    }
  }, [words, title])
  const colourOf = (seat: number): string =>
    entryOf(match.game.id)?.seatColour?.(seen.view, seat) ?? 'currentColor'
  const actions = <Actions opened={opened} session={session} />
  return (
    <>
      <TopBar title={title} session={session}>
        {isPhone ? null : actions}
        {entryOf(match.game.id)?.rules === undefined ? null : <Help game={match.game.id} />}
      </TopBar>
      <PromptSlot
        value={
          <Transport {...{ moments, points, at, colourOf }} told={toldAt(opened, words, at)} onGo={go}>
            {isPhone ? actions : null}
          </Transport>
        }
      >
        <Stage session={session} seen={seen} loaded={loaded} />
      </PromptSlot>
    </>
  )
}

/** The move that led to a moment, in a sentence. */
function toldAt({ match, seats, loaded }: Opened, words: ReturnType<typeof useWords>, at: number): string {
  const entry = match.entries[at - 1]
  if (entry === undefined) return words.say('replay.setup')
  const { game } = match
  const text = game.write(entry.move)
  const what = loaded.speech.move(words, text, game.view(entry.before, entry.seat)) ?? text
  return words.say('replay.did', { who: whoOf({ seats }).names[entry.seat] ?? '', what })
}

/** Whose eyes, a link, the record, and what if: in the bar, on a phone below the slider. */
function Actions({ opened, session }: WatchedProps): ReactElement {
  const words = useWords()
  const { match, seats, record } = opened
  return (
    <>
      {match.result === undefined ? null : (
        <>
          <SeenAs session={session} seats={seats} />
          <Link href={analysisAddress(opened.source)} className={buttonClass()} data-to-analysis>
            <Icon name="sum" />
            {words.say('web.end.analysis')}
          </Link>
        </>
      )}
      <CopyLink opened={opened} session={session} />
      <Button
        look="bare"
        icon="log"
        label={words.say('replay.record')}
        onClick={() => saveAs(`${match.game.id}.txt`, record)}
      />
      <PlayOn opened={opened} session={session} />
    </>
  )
}

interface WatchedProps {
  readonly opened: Opened
  readonly session: ReplaySession
}

/** From which seat the table is seen; with all eyes after the end. */
function SeenAs({
  session,
  seats,
}: {
  readonly session: ReplaySession
  readonly seats: Opened['seats']
}): ReactElement {
  const words = useWords()
  const { seat, all } = session.eyes()
  return (
    <Choice
      legend={words.say('replay.seen-as')}
      options={[
        ...seats.map(({ name }, i) => [String(i), name] as const),
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
function CopyLink({
  opened,
  session,
}: {
  readonly opened: Opened
  readonly session: ReplaySession
}): ReactElement {
  const words = useWords()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async (): Promise<void> => {
    const { source, record } = opened
    const { seat, all } = session.eyes()
    const where = `?at=${session.at()}&seat=${all ? 'all' : seat}`
    const path =
      source.from === 'table'
        ? `/replay/table/${source.id}${where}`
        : `/replay/link${where}#${source.from === 'link' ? source.packed : await pack(record)}`
    const link = new URL(path, location.href).href
    history.replaceState(null, '', link)
    await navigator.clipboard.writeText(link)
  }
  return (
    <>
      <Button
        look="bare"
        icon={outcome === 'copied' ? 'check' : 'link'}
        label={words.say('replay.link')}
        data-copy-link
        onClick={() =>
          void copy().then(
            () => setOutcome('copied'),
            () => setOutcome('failed'),
          )
        }
      />
      <span role="status">
        {outcome === 'copied' ? <Hidden>{words.say('replay.link.copied')}</Hidden> : null}
        {outcome === 'failed' ? words.say('replay.link.failed') : null}
      </span>
    </>
  )
}
