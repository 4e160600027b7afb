import type { Words } from '@benben/words'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { preloadLocalTable } from '../app/preload.ts'
import { entryOf, GAMES, type OfferedGame } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { Mark } from '../icons/mark.tsx'
import type { NewMatch, NewSeat } from '../store/new-match.ts'
import { createLocal } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { useKeys } from '../ui/keys.ts'
import { LanguageChoice } from '../ui/language-choice.tsx'
import { botLabel, gameName } from './names.ts'
import { Learn, LearnLater } from './learn.tsx'
import { MyGames } from './my-games.tsx'
import { PuzzleOfTheDay } from './puzzle-of-the-day.tsx'
import { useGames } from './use-games.ts'
import { useUnfinished } from './use-unfinished.ts'
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

/** What waits for whoever comes back, lessons for whoever is new; then sitting down at once, and quieter ways in. */
export function StartPage(): ReactElement {
  const [open, setOpen] = useState<Open>(null)
  const games = useGames()
  const unfinished = useUnfinished()
  const waits = unfinished.length > 0 || games.rows?.some(({ turn }) => turn === 'mine') === true
  const isNew = useSettings(({ played, game, name }) => !played && game === '' && name === '')
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
          {fresh ? <Learn first except={[]} /> : null}
          <AtOnce isNew={fresh} isFirst={!fresh && !waits} />
          <Doors onOpen={setOpen} />
          {fresh ? <LearnLater except={[]} /> : null}
        </section>
        {fresh && games.rows?.length === 0 ? (
          <Aside />
        ) : (
          <div className={styles.aside}>
            <MyGames games={games} />
            {fresh ? null : <Learn first={false} except={unfinished} />}
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
    <PuzzleOfTheDay />
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
      <button type="button" className={styles.door} onClick={() => onOpen('join')}>
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

interface Begin {
  /** Whether this browser cannot keep matches. */
  readonly problem: boolean
  readonly begin: (wanted: Pick<NewMatch, 'game' | 'options'>, rivals: readonly NewSeat[]) => void
}

/** Begins a match in this browser. Nobody else reads a name there, so whoever has said none gets a default. */
function useBegin(): Begin {
  const words = useWords()
  const [, go] = useLocation()
  const name = useSettings((settings) => settings.name)
  const [problem, setProblem] = useState(false)
  const begin: Begin['begin'] = (wanted, rivals) => {
    preloadLocalTable(wanted.game)
    const mine = name === '' ? words.say('web.player', { number: 1 }) : name
    createLocal({ ...wanted, seats: [{ kind: 'me', name: mine }, ...rivals] }).then(
      (id) => go(`/play/${id}`),
      () => setProblem(true),
    )
  }
  return { problem, begin }
}

interface AtOnceProps {
  /** For whoever is new it stands below the lessons. */
  readonly isNew: boolean
  /** Whether nothing comes before it: one way in is filled, and only one. */
  readonly isFirst: boolean
}

/** Starts a match at once, against bots or an automaton. */
function AtOnce({ isNew, isFirst }: AtOnceProps): ReactElement {
  const words = useWords()
  const { game, change } = useSettings()
  const entry = entryOf(game) ?? GAMES[0]!
  const [bot, setBot] = useState('apprentice')
  const level = entry.bots.includes(bot) ? bot : (entry.bots[0] ?? '')
  const { problem, begin } = useBegin()
  return (
    <>
      {isNew ? <h2 className={styles.known}>{words.say('web.known')}</h2> : null}
      <div className={styles.choices}>
        {GAMES.length < 2 ? null : (
          <Choice
            legend={words.say('web.game')}
            value={entry.id}
            onChange={(chosen) => change({ game: chosen })}
            options={GAMES.map(({ id }) => [id, gameName(words, id)] as const)}
          />
        )}
        <Choice
          legend={words.say('web.level')}
          value={level}
          onChange={setBot}
          options={entry.bots.map((each) => [each, botLabel(words, each)] as const)}
        />
      </div>
      <PlayNow
        words={words}
        entry={entry}
        level={level}
        isFirst={isFirst}
        onPlay={(rivals) => begin({ game: entry.id, options: {} }, rivals)}
      />
      {GAMES.map(({ id, solo }) =>
        solo === undefined ? null : (
          <Solo
            key={id}
            words={words}
            game={id}
            solo={solo}
            onPlay={(rival) => begin({ game: id, options: solo.options }, [rival])}
          />
        ),
      )}
      {problem ? (
        <p role="alert" className={styles.problem}>
          {words.say('session.storage')}
        </p>
      ) : null}
    </>
  )
}

interface PlayNowProps {
  readonly words: Words
  readonly entry: OfferedGame
  readonly level: string
  readonly isFirst: boolean
  readonly onPlay: (rivals: readonly NewSeat[]) => void
}

const PlayNow = ({ words, entry, level, isFirst, onPlay }: PlayNowProps): ReactElement => {
  const bots = entry.seats.min - 1
  return (
    <button
      type="button"
      className={isFirst ? styles.go : styles.solo}
      onClick={() => onPlay(Array.from({ length: bots }, () => ({ kind: 'bot', bot: level })))}
      data-play-now
    >
      <Icon name="play" size={isFirst ? 30 : 24} />
      <span>
        <b>{words.say('web.play-now')}</b>
        <small>
          {words.say('web.play-now.about', {
            game: gameName(words, entry.id),
            bots,
            level: botLabel(words, level),
          })}
        </small>
      </span>
    </button>
  )
}

interface SoloProps {
  readonly words: Words
  readonly game: string
  readonly solo: NonNullable<OfferedGame['solo']>
  readonly onPlay: (rival: NewSeat) => void
}

const Solo = ({ words, game, solo, onPlay }: SoloProps): ReactElement => (
  <button
    type="button"
    className={styles.solo}
    onClick={() => onPlay({ kind: 'automaton', name: solo.name })}
    data-solo={game}
  >
    <Icon name="obelisk" size={24} />
    <span>
      <b>{words.say('web.solo', { name: botLabel(words, solo.name) })}</b>
      <small>
        {words.say('web.solo.about', {
          game: gameName(words, game),
          level: words.say(`web.solo.level.${solo.level}`),
        })}
      </small>
    </span>
  </button>
)
