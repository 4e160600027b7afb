import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react'
import { afterPicture } from '../../ui/after-picture.ts'
import { Hidden } from '../../ui/hidden.tsx'
import { isSameLook, NOWHERE, type Looked } from './looked.ts'
import type { SpotSeen, SpotStore } from './spot-store.ts'
import type { Spots } from './spots.ts'
import styles from './spot.module.css'

export const SpotContext = createContext<SpotStore | null>(null)

/** Runs a callback now and whenever the lit spots change. */
export function useWhenDrawn(store: SpotStore, act: () => void): void {
  const now = useEffectEvent(act)
  useEffect(() => {
    now()
    return store.whenDrawn(() => now())
  }, [store])
}

export function useSpotStore(): SpotStore {
  const store = useContext(SpotContext)
  if (store === null) throw new Error('a spot lies outside the table')
  return store
}

/** The state of one spot; the component re-renders only when it changes. */
export function useSpot(name: string): SpotSeen {
  const store = useSpotStore()
  const listen = useCallback((changed: () => void) => store.listen(name, changed), [store, name])
  return useSyncExternalStore(listen, () => store.at(name))
}

/**
 * What is looked at among these spots, as soon as the pointer comes to it: the table itself (`told`) is told after that picture.
 */
export function useLooked(spots: Spots, told: Looked): Looked {
  const store = useSpotStore()
  const listen = useCallback((changed: () => void) => store.whenLooked(changed), [store])
  return useSyncExternalStore(listen, () => store.lookedAt(spots) ?? told)
}

/** The same one picture later; with other spots at once. */
export function useLookedLater(spots: Spots): Looked {
  const store = useSpotStore()
  const [kept, keep] = useState({ spots, looked: NOWHERE })
  useEffect(() => {
    let cancel = (): void => undefined
    const follow = (): void => {
      cancel()
      const looked = store.lookedAt(spots)
      if (looked !== undefined) cancel = afterPicture(() => keep({ spots, looked }))
    }
    // A pointer still rests where it was when the same is asked again.
    if (!isSameLook(store.lookedAt(spots) ?? NOWHERE, NOWHERE)) follow()
    const stop = store.whenLooked(follow)
    return () => {
      cancel()
      stop()
    }
  }, [store, spots])
  return kept.spots === spots ? kept.looked : NOWHERE
}

interface SpotProps {
  readonly name: string
  /** What lies here, said before what can be done with it; left out where what is written in it says it. */
  readonly label?: string
  /** The move that is shown here, where there are several: what is said is said of it. */
  readonly shown?: string | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties
  /** It can be looked at closely where nothing can be done: what is said of it then. */
  readonly idle?: string
  /** Phrasing content only (span, svg, b): it is a button where it can be clicked. */
  readonly children?: ReactNode
}

/**
 * The one interactive element of the table: a button where something is legal or refused, else a plain box. It stays the
 * same element all the while, so that its children do not re-render when it is lit. It has no handlers of its own; the
 * table handles the events that bubble from it (`data-spot`), keys included.
 */
export function Spot({ name, label, shown, className = '', style, idle, children }: SpotProps): ReactElement {
  const store = useSpotStore()
  const { chains, refused, meaning, looked, pointed, isNew, step } = useSpot(name)
  const said = meaning === '' || shown === undefined ? meaning : store.gloss(shown)
  const lit = chains.length > 0
  const isChoice = lit || refused
  const isButton = isChoice || idle !== undefined
  return (
    <span
      data-spot={name}
      data-pointed={pointed || undefined}
      data-new={isNew || undefined}
      data-step={step}
      data-looked={looked || undefined}
      data-lit={lit || undefined}
      data-refused={refused || undefined}
      data-move={chains.length === 1 ? chains[0]![0] : undefined}
      className={`${styles.spot} ${className}`}
      style={style}
      role={isButton ? 'button' : undefined}
      // One of each area becomes a stop of the tab key (focus.ts).
      tabIndex={isButton ? -1 : undefined}
      aria-disabled={refused || undefined}
      aria-description={isChoice ? (label === undefined && meaning !== '' ? meaning : undefined) : idle}
      title={refused && meaning !== '' ? meaning : undefined}
    >
      {isButton && label !== undefined ? <Hidden>{withMeaning(label, said)}</Hidden> : null}
      {children}
    </span>
  )
}

const withMeaning = (label: string, meaning: string): string =>
  meaning === '' || label.includes(meaning) ? label : `${label}: ${meaning}`
