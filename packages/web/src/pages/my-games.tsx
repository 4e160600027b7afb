import type { TableInfo } from '@benben/protocol'
import type { Words } from '@benben/words'
import { useEffect, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { deleteSave, listSaves, type SaveInfo } from '../store/saves.ts'
import { listTables } from '../store/tables.ts'
import { Button } from '../ui/button.tsx'
import styles from './my-games.module.css'
import { botLabel, gameIcon, gameName, sinceWhen } from './names.ts'

interface GameRow {
  readonly href: string
  readonly game: string
  readonly others: string
  /** Whose turn it is. */
  readonly turn: 'mine' | 'theirs' | 'gathering' | 'over'
  readonly whose: string
  readonly changed: number
  readonly save: string | null
}

const MOST = 8

/** What I play, here and online: whose turn it is and since when. */
export function MyGames(): ReactElement {
  const words = useWords()
  const [saves, setSaves] = useState<readonly SaveInfo[] | null>(null)
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    let gone = false
    const unless =
      <T,>(keep: (found: T) => void) =>
      (found: T): void => {
        if (!gone) keep(found)
      }
    listSaves().then(unless(setSaves), () => unless(setSaves)([]))
    // Without a server there are no online tables; the page works without them.
    listTables('mine').then(unless(setTables), () => {})
    return () => {
      gone = true
    }
  }, [])
  const rows = [
    ...(saves ?? []).map((save) => fromSave(words, save)),
    ...tables.map((table) => fromTable(words, table)),
  ]
    .sort((a, b) => Number(a.turn === 'over') - Number(b.turn === 'over') || b.changed - a.changed)
    .slice(0, MOST)
  const waiting = rows.filter(({ turn }) => turn === 'mine').length
  const now = Date.now()
  const remove = (id: string): void =>
    void deleteSave(id).then(() => setSaves((before) => before?.filter((save) => save.id !== id) ?? null))
  return (
    <section className={styles.games} aria-labelledby="my-games">
      <h2 id="my-games">
        {words.say('web.my-games')}
        <small>{waiting === 0 ? '' : words.say('web.my-games.waiting', { waiting })}</small>
      </h2>
      {saves !== null && rows.length === 0 ? (
        <p className={styles.none}>{words.say('web.my-games.none')}</p>
      ) : null}
      <ul>
        {rows.map((row) => (
          <GameRowItem key={row.href} words={words} row={row} now={now} onDelete={remove} />
        ))}
      </ul>
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
  const { href, game, others, turn, whose, changed, save } = row
  return (
    <li>
      <Link href={href} className={styles.line}>
        <span className={styles.sign}>
          <Icon name={gameIcon(game)} />
        </span>
        <span className={styles.what}>
          <b>{gameName(words, game)}</b>
          <small>{others}</small>
        </span>
        <span className={styles.turn}>
          <b className={turn === 'mine' ? styles.mine : ''}>{whose}</b>
          <small>{sinceWhen(words, changed, now)}</small>
        </span>
      </Link>
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

const withOthers = (words: Words, names: readonly string[]): string =>
  names.length === 0
    ? words.say('web.my-games.alone')
    : words.say('web.my-games.with', { names: words.list(names) })

function fromSave(words: Words, { id, game, seats, changed, over }: SaveInfo): GameRow {
  const people = seats.filter(({ kind }) => kind === 'me')
  const rivals = seats
    .filter(({ kind }) => kind !== 'me')
    .map(({ kind, name }) => (kind === 'bot' ? botLabel(words, name) : name))
  const others = people.length > 1 ? people.map(({ name }) => name) : rivals
  return {
    href: `/play/${id}`,
    game,
    others: withOthers(words, others),
    turn: over ? 'over' : 'mine',
    whose: words.say(over ? 'web.turn.over' : 'web.turn.mine'),
    changed,
    save: id,
  }
}

function fromTable(words: Words, { id, game, seats, you, status, toAct, since }: TableInfo): GameRow {
  const names = seats.flatMap(({ name }, seat) =>
    seat === you || name === null ? [] : [botLabel(words, name)],
  )
  const mine = you !== null && toAct.includes(you)
  const turn = status === 'finished' ? 'over' : status === 'waiting' ? 'gathering' : mine ? 'mine' : 'theirs'
  const acting = seats[toAct[0] ?? -1]?.name ?? ''
  return {
    href: `/table/${id}`,
    game,
    others: withOthers(words, names),
    turn,
    whose: words.say(`web.turn.${turn}`, { who: acting }),
    changed: since,
    save: null,
  }
}
