import { PATHS, type CreateRequest, type TableAnswer } from '@benben/protocol'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../app/words.ts'
import { sayProblem } from '../session/say.ts'
import { ApiError, callApi } from '../store/api.ts'
import { useSettings } from '../store/settings.ts'
import { joinTable, setNickname } from '../store/tables.ts'
import { Button } from '../ui/button.tsx'
import styles from './replay.module.css'
import type { Opened } from './source.ts'

interface WithFriendsProps {
  readonly opened: Opened
  readonly at: number
  /** Where I sit. */
  readonly seat: number
}

/** A table online that goes on from a moment of a finished match, to which friends come by its link. */
export function WithFriends({ opened, at, seat }: WithFriendsProps): ReactElement | null {
  const words = useWords()
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const name = useSettings((settings) => settings.name)
  const { match, source } = opened
  const automata = match.game.automata?.(match.terms.options) ?? []
  const people = match.terms.names.filter((_, i) => automata[i] === undefined).length
  if (source.from !== 'table' || match.result === undefined || people < 2) return null
  const gather = async (): Promise<void> => {
    try {
      go(`/table/${await openTable(opened, { table: source.id, at }, seat, name)}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(sayProblem(words, error.fault))
    }
  }
  return (
    <>
      <h3 className={styles.legend}>{words.say('replay.play-on.friends')}</h3>
      <p>{words.say('replay.play-on.friends.about')}</p>
      <Button icon="people" onClick={() => void gather()} data-with-friends>
        {words.say('replay.play-on.friends.begin')}
      </Button>
      <p role="status">{problem}</p>
    </>
  )
}

/** Opens the table and sits down there. Returns its id. */
async function openTable(
  { match, seats }: Opened,
  from: NonNullable<CreateRequest['from']>,
  me: number,
  name: string,
): Promise<string> {
  const { game, terms } = match
  const automata = game.automata?.(terms.options) ?? []
  // Whoever played here has a name already.
  await setNickname(seats.find(({ kind }) => kind === 'me')?.name ?? name)
  const request: CreateRequest = {
    game: game.id,
    ...(game.printed === undefined ? {} : { printed: game.printed as Record<string, unknown> }),
    seats: terms.names.map((_, seat) => ({
      kind: automata[seat] !== undefined ? 'automaton' : seat === me ? 'me' : 'open',
    })),
    watchable: true,
    from,
  }
  const { table } = await callApi<TableAnswer>(PATHS.tables, request)
  await joinTable(table.id)
  return table.id
}
