import { lazy, Suspense, useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { GAMES } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { Mark } from '../icons/mark.tsx'
import { useSettings } from '../store/settings.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useKeys } from '../ui/keys.ts'
import { LanguageChoice } from '../ui/language-choice.tsx'
import { AtOnce } from './at-once.tsx'
import { gameName } from './names.ts'
import { Learn, LearnLater, LearnNext } from './learn.tsx'
import { MyGames } from './my-games.tsx'
import { PuzzleOfTheDay } from './puzzle-of-the-day.tsx'
import { useGames } from './use-games.ts'
import { useNextLesson, useUnfinished } from './use-unfinished.ts'
import { StartBackdrop } from './backdrop.tsx'
import { Waiting } from './waiting.tsx'
import { Which } from './which.tsx'
import styles from './start.module.css'

// Dialogs are loaded lazily.
const JoinDialog = lazy(() => import('./join.tsx').then((page) => ({ default: page.JoinDialog })))
const WatchDialog = lazy(() => import('./join.tsx').then((page) => ({ default: page.WatchDialog })))
const OptionsDialog = lazy(() =>
  import('../ui/options-dialog.tsx').then((page) => ({ default: page.OptionsDialog })),
)

type Open = 'join' | 'watch' | 'options' | null

const isFirstVisit = (): boolean => {
  const { played, game, name } = useSettings.getState()
  return !played && game === '' && name === ''
}

/** What waits for whoever comes back, lessons for whoever is new; then sitting down at once, and quieter ways in. */
export function StartPage(): ReactElement {
  const [open, setOpen] = useState<Open>(null)
  const games = useGames()
  const unfinished = useUnfinished()
  const next = useNextLesson()
  const waits = unfinished.length > 0 || games.rows?.some(({ turn }) => turn === 'mine') === true
  // Whoever chooses a game has not come back by that: the page stays as it is.
  const [isNew] = useState(isFirstVisit)
  const fresh = isNew && !waits
  return (
    <div className={styles.page} data-fresh={fresh || undefined}>
      <StartBackdrop />
      <Top onOptions={() => setOpen('options')} />
      <main className={styles.main}>
        <section className={styles.ways}>
          {waits ? (
            <Waiting rows={games.rows ?? []} lessons={unfinished} />
          ) : // Whoever comes back sees no title that gives way to what waits.
          isNew || games.rows !== null ? (
            <Title />
          ) : null}
          {fresh ? <Learn first except={[]} /> : next === undefined ? null : <LearnNext id={next} />}
          <AtOnce isNew={fresh} isFirst={!fresh && !waits} />
          <Doors onOpen={setOpen} />
          {fresh ? <LearnLater except={[]} /> : null}
        </section>
        {fresh && games.rows?.length === 0 ? (
          <Aside />
        ) : (
          <div className={styles.aside}>
            <MyGames games={games} />
            {fresh ? null : (
              <>
                <Learn first={false} except={next === undefined ? unfinished : [...unfinished, next]} />
                <PuzzleOfTheDay isNew={false} />
              </>
            )}
          </div>
        )}
      </main>
      <Foot />
      <Suspense fallback={null}>
        {open === 'join' ? <JoinDialog open onClose={() => setOpen(null)} /> : null}
        {open === 'watch' ? <WatchDialog open onClose={() => setOpen(null)} /> : null}
        {open === 'options' ? <OptionsDialog open onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </div>
  )
}

function Top({ onOptions }: { readonly onOptions: () => void }): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  useKeys({ '?': () => go('/rules') })
  return (
    <header className={styles.top}>
      <Mark size={34} />
      <span />
      <Link
        href="/rules"
        className={buttonClass('bare')}
        aria-label={words.say('web.rules')}
        title={words.say('web.rules')}
        data-rules
      >
        <Icon name="book" /> <b className={styles.word}>{words.say('web.rules')}</b>
      </Link>
      <LanguageChoice codes />
      <Link
        href="/me"
        className={buttonClass('bare')}
        aria-label={words.say('web.me')}
        title={words.say('web.me')}
      >
        <Icon name="people" />
      </Link>
      <Button look="bare" icon="sliders" label={words.say('web.options')} onClick={onOptions} />
    </header>
  )
}

/** For whoever is new: which game, and what to try after its lesson. */
const Aside = (): ReactElement => (
  <div className={styles.aside}>
    <Which />
    <PuzzleOfTheDay isNew />
  </div>
)

const Foot = (): ReactElement => (
  <footer className={styles.foot}>
    <small>{useWords().say('web.unofficial')}</small>
  </footer>
)

/** Quieter ways in: a table of one's own, or one of others. */
function Doors({ onOpen }: { readonly onOpen: (dialog: 'join' | 'watch') => void }): ReactElement {
  const words = useWords()
  return (
    <div className={styles.doors}>
      <Link href="/new" className={styles.door}>
        <Icon name="plus" size={24} />
        <b>{words.say('web.create')}</b>
        <small>{words.say('web.create.about')}</small>
      </Link>
      <button type="button" className={styles.door} onClick={() => onOpen('join')} data-join>
        <Icon name="link" size={24} />
        <b>{words.say('web.join')}</b>
        <small>{words.say('web.join.about')}</small>
      </button>
      <button type="button" className={styles.door} onClick={() => onOpen('watch')}>
        <Icon name="eye" size={24} />
        <b>{words.say('web.watch')}</b>
        <small>{words.say('web.watch.about')}</small>
      </button>
      <RealTable />
    </div>
  )
}

/** For owners of the box. */
function RealTable(): ReactElement {
  const words = useWords()
  return (
    <p className={styles.real}>
      {words.say('web.real-table')} <Link href="/companion">{words.say('web.real-table.companion')}</Link>
      {' · '}
      <Link href="/score-sheet">{words.say('web.real-table.sheet')}</Link>
    </p>
  )
}

/** For whoever comes the first time, or when nothing waits. */
function Title(): ReactElement {
  const words = useWords()
  return (
    <>
      <h1>{words.say('web.name')}</h1>
      <p className={styles.tag}>
        {words.say('web.tag', { games: words.list(GAMES.map(({ id }) => gameName(words, id))) })}
        <br />
        {words.say('web.tag.more')}
      </p>
    </>
  )
}
