import { addressOf, placeAt } from '@benben/words/rules'
import { useEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { GAMES } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { gameName } from '../pages/names.ts'
import { LostPage } from '../pages/lost.tsx'
import { lastSeenOf, lastTable } from '../session/last-table.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Help } from '../ui/help.tsx'
import { LanguageChoice } from '../ui/language-choice.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { BookContext, hrefOf } from './book-context.tsx'
import { BookAside, BookView, Trail } from './book-view.tsx'
import { Contents } from './contents.tsx'
import type { GameRules } from './game-rules.ts'
import { useRules } from './load-rules.ts'
import styles from './rules-page.module.css'
import { Search } from './search.tsx'

/** The rules of a game, a page for each address. */
export function RulesPage({
  game,
  address,
}: {
  readonly game: string
  readonly address: string
}): ReactElement {
  const rules = useRules(game)
  if (rules === null) return <LostPage />
  if (rules === undefined) return <main aria-busy="true" />
  return <OpenedBook key={game} rules={rules} game={game} address={address} />
}

interface OpenedProps {
  readonly rules: GameRules
  readonly game: string
  readonly address: string
}

function OpenedBook({ rules, game, address }: OpenedProps): ReactElement {
  const words = useWords()
  const [, navigate] = useLocation()
  const { book } = rules
  const printed = lastSeenOf(game)?.printed
  const open = useMemo(
    () => ({ rules, book, words, printed, go: (to: string) => navigate(hrefOf(game, to)) }),
    [rules, book, words, printed, game, navigate],
  )
  const article = useTurned(address)
  const side = useCurrentInSight(address)
  const place = placeAt(book, address)
  // A code leads to its page; the address of the page is the one to keep.
  if (place !== undefined && addressOf(place) !== address)
    return <Redirect to={hrefOf(game, addressOf(place))} replace />
  return (
    <BookContext value={open}>
      <TopBar title={words.say('rules.title')}>
        <Tools game={game} />
      </TopBar>
      <rules.Sheet />
      <div className={styles.page}>
        <div ref={side} className={styles.side}>
          <Search />
          <Folded title={words.say('rules.contents')}>
            <Contents address={address} />
          </Folded>
        </div>
        <main ref={article} className={styles.article} data-rules={address}>
          <Trail address={address} />
          <BookView address={address} />
        </main>
        <BookAside address={address} />
      </div>
    </BookContext>
  )
}

/** Where there is little room the contents open when they are asked for. */
const Folded = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}): ReactElement => (
  <>
    <details className={styles.folded}>
      <summary>{title}</summary>
      {children}
    </details>
    <div className={styles.unfolded}>{children}</div>
  </>
)

/** A turned page begins at its top, and its title is what comes next for whoever listens. */
function useTurned(address: string): React.RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    scrollTo({ top: 0, behavior: 'instant' })
    article.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [address])
  return article
}

/** Where the contents are scrolled by themselves, the page that is open is in their sight. */
function useCurrentInSight(address: string): React.RefObject<HTMLDivElement | null> {
  const side = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = side.current?.getBoundingClientRect()
    const link = side.current?.querySelector('nav [aria-current]')?.getBoundingClientRect()
    if (box === undefined || link === undefined) return
    const isSeen = link.top >= box.top && link.bottom <= box.bottom
    if (!isSeen) side.current!.scrollTop += link.top - (box.top + box.bottom) / 2
  }, [address])
  return side
}

function Tools({ game }: { readonly game: string }): ReactElement {
  const words = useWords()
  const back = lastTable()
  return (
    <div className={styles.tools}>
      <Help game={game} button={false} />
      <Button look="bare" icon="printer" onClick={() => print()} label={words.say('rules.print')}>
        <span className={styles.word}>{words.say('rules.print')}</span>
      </Button>
      <nav className={styles.games} aria-label={words.say('web.game')}>
        {GAMES.filter(({ rules }) => rules !== undefined).map(({ id }) => (
          <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'true' : undefined}>
            {gameName(words, id)}
          </Link>
        ))}
      </nav>
      <div className={styles.languages}>
        <LanguageChoice codes />
      </div>
      {back === null ? null : (
        <Link href={back.path} className={buttonClass()} data-back-to-table>
          {words.say('rules.back')}
        </Link>
      )}
    </div>
  )
}
