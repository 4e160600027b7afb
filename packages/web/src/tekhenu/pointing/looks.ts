import { editionOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { useEffect, useEffectEvent } from 'react'
import type { TableProps } from '../../app/registry.ts'
import type { DecisionSeen, Seen } from '../../session/session.ts'
import { gainsAt } from '../gains.ts'
import type { Look } from './ahead.ts'
import { questionOf, type Question } from './question.ts'
import type { Chain } from './spots.ts'

type SessionAndGame = Pick<TableProps<TekhenuView, TekhenuEvent>, 'session' | 'game'>

interface Asked {
  readonly view: TekhenuView
  readonly decision: DecisionSeen
}

/** Called in idle time, so that what is shown then has been found out. */
interface Preparing {
  /** With what may be looked at next. */
  readonly look: (look: Look) => void
  /** With what may be asked next; null where nothing is looked at, or what follows is not certain. */
  readonly next: (next: Next | null) => void
}

/** What a move leads to. */
export interface Next {
  readonly move: string
  readonly seen: Seen<TekhenuView, TekhenuEvent> & Asked
  readonly question: Question
}

/** What one pointer can come to next: where there are more choices they are looked at when it does. */
const MOST = 40

/** Runs a callback again and again while the page has nothing else to do, until it returns false; returns the function that ends it. */
function whileIdle(act: () => boolean): () => void {
  // Not every browser tells when it is idle.
  if (!('requestIdleCallback' in globalThis)) return () => {}
  const next = (): void => {
    if (act()) asked = requestIdleCallback(next)
  }
  let asked = requestIdleCallback(next)
  return () => cancelIdleCallback(asked)
}

/** Where a pointer hovers, choices with one way are looked at in idle time, one at a time: what the pointer comes to is there at once. */
function useForesight({ game }: SessionAndGame, { spots, look }: Question, prepare: Preparing['look']): void {
  const found = useEffectEvent(prepare)
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return undefined
    const left = [...spots.lit]
      .map((spot) => spots.at(spot).chains)
      .flatMap(([chain, ...others]) => (chain === undefined || others.length > 0 ? [] : [chain]))
      .slice(0, MOST)
    return whileIdle(() => {
      const chain = left.pop()
      const after = chain === undefined ? undefined : look(chain)
      if (after !== undefined) {
        gainsAt(editionOf(game.printed), after.view)
        found(after)
      }
      return chain !== undefined
    })
  }, [game, spots, look])
}

const isAsked = <S extends Seen<TekhenuView, TekhenuEvent>>(seen: S): seen is S & Asked =>
  seen.view !== null && seen.decision !== null

/** What is looked at may be chosen next: what will be asked then is found out in idle time. */
function usePreparation(
  { session, game }: SessionAndGame,
  question: Question,
  chain: Chain | null,
  prepare: Preparing['next'],
): void {
  const [move] = chain ?? []
  const found = useEffectEvent(prepare)
  useEffect(() => {
    // A page that has no idle time must not keep what was looked at before.
    if (move === undefined) {
      found(null)
      return undefined
    }
    return whileIdle(() => {
      const seen = session.foresee?.(move)
      if (seen === undefined || !isAsked(seen)) found(null)
      else {
        gainsAt(editionOf(game.printed), seen.view)
        found({ move, seen, question: questionOf(game, seen.view, seen.decision) })
      }
      return false
    })
  }, [session, game, question, move])
}

/** What may be looked at, and what may be asked next, is found out in idle time. */
export function useForeseen(
  props: SessionAndGame,
  question: Question,
  chain: Chain | null,
  prepare: Preparing,
): void {
  useForesight(props, question, prepare.look)
  usePreparation(props, question, chain, prepare.next)
}
