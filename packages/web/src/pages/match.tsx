import type { Game } from '@benben/kernel'
import type { GameWords, Words } from '@benben/words'
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { entryOf, loadWords, type Picture } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import type { Seen, Session } from '../session/session.ts'
import { rememberTable } from '../session/last-table.ts'
import { useSession } from '../session/use-session.ts'
import { useSettings } from '../store/settings.ts'
import { engineOf } from '../worker/engines.ts'
import { Button } from '../ui/button.tsx'
import { ConnectionBanner } from '../ui/connection.tsx'
import { Curtain } from '../ui/curtain.tsx'
import { useFocusHome } from '../ui/focus-home.ts'
import { Help } from '../ui/help.tsx'
import { Notice } from '../ui/notice.tsx'
import { ReportBug } from '../ui/report.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { FailedMatch } from './failed-match.tsx'
import { Gathering } from './gathering.tsx'
import { LinkField } from './link-field.tsx'
import styles from './match.module.css'
import { gameName } from './names.ts'
import { WatchLink } from './watch-link.tsx'

const TextTable = lazy(() =>
  import('../text/text-table.tsx').then(({ TextTable: table }) => ({ default: table })),
)

/** The page around the table of any match, local or online. */
export function MatchPage({ session }: { readonly session: Session }): ReactElement {
  const words = useWords()
  const seen = useSession(session)
  const loaded = useLoaded(seen.game, seen.printed)
  useTitle(words, seen)
  useRemembered(seen)
  const canBeWatched = seen.watchable && (seen.stage === 'playing' || seen.stage === 'over')
  const people = seen.seats.filter(({ kind }) => kind === 'me').length
  const mayReport = loaded !== undefined && seen.view !== null && seen.curtain === null
  return (
    <>
      <TopBar
        {...(seen.game === '' ? {} : { title: gameName(words, seen.game) })}
        session={session}
        options={
          <>
            {canBeWatched ? <LinkField label={words.say('web.watch-link.about')} /> : null}
            {mayReport ? <ReportBug session={session} game={loaded.game} inWords /> : null}
          </>
        }
      >
        {people > 1 && seen.curtain === null && seen.stage === 'playing' ? (
          <Button look="bare" icon="eye" onClick={() => void session.closeCurtain()}>
            {words.say('web.curtain.draw')}
          </Button>
        ) : null}
        {canBeWatched ? <WatchLink /> : null}
        {loaded?.Picture === undefined ? null : <TableAsText />}
        {loaded === undefined || entryOf(seen.game)?.rules === undefined ? null : <Help game={seen.game} />}
        {mayReport ? <ReportBug session={session} game={loaded.game} /> : null}
      </TopBar>
      <ConnectionBanner connection={seen.connection} />
      <Notice notice={seen.notice} />
      <Stage session={session} seen={seen} loaded={loaded} />
    </>
  )
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
  if (seen.stage === 'failed') return <FailedMatch session={session} seen={seen} />
  if (seen.stage === 'gathering') return <Gathering session={session} seen={seen} />
  if (seen.curtain !== null) return <Curtain session={session} curtain={seen.curtain} seats={seen.seats} />
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
          <TextTable {...props} />
        </Suspense>
      ) : (
        <loaded.Picture {...props} />
      )}
    </main>
  )
}

/** The rules lead back to this table, and speak of it. */
function useRemembered(seen: Seen): void {
  const [path] = useLocation()
  useEffect(() => rememberTable(path, seen), [path, seen])
}

/** Marks the title of a background tab when the person has to decide. */
function useTitle(words: Words, { game, decision, stage }: Seen): void {
  const title =
    game === '' || stage === 'failed'
      ? words.say('web.name')
      : words.say(decision?.owed === true ? 'web.title.turn' : 'web.title', { game: gameName(words, game) })
  useEffect(() => {
    document.title = title
    return () => {
      document.title = words.say('web.name')
    }
  }, [title, words])
}

/** A loaded game: its rules and words with the printed data of this match, and its picture if it has one. */
export interface LoadedTable {
  readonly Picture: Picture | undefined
  readonly game: Game
  readonly speech: GameWords
}

export async function loadTable(id: string, printed: unknown): Promise<LoadedTable | undefined> {
  const entry = entryOf(id)
  if (entry === undefined) return undefined
  const [part, game, picture] = await Promise.all([
    loadWords(entry),
    engineOf(id, printed),
    entry.picture?.(),
  ])
  if (game?.ok !== true) return undefined
  return { Picture: picture, game: game.value, speech: part.speech(printed) as GameWords }
}

/** The rules, words and table of a game, once they are loaded. */
function useLoaded(id: string, printed: unknown): LoadedTable | undefined {
  const [loaded, setLoaded] = useState<LoadedTable>()
  useEffect(() => {
    let gone = false
    void loadTable(id, printed).then((found) => (gone ? undefined : setLoaded(found)))
    return () => {
      gone = true
    }
  }, [id, printed])
  return loaded
}
