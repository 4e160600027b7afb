import type { Game } from '@benben/kernel'
import type { GameWords, Words } from '@benben/words'
import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
} from 'react'
import { Link, useLocation } from 'wouter'
import { entryOf, loadWords, type Picture } from '../app/registry.ts'
import { useTitle } from '../app/use-title.ts'
import { lazyWith, useWords } from '../app/words.ts'
import type { Seen, Session } from '../session/session.ts'
import { rememberTable } from '../session/last-table.ts'
import { KEPI } from '../session/stand-in.ts'
import { useSession } from '../session/use-session.ts'
import { useSettings } from '../store/settings.ts'
import { engineOf } from '../worker/engines.ts'
import { Icon } from '../icons/icon.tsx'
import { nextTables, refreshMyTables, useMyTables } from '../store/my-tables.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ConnectionBanner } from '../ui/connection.tsx'
import { useFocusHome } from '../ui/focus-home.ts'
import { Help } from '../ui/help.tsx'
import { Hidden } from '../ui/hidden.tsx'
import { Notice } from '../ui/notice.tsx'
import { TableMenu } from '../ui/table-menu.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { WhyContext } from '../ui/why.tsx'
import styles from './match.module.css'
import { gameName } from './names.ts'

const SeatNotice = lazy(() =>
  import('../ui/seat-notice.tsx').then(({ SeatNotice: notice }) => ({ default: notice })),
)

const SeatPills = lazyWith(['pace'], async () => (await import('../clock/seat-pills.tsx')).SeatPills)

/** Talk and notes. */
const Dock = lazyWith(['talk'], async () => (await import('../talk/dock.tsx')).Dock)

/** Where one person practises against bots. */
const Hint = lazyWith(['lesson-hint'], async () => (await import('../lessons/hint.tsx')).Hint)

// Most tables need neither.
const Gathering = lazyWith(['pace'], async () => (await import('./gathering.tsx')).Gathering)
/** Only between people at one screen. */
const Curtain = lazy(() => import('../ui/curtain.tsx').then((page) => ({ default: page.Curtain })))
const FailedMatch = lazy(() => import('./failed-match.tsx').then((page) => ({ default: page.FailedMatch })))

const TextTable = lazyWith(['text'], async () => (await import('../text/text-table.tsx')).TextTable)

/** The page around the table of any match, local or online. */
export function MatchPage({ session }: { readonly session: Session }): ReactElement {
  const words = useWords()
  const seen = useSession(session)
  const loaded = useLoaded(seen)
  useTitle(titleOf(words, seen))
  useRemembered(seen)
  useFreshTables(seen)
  useBarRows(seen)
  const people = seen.seats.filter(({ kind }) => kind === 'me').length
  const hasMenu = loaded !== undefined && seen.view !== null && seen.curtain === null
  return (
    <>
      <TopBar {...(seen.game === '' ? {} : { title: gameName(words, seen.game) })} session={session}>
        {seen.hints !== null && loaded !== undefined && seen.stage === 'playing' ? (
          <AskForHint session={session} seen={seen} loaded={loaded} />
        ) : null}
        {people > 1 && seen.curtain === null && seen.stage === 'playing' ? (
          <Button look="bare" icon="eye" onClick={() => void session.closeCurtain()}>
            {words.say('web.curtain.draw')}
          </Button>
        ) : null}
        {seen.clocks === null ? null : (
          <Suspense fallback={null}>
            <SeatPills seen={seen} />
          </Suspense>
        )}
        <Watching seen={seen} />
        {seen.connection === 'local' ? null : <NextTable />}
        {loaded?.Picture === undefined ? null : <TableAsText />}
        {loaded === undefined ? null : <Help game={seen.game} />}
        {seen.connection === 'local' ? null : (
          <Suspense fallback={null}>
            <Dock session={session} seen={seen} />
          </Suspense>
        )}
        {hasMenu ? <TableMenu session={session} seen={seen} game={loaded.game} /> : null}
      </TopBar>
      <ConnectionBanner connection={seen.connection} />
      <Notice key={seen.notice?.code} notice={seen.notice} />
      {seen.connection === 'local' ? null : (
        <Suspense fallback={null}>
          <SeatNotice session={session} seen={seen} />
        </Suspense>
      )}
      <WhyContext value={session}>
        <Stage session={session} seen={seen} loaded={loaded} />
      </WhyContext>
    </>
  )
}

/** The way to a hint, which is loaded when somebody asks first; after a lesson Kepi is there at once. */
function AskForHint(props: Omit<ComponentProps<typeof Hint>, 'asked'>): ReactElement {
  const words = useWords()
  const [asked, ask] = useState(false)
  const button = (
    <Button look="bare" icon="star" label={words.say('web.hint')} onClick={() => ask(true)} data-hint />
  )
  return asked || props.seen.hints === KEPI ? (
    <Suspense fallback={button}>
      <Hint {...props} asked={asked} />
    </Suspense>
  ) : (
    button
  )
}

const isWatching = ({ viewer, view, connection }: Pick<Seen, 'viewer' | 'view' | 'connection'>): boolean =>
  viewer === 'spectator' && view !== null && connection !== 'local'

/** Tells the styles of a phone how high the rows below the bar are (`data-row`). */
function useBarRows(seen: Seen): void {
  const more = (seen.clocks === null ? 0 : 34) + (isWatching(seen) ? 24 : 0)
  // The frieze stands below them.
  const rows = more === 0 ? 0 : more + 3
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--bar-rows', `${rows}px`)
    return () => void style.removeProperty('--bar-rows')
  }, [rows])
}

/** That I am watching; how many do. */
function Watching({
  seen: { viewer, view, connection, watchers },
}: {
  readonly seen: Seen
}): ReactElement | null {
  const words = useWords()
  const amWatching = isWatching({ viewer, view, connection })
  if (!amWatching && watchers === 0) return null
  const many = words.say('company.watchers', { watchers })
  return (
    <span
      className={styles.watching}
      title={many}
      data-watching={watchers}
      data-row={amWatching ? '' : undefined}
    >
      <Icon name="eye" />
      {amWatching ? <span>{words.say('company.watching')}</span> : watchers}
      <Hidden>{many}</Hidden>
    </span>
  )
}

/** The next of my tables that waits for me, in one click. */
function NextTable(): ReactElement | null {
  const words = useWords()
  const [path] = useLocation()
  const tables = useMyTables(({ tables: known }) => known)
  const [next] = nextTables(tables, path)
  if (next === undefined) return null
  return (
    <Link
      href={`/table/${next.id}`}
      className={buttonClass()}
      title={words.say('company.next.about', { game: gameName(words, next.game) })}
      data-next
    >
      {words.say('company.next')}
    </Link>
  )
}

/** My other tables are read again when the turn passes on here and nobody looks: a notice must not come late. */
function useFreshTables({ connection, toAct, viewer }: Seen): void {
  const isAsked = viewer !== 'spectator' && toAct.includes(viewer)
  useEffect(() => {
    if (connection === 'online' && viewer !== 'spectator') void refreshMyTables().catch(() => {})
  }, [connection, isAsked, viewer])
}

/** The way between the picture of a table and the table as text, for reading aloud and typing. */
function TableAsText(): ReactElement {
  const words = useWords()
  const { table, change } = useSettings()
  const other = table === 'text' ? 'picture' : 'text'
  return (
    <Button
      look="bare"
      icon={other === 'text' ? 'text' : 'screen'}
      label={words.say(`web.table-as.${other}`)}
      className={styles.asText}
      onClick={() => change({ table: other })}
    />
  )
}

interface StageProps {
  readonly session: Session
  readonly seen: Seen
  readonly loaded: LoadedTable | undefined
}

/** The table, or what stands in its place before, between and after. */
export function Stage({ session, seen, loaded }: StageProps): ReactElement {
  const words = useWords()
  const home = useRef<HTMLElement>(null)
  useFocusHome(home)
  const asText = useSettings(({ table }) => table === 'text')
  if (seen.stage === 'failed' || seen.stage === 'gathering') {
    const Page = seen.stage === 'failed' ? FailedMatch : Gathering
    return (
      <Suspense fallback={<main ref={home} tabIndex={-1} aria-busy="true" />}>
        <Page session={session} seen={seen} />
      </Suspense>
    )
  }
  if (seen.curtain !== null)
    return (
      <Suspense fallback={null}>
        <Curtain session={session} curtain={seen.curtain} seats={seen.seats} />
      </Suspense>
    )
  if (seen.view === null || loaded === undefined) return <main ref={home} tabIndex={-1} aria-busy="true" />
  const props = {
    session,
    seen: { ...seen, view: seen.view },
    game: loaded.game,
    speech: loaded.speech,
    words,
  }
  return (
    <main ref={home} tabIndex={-1} data-table={seen.game} data-version={seen.version}>
      {asText || loaded.Picture === undefined ? (
        <Suspense fallback={null}>
          <TextTable key={words.locale} {...props} />
        </Suspense>
      ) : (
        <loaded.Picture key={words.locale} {...props} />
      )}
    </main>
  )
}

/** The rules lead back to this table, and speak of it. */
export function useRemembered(seen: Seen): void {
  const [path] = useLocation()
  useEffect(() => rememberTable(path, seen), [path, seen])
}

/** Marks the title of a background tab when the person has to decide. */
const titleOf = (words: Words, { game, decision, stage }: Seen): string =>
  game === '' || stage === 'failed'
    ? words.say('web.name')
    : words.say(decision?.owed === true ? 'web.title.turn' : 'web.title', { game: gameName(words, game) })

/** A loaded game: its rules and words with the printed data of this match, and its picture if it has one. */
export interface LoadedTable {
  readonly Picture: Picture | undefined
  readonly game: Game
  readonly speech: GameWords
}

export async function loadTable(
  id: string,
  printed: unknown,
  options?: unknown,
): Promise<LoadedTable | undefined> {
  const entry = entryOf(id)
  if (entry === undefined) return undefined
  const [part, game, picture] = await Promise.all([
    loadWords(entry, options),
    engineOf(id, printed),
    entry.picture?.(),
  ])
  if (game?.ok !== true) return undefined
  return { Picture: picture, game: game.value, speech: part.speech(printed) as GameWords }
}

/** The rules, words and table of a game, once they are loaded. */
function useLoaded({ game: id, printed, options }: Seen): LoadedTable | undefined {
  const [loaded, setLoaded] = useState<LoadedTable>()
  // They never change at a table.
  const known = useRef(options)
  known.current = options
  useEffect(() => {
    let gone = false
    void loadTable(id, printed, known.current).then((found) =>
      // A whole table is drawn for the first time: in slices, so that the page answers meanwhile.
      gone ? undefined : startTransition(() => setLoaded(found)),
    )
    return () => {
      gone = true
    }
  }, [id, printed])
  return loaded
}
