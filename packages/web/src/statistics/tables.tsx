import type { Key } from '@benben/words'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Played } from './played.ts'
import styles from './statistics.module.css'
import { LATELY, sourceSums, sumOf, type Group } from './sums.ts'

interface GroupsTableProps {
  readonly title: string
  readonly groups: readonly Group[]
  readonly nameOf: (key: string) => string
}

/** Matches with something in common: how many, how many of them won, and the points. */
export function GroupsTable({ title, groups, nameOf }: GroupsTableProps): ReactElement {
  const words = useWords()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.say('statistics.matches')}</th>
          <th scope="col">{words.say('statistics.wins')}</th>
          <th scope="col">{words.say('statistics.points')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, played }) => {
          const sum = sumOf(played)
          return (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              <td>{sum.matches}</td>
              <td>{words.say('statistics.share', { share: Math.round(100 * sum.share) })}</td>
              <td>
                {words.number(sum.points, 1)} <small>: {words.number(sum.best, 1)}</small>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface SourcesTableProps {
  readonly game: string
  readonly sources: readonly string[]
  readonly played: readonly Played[]
}

/** Where my points come from: in all matches, lately, and at most. */
export function SourcesTable({ game, sources, played }: SourcesTableProps): ReactElement {
  const words = useWords()
  const sums = sourceSums(sources, played)
  const most = Math.max(1, ...sums.map(({ all, lately }) => Math.max(Math.abs(all), Math.abs(lately))))
  const hasLately = played.length > LATELY
  return (
    <table className={styles.table} data-sources>
      <thead>
        <tr>
          <th scope="col">{words.say('statistics.source')}</th>
          <td aria-hidden="true" />
          <th scope="col">{words.say('statistics.source.all')}</th>
          {hasLately ? (
            <th scope="col">{words.say('statistics.source.lately', { matches: LATELY })}</th>
          ) : null}
          <th scope="col">{words.say('statistics.source.most')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ source, all, lately, most: highest }) => (
          <tr key={source}>
            <th scope="row">{words.say(`${game}.source.${source}` as Key)}</th>
            <td className={styles.bars} aria-hidden="true">
              <i
                className={all < 0 ? styles.negative : ''}
                style={{ width: `${(100 * Math.abs(all)) / most}%` }}
              />
            </td>
            <td>{words.number(all, 1)}</td>
            {hasLately ? <td>{words.number(lately, 1)}</td> : null}
            <td>{highest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
