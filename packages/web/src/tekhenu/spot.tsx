import { createContext, useContext, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import type { RefusedText } from '../session/session.ts'
import { Hidden } from '../ui/hidden.tsx'
import styles from './spot.module.css'
import type { Spots } from './spots.ts'

/** What spots know of the question that is asked now. */
export interface Asked {
  readonly spots: Spots
  /** The spot that is looked at: under the pointer, in focus, or tapped once. */
  readonly looked: string | null
  /** Spots that a line of the log, or the event that is shown just now, speaks of. */
  readonly pointed: ReadonlySet<string>
  /** Why something is not possible, with its rule. */
  readonly why: (refusal: RefusedText) => string
  /** What a move would do, in words. */
  readonly gloss: (move: string) => string
}

export const AskedContext = createContext<Asked | null>(null)

export function useAsked(): Asked {
  const asked = useContext(AskedContext)
  if (asked === null) throw new Error('a spot lies outside the table')
  return asked
}

interface SpotProps {
  readonly name: string
  /** What lies here, said before what can be done with it; left out where what is written in it says it. */
  readonly label?: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
  /** Phrasing content only (span, svg, b): it stands in a button where it can be clicked. */
  readonly children?: ReactNode
}

/**
 * The one interactive element of the table: a button where something is legal or refused, else a plain box. It has no
 * handlers of its own; the table listens to what bubbles from it (`data-spot`).
 */
export function Spot({ name, label, className = '', style, children }: SpotProps): ReactElement {
  const { spots, looked, pointed, why, gloss } = useAsked()
  const { chains, refusal } = spots.at(name)
  const data = {
    'data-spot': name,
    'data-pointed': pointed.has(name) || undefined,
    'data-looked': looked === name || undefined,
  }
  if (chains.length === 0 && refusal === undefined) {
    return (
      <span {...data} className={`${styles.spot} ${className}`} style={style}>
        {children}
      </span>
    )
  }
  const lit = chains.length > 0
  const meaning = lit ? gloss(chains[0]!.at(-1)!) : why(refusal!)
  const named = label !== undefined
  return (
    <button
      type="button"
      {...data}
      data-lit={lit || undefined}
      data-refused={lit ? undefined : true}
      data-move={chains.length === 1 ? chains[0]![0] : undefined}
      className={`${styles.spot} ${className}`}
      style={style}
      aria-disabled={lit ? undefined : true}
      aria-description={named ? undefined : meaning}
      title={lit ? undefined : meaning}
    >
      {named ? <Hidden>{label.includes(meaning) ? label : `${label}: ${meaning}`}</Hidden> : null}
      {children}
    </button>
  )
}
