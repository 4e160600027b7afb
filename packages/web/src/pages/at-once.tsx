import type { Words } from '@benben/words'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { preloadLocalTable } from '../app/preload.ts'
import { entryOf, GAMES, type OfferedGame } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import type { NewMatch, NewSeat } from '../store/new-match.ts'
import { createLocal } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { Choice } from '../ui/choice.tsx'
import { botLabel, gameName } from './names.ts'
import styles from './start.module.css'

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
export function AtOnce({ isNew, isFirst }: AtOnceProps): ReactElement {
  const words = useWords()
  const { game, level: last, change } = useSettings()
  const entry = entryOf(game) ?? GAMES[0]!
  const [picked, setBot] = useState<string>()
  const wanted = picked ?? last
  // Whoever has played no game here begins with the weakest.
  const level = entry.bots.includes(wanted) ? wanted : (entry.bots[0] ?? '')
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
        isNew={isNew}
        onPlay={(rivals) => {
          change({ level })
          begin({ game: entry.id, options: {} }, rivals)
        }}
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
  readonly isNew: boolean
  readonly onPlay: (rivals: readonly NewSeat[]) => void
}

const PlayNow = ({ words, entry, level, isFirst, isNew, onPlay }: PlayNowProps): ReactElement => {
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
          {isNew ? `; ${words.say('web.play-now.hints')}` : null}
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
