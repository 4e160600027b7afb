import type { FinishedInfo, PoolInfo, ResultsAnswer, RivalInfo } from '@benben/protocol'
import type { Words } from '@benben/words'
import { useEffect, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import { gameName, sinceWhen } from '../pages/names.ts'
import { fetchResults, showResults } from '../store/results.ts'
import { Switch } from '../ui/switch.tsx'
import { Card, Problem } from './card.tsx'
import styles from './results-card.module.css'
import { useAttempt } from './use-attempt.ts'

/** So many matches are listed; the export has all of them. */
const MOST = 8

/** What I have played with people: my rating by game and number of players, how I stand against each of them, the last results. */
export function ResultsCard(): ReactElement {
  const words = useWords()
  const [results, setResults] = useState<ResultsAnswer>()
  const { problem, attempt } = useAttempt()
  useEffect(() => {
    // Without a server the page says so already.
    fetchResults().then(setResults, () => undefined)
  }, [])
  /** The switch moves at once, and back if the server refuses. */
  const show = (visible: boolean): void =>
    attempt(async () => {
      setResults((before) => before && { ...before, visible })
      try {
        setResults(await showResults(visible))
      } catch (error) {
        setResults((before) => before && { ...before, visible: !visible })
        throw error
      }
    })
  return (
    <Card icon="crown" title={words.say('me.results')}>
      <p className={styles.about}>{words.say('me.results.about')}</p>
      {results === undefined ? null : <Results words={words} results={results} />}
      {results === undefined ? null : (
        <div className={styles.shown}>
          <Switch
            label={words.say('me.results.show')}
            about={words.say('me.results.show.about')}
            on={results.visible}
            onChange={show}
          />
        </div>
      )}
      <Problem text={problem} />
    </Card>
  )
}

interface ResultsProps {
  readonly words: Words
  readonly results: ResultsAnswer
}

function Results({ words, results: { pools, rivals, matches } }: ResultsProps): ReactElement {
  if (matches.length === 0) return <p className={styles.about}>{words.say('me.results.none')}</p>
  return (
    <>
      <ul className={styles.pools} data-pools>
        {pools.map((pool) => (
          <Pool key={`${pool.game} ${pool.seats}`} words={words} pool={pool} />
        ))}
      </ul>
      {rivals.length === 0 ? null : (
        <>
          <h3>{words.say('me.results.rivals')}</h3>
          <ul className={styles.list} data-rivals>
            {rivals.map((rival, i) => (
              <Rival key={i} words={words} rival={rival} />
            ))}
          </ul>
        </>
      )}
      <h3>{words.say('me.results.last')}</h3>
      <ul className={styles.list} data-results>
        {matches.slice(0, MOST).map((match) => (
          <Finished key={match.table} words={words} match={match} />
        ))}
      </ul>
    </>
  )
}

const kindOf = (words: Words, { game, seats }: Pick<PoolInfo, 'game' | 'seats'>): string =>
  words.say('me.results.kind', { game: gameName(words, game), seats })

const Pool = ({ words, pool }: { readonly words: Words; readonly pool: PoolInfo }): ReactElement => (
  <li>
    <small>{kindOf(words, pool)}</small>
    <b>{pool.rating === null ? '–' : Math.round(pool.rating.rating)}</b>{' '}
    {pool.rating === null ? null : <small>± {Math.round(pool.rating.deviation)}</small>}
    <small>{words.say('me.results.counted', { matches: pool.matches, won: pool.won })}</small>
  </li>
)

const Rival = ({ words, rival }: { readonly words: Words; readonly rival: RivalInfo }): ReactElement => (
  <li>
    <b>{rival.name}</b>
    <span>
      {rival.pools.map((pool) => (
        <small key={`${pool.game} ${pool.seats}`}>
          {kindOf(words, pool)}:{' '}
          {words.say('me.results.against', { won: pool.won, tied: pool.tied, lost: pool.lost })}
        </small>
      ))}
    </span>
  </li>
)

/** Won, lost, tied, or without a result. */
function outcomeOf({ ending, place, others }: FinishedInfo): 'won' | 'tied' | 'lost' | 'agreed' | 'kept' {
  if (ending === 'agreed' || ending === 'kept') return ending
  if (place > 1) return 'lost'
  return others.some((other) => other.place === 1) ? 'tied' : 'won'
}

const SIGNS = {
  won: 'crown',
  tied: 'handshake',
  lost: 'flag',
  agreed: 'handshake',
  kept: 'bot',
} as const satisfies Record<ReturnType<typeof outcomeOf>, IconName>

function Finished({ words, match }: { readonly words: Words; readonly match: FinishedInfo }): ReactElement {
  const outcome = outcomeOf(match)
  const names = words.list(match.others.map(({ name }) => name))
  return (
    <li data-outcome={outcome}>
      <Icon name={SIGNS[outcome]} />
      <Link href={`/table/${match.table}`}>
        <b>
          {words.say(`me.results.${outcome}`)}{' '}
          {[match.score, ...match.others.map(({ score }) => score)].join(' : ')}
        </b>
        <small>
          {words.say('me.results.with', {
            game: gameName(words, match.game),
            names,
            alone: names === '' ? 'yes' : 'no',
          })}
        </small>
      </Link>
      <small>{sinceWhen(words, match.at, Date.now())}</small>
    </li>
  )
}
