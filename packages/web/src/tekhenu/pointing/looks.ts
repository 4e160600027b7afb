import { useEffect, useMemo } from 'react'
import type { TableProps } from '../../app/registry.ts'
import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import type { DecisionSeen } from '../../session/session.ts'
import { lookAhead, type Look } from './ahead.ts'
import type { Chain, Spots } from './spots.ts'

type TekhenuGame = TableProps<TekhenuView, TekhenuEvent>['game']

/** What the choices of a question would lead to, each computed once. */
class Looks {
  readonly #known = new Map<string, Look | undefined>()
  readonly #compute: (chain: Chain) => Look | undefined

  constructor(compute: (chain: Chain) => Look | undefined) {
    this.#compute = compute
  }

  at(chain: Chain): Look | undefined {
    const key = chain.join('|')
    if (!this.#known.has(key)) this.#known.set(key, this.#compute(chain))
    return this.#known.get(key)
  }
}

/** What one pointer can come to next: where there are more choices they are looked at when it does. */
const MOST = 40

/**
 * Where a pointer hovers, choices with one way are looked at while the page has nothing else to do, one at a time: what the
 * pointer comes to is there at once.
 */
function useForesight(looks: Looks, spots: Spots): void {
  useEffect(() => {
    // Not every browser tells when it is idle.
    if (!('requestIdleCallback' in globalThis) || !matchMedia('(hover: hover)').matches) return undefined
    const left = [...spots.lit]
      .map((spot) => spots.at(spot).chains)
      .flatMap(([chain, ...others]) => (chain === undefined || others.length > 0 ? [] : [chain]))
      .slice(0, MOST)
    const next = (): void => {
      const chain = left.pop()
      if (chain === undefined) return
      looks.at(chain)
      asked = requestIdleCallback(next)
    }
    let asked = requestIdleCallback(next)
    return () => cancelIdleCallback(asked)
  }, [looks, spots])
}

/** What the choice that is looked at would lead to. */
export function useLook(
  game: TekhenuGame,
  view: TekhenuView,
  decision: DecisionSeen | null,
  spots: Spots,
  chain: Chain | null,
): Look | undefined {
  const looks = useMemo(
    () => new Looks((each) => (decision === null ? undefined : lookAhead(game, view, decision.seat, each))),
    [game, view, decision],
  )
  useForesight(looks, spots)
  return chain === null ? undefined : looks.at(chain)
}
