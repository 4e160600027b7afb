import type { GameEvent } from '@benben/kernel'
import type { Words } from '@benben/words'
import { useMemo, useSyncExternalStore } from 'react'
import { useWords } from '../app/words.ts'
import { seatName } from './bot-name.ts'
import type { Seen, Session } from './session.ts'

/** Bots and automata are called something else in another language; the same `Seen` where nothing changes. */
function calledIn<V, E extends GameEvent>(words: Words, seen: Seen<V, E>): Seen<V, E> {
  if (seen.seats.every((seat) => seatName(words, seat) === seat.name)) return seen
  return { ...seen, seats: seen.seats.map((seat) => ({ ...seat, name: seatName(words, seat) })) }
}

/** The latest `Seen` of a session; re-renders with every change. */
export function useSession<V, E extends GameEvent>(session: Session<V, E>): Seen<V, E> {
  const words = useWords()
  const seen = useSyncExternalStore(session.subscribe, session.now)
  return useMemo(() => calledIn(words, seen), [words, seen])
}
