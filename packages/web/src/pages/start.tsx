import type { Words } from '@benben/words'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { entryOf, GAMES, type OfferedGame } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { Mark } from '../icons/mark.tsx'
import type { NewMatch, NewSeat } from '../store/new-match.ts'
import { createLocal } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { botLabel, gameName } from './names.ts'
import { Learn } from './learn.tsx'
import { MyGames } from './my-games.tsx'
import { StartBackdrop } from './backdrop.tsx'
import styles from './start.module.css'

// Dialogs are loaded lazily.
const JoinDialog = lazy(() => import('./join.tsx').then((page) => ({ default: page.JoinDialog })))
const WatchDialog = lazy(() => import('./join.tsx').then((page) => ({ default: page.WatchDialog })))
const OptionsDialog = lazy(() =>
  import('../ui/options.tsx').then((page) => ({ default: page.OptionsDialog })),
)

type Open = 'join' | 'watch' | 'options' | null

/** Sit down at once; or three quieter ways in. */
export function StartPage(): ReactElement {
  const words = useWords()
  const [open, setOpen] = useState<Open>(null)
  const isNew = useSettings(({ played, game, name }) => !played && game === '' && name === '')
  return (
    <div className={styles.page}>
      <StartBackdrop />
      <header className={styles.top}>
        <Mark size={34} />
        <span />
        <Button
          look="bare"
          icon="sliders"
          label={words.say('web.options')}
          onClick={() => setOpen('options')}
        />
      </header>
      <main className={styles.main}>
        <section className={styles.ways}>
          <h1>{words.say('web.name')}</h1>
          <p className={styles.tag}>
            {words.say('web.tag', { games: words.list(GAMES.map(({ id }) => gameName(words, id))) })}
            <br />
            {words.say('web.tag.more')}
          </p>
          {isNew ? <Learn first /> : null}
          <AtOnce />
          <div className={styles.doors}>
            <Link href="/new" className={styles.door}>
              <Icon name="plus" size={24} />
              <b>{words.say('web.create')}</b>
              <small>{words.say('web.create.about')}</small>
            </Link>
            <button type="button" className={styles.door} onClick={() => setOpen('join')}>
              <Icon name="link" size={24} />
              <b>{words.say('web.join')}</b>
              <small>{words.say('web.join.about')}</small>
            </button>
            <button type="button" className={styles.door} onClick={() => setOpen('watch')}>
              <Icon name="eye" size={24} />
              <b>{words.say('web.watch')}</b>
              <small>{words.say('web.watch.about')}</small>
            </button>
          </div>
          {isNew ? null : <Learn first={false} />}
        </section>
        <MyGames />
      </main>
      <footer className={styles.foot}>
        <small>{words.say('web.unofficial')}</small>
      </footer>
      <Suspense fallback={null}>
        {open === 'join' ? <JoinDialog open onClose={() => setOpen(null)} /> : null}
        {open === 'watch' ? <WatchDialog open onClose={() => setOpen(null)} /> : null}
        {open === 'options' ? <OptionsDialog open onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </div>
  )
}

/** Starts a match at once, against bots or an automaton. */
function AtOnce(): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const { name, game, change } = useSettings()
  const entry = entryOf(game) ?? GAMES[0]!
  const [bot, setBot] = useState('apprentice')
  const level = entry.bots.includes(bot) ? bot : (entry.bots[0] ?? '')
  const [problem, setProblem] = useState(false)
  const begin = (wanted: Pick<NewMatch, 'game' | 'options'>, rivals: readonly NewSeat[]): void => {
    const me = { kind: 'me', name: name === '' ? words.say('web.player', { number: 1 }) : name } as const
    createLocal({ ...wanted, seats: [me, ...rivals] }).then(
      (id) => go(`/play/${id}`),
      () => setProblem(true),
    )
  }
  return (
    <>
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
  readonly onPlay: (rivals: readonly NewSeat[]) => void
}

const PlayNow = ({ words, entry, level, onPlay }: PlayNowProps): ReactElement => {
  const bots = entry.seats.min - 1
  return (
    <button
      type="button"
      className={styles.go}
      onClick={() => onPlay(Array.from({ length: bots }, () => ({ kind: 'bot', bot: level })))}
      data-play-now
    >
      <Icon name="play" size={30} />
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
      <b>{words.say('web.solo', { name: solo.name })}</b>
      <small>
        {words.say('web.solo.about', {
          game: gameName(words, game),
          level: words.say(`web.solo.level.${solo.level}`),
        })}
      </small>
    </span>
  </button>
)
