import type { Words } from '@benben/words'
import { Suspense, type ReactElement } from 'react'
import { Link } from 'wouter'
import { lazyWith, useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import styles from './my-games.module.css'
import { GameMedal } from './game-medal.tsx'
import { gameName, sinceWhen } from './names.ts'
import type { GameRow, Games } from './use-games.ts'

/** Games by turn and with clocks say more; whoever has none does not load it. */
const TableTime = lazyWith(['pace'], async () => (await import('../clock/table-time.tsx')).TableTime)

const MOST = 8

/** What I play, here and online: whose turn it is and since when. */
export function MyGames({ games }: { readonly games: Games }): ReactElement {
  const words = useWords()
  const rows = games.rows?.slice(0, MOST) ?? []
  const waiting = rows.filter(({ turn }) => turn === 'mine').length
  const now = Date.now()
  return (
    <section className={styles.games} aria-labelledby="my-games">
      <h2 id="my-games">
        {words.say('web.my-games')}
        <small>{waiting === 0 ? '' : words.say('web.my-games.waiting', { waiting })}</small>
      </h2>
      {games.rows?.length === 0 ? <p className={styles.none}>{words.say('web.my-games.none')}</p> : null}
      <ul>
        {rows.map((row) => (
          <GameRowItem key={row.href} words={words} row={row} now={now} onDelete={games.remove} />
        ))}
      </ul>
      <p className={styles.open}>
        <Link href="/statistics">{words.say('web.my-games.statistics')}</Link>
        <Link href="/replay">{words.say('web.my-games.open-record')}</Link>
      </p>
    </section>
  )
}

interface GameRowProps {
  readonly words: Words
  readonly row: GameRow
  readonly now: number
  readonly onDelete: (save: string) => void
}

const GameRowItem = ({ words, row, now, onDelete }: GameRowProps): ReactElement => {
  const { href, game, others, turn, whose, changed, save, table } = row
  return (
    <li>
      <Link href={href} className={styles.line}>
        <span className={styles.sign}>
          <GameMedal game={game} size={36} />
        </span>
        <span className={styles.what}>
          <b>{gameName(words, game)}</b>
          <small>{others}</small>
          {table?.clocks === undefined && table?.question === undefined ? null : (
            <Suspense fallback={null}>
              <TableTime table={table} />
            </Suspense>
          )}
        </span>
        <span className={styles.turn}>
          <b className={turn === 'mine' ? styles.mine : ''}>{whose}</b>
          <small>{sinceWhen(words, changed, now)}</small>
        </span>
      </Link>
      {turn === 'over' ? (
        <Link
          href={`/replay${href}`}
          className={`${buttonClass('bare')} ${styles.replay}`}
          aria-label={words.say('web.end.replay')}
          title={words.say('web.end.replay')}
          data-replay
        >
          <Icon name="to-start" />
        </Link>
      ) : null}
      {save === null ? null : (
        <Button
          look="bare"
          icon="trash"
          label={words.say('web.my-games.delete', { game: gameName(words, game), others })}
          onClick={() => onDelete(save)}
        />
      )}
    </li>
  )
}
