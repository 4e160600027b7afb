import type { Words } from '@benben/words'
import { useEffect, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { gameName, sinceWhen } from '../pages/names.ts'
import { useForm } from '../pages/use-form.ts'
import { Choice } from '../ui/choice.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { collect, MOST, type Collected } from './collect.ts'
import { GamesChart } from './games-chart.tsx'
import { modeName, modeOf } from './modes.ts'
import type { Played } from './played.ts'
import styles from './statistics.module.css'
import { groupsBy, sumOf } from './sums.ts'
import { GroupsTable, SourcesTable } from './tables.tsx'

const NOTHING_YET: Collected = { played: [], read: 0, all: 0 }

/** My finished games, here and online: results, and where the points came from. */
export function StatisticsPage(): ReactElement {
  const words = useWords()
  const [{ played, read, all }, setCollected] = useState(NOTHING_YET)
  const [isDone, setDone] = useState(false)
  const [chosen, choose] = useState<string>()
  useEffect(() => {
    let gone = false
    void collect(words, setCollected, () => gone).then(() => (gone ? undefined : setDone(true)))
    return () => {
      gone = true
    }
  }, [words])
  const games = groupsBy(played, ({ game }) => game).map(({ key }) => key)
  const game = games.find((each) => each === chosen) ?? games[0]
  return (
    <>
      <TopBar title={words.say('statistics.title')} />
      <main className={styles.page} data-statistics={isDone ? 'done' : 'reading'}>
        <header className={styles.head}>
          <h1>{words.say('statistics.title')}</h1>
          {games.length < 2 ? null : (
            <Choice
              legend={words.say('statistics.game')}
              options={games.map((each) => [each, gameName(words, each)] as const)}
              value={game!}
              onChange={choose}
            />
          )}
          {isDone ? null : (
            <label className={styles.reading}>
              {words.say('statistics.reading', { read, all })}{' '}
              <progress value={read} max={Math.max(1, all)} />
            </label>
          )}
        </header>
        {game === undefined ? (
          isDone ? (
            <p className={styles.none}>{words.say('statistics.none')}</p>
          ) : null
        ) : (
          <OfGame key={game} game={game} played={played.filter((each) => each.game === game)} />
        )}
        <p className={styles.note}>{words.say('statistics.about', { most: MOST })}</p>
      </main>
    </>
  )
}

function OfGame({
  game,
  played,
}: {
  readonly game: string
  readonly played: readonly Played[]
}): ReactElement | null {
  const words = useWords()
  const loaded = useForm(game, undefined)
  if (loaded === undefined) return null
  const { form, game: rules } = loaded
  return (
    <>
      <Headline words={words} played={played} />
      <section className={styles.panel}>
        <h2>{words.say('statistics.over-time')}</h2>
        <GamesChart played={played} />
      </section>
      <section className={styles.panel}>
        <h2>{words.say('statistics.by-source')}</h2>
        <SourcesTable game={game} sources={rules.codes.sources} played={played} />
      </section>
      <section className={styles.panel}>
        <h2>{words.say('statistics.by')}</h2>
        <GroupsTable
          title={words.say('statistics.by.mode')}
          groups={groupsBy(played, (each) => modeOf(form, each))}
          nameOf={(mode) => modeName(words, game, mode)}
        />
        <GroupsTable
          title={words.say('statistics.by.seat')}
          groups={groupsBy(played, ({ seat }) => String(seat)).toSorted((a, b) => a.key.localeCompare(b.key))}
          nameOf={(seat) => words.say('statistics.seat', { seat: Number(seat) + 1 })}
        />
        <GroupsTable
          title={words.say('statistics.by.rivals')}
          groups={groupsBy(played, ({ rivals }) => words.list(rivals.toSorted()))}
          nameOf={(rivals) => rivals}
        />
      </section>
      <LastMatches words={words} played={played} />
    </>
  )
}

function Headline({
  words,
  played,
}: {
  readonly words: Words
  readonly played: readonly Played[]
}): ReactElement {
  const sum = sumOf(played)
  const most = Math.max(...played.map(({ total }) => total))
  const facts = [
    [String(sum.matches), words.say('statistics.matches')],
    [words.say('statistics.share', { share: Math.round(100 * sum.share) }), words.say('statistics.wins')],
    [words.number(sum.points, 1), words.say('statistics.points')],
    [String(most), words.say('statistics.most')],
  ] as const
  return (
    <ul className={styles.facts}>
      {facts.map(([value, name]) => (
        <li key={name}>
          <b>{value}</b>
          <small>{name}</small>
        </li>
      ))}
    </ul>
  )
}

const LISTED = 12

const LastMatches = ({
  words,
  played,
}: {
  readonly words: Words
  readonly played: readonly Played[]
}): ReactElement => (
  <section className={styles.panel}>
    <h2>{words.say('statistics.last')}</h2>
    <ul className={styles.list}>
      {played
        .slice(-LISTED)
        .toReversed()
        .map(({ href, total, best, outcome, rivals, at }) => (
          <li key={href} data-outcome={outcome}>
            <Link href={href}>
              <b>
                {words.say(`statistics.${outcome}`)} {total} : {best}
              </b>{' '}
              <small>{words.list(rivals)}</small>
            </Link>
            <small>{sinceWhen(words, at, Date.now())}</small>
          </li>
        ))}
    </ul>
  </section>
)
