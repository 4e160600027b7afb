import { useCallback, useEffect, useRef, useState } from 'react'
import { bestTurn } from './temple/space.tsx'
import { laidNow, turnOf, type Laid } from './temple/laid.ts'
import { SPACES, spaceName } from './temple/facts.ts'
import type { Scene } from './scene.ts'
import type { Chain, Spots } from './spots.ts'

/** What is looked at: a spot, or a choice in the prompt by its moves. */
export interface Looked {
  readonly spot: string | null
  readonly chain: Chain | null
}

const NOWHERE: Looked = { spot: null, chain: null }
export const readChain = (text: string): Chain => text.split('|') as unknown as Chain

export interface Choosing {
  readonly looked: Looked
  /** A spot with several ways that was clicked. */
  readonly opened: string | null
  /** How the tile that would be laid is turned; null: at each space as it scores most. */
  readonly turn: number | null
  readonly laid: Laid | null
  readonly changing: boolean
  /** Whether a finger has looked, and a second tap would do it. */
  readonly byFinger: boolean
  readonly lookAt: (element: Element | null) => void
  /** Clicked or tapped: the choice that is made, or null where something is only looked at or opened. */
  readonly press: (element: Element, finger: boolean) => Chain | null
  readonly turnTile: () => void
  readonly change: (open: boolean) => void
  /** Escape: one step back; false where there was nothing to step back from. */
  readonly back: () => boolean
}

/** The hand over the table: what it points at, what it has begun to choose. Forgotten with every new question. */
export function useChoosing(scene: Scene, spots: Spots, question: string): Choosing {
  const [looked, look] = useState<Looked>(NOWHERE)
  const [opened, open] = useState<string | null>(null)
  const [turn, setTurn] = useState<number | null>(null)
  const [changing, change] = useState(false)
  const [byFinger, finger] = useState(false)
  const tapped = useRef<string | null>(null)
  const laid = laidNow(spots, scene.view)

  const reset = useCallback(() => {
    look(NOWHERE)
    open(null)
    setTurn(null)
    change(false)
    finger(false)
    tapped.current = null
  }, [])
  useEffect(reset, [question, reset])

  /** The one choice a click on a spot makes; null where there are several or none. */
  const chainAt = (spot: string): Chain | null => {
    const { chains } = spots.at(spot)
    if (!spot.startsWith('space/') || laid === null) return chains.length === 1 ? chains[0]! : null
    const space = SPACES.find((each) => spaceName(each) === spot.slice('space/'.length))!
    const turns = [...new Set(chains.map(turnOf))]
    const wanted = turn ?? bestTurn(scene, laid, space, turns)
    return chains.find((chain) => turnOf(chain) === wanted) ?? null
  }

  const lookAt = (element: Element | null): void => {
    const choice = element?.closest<HTMLElement>('[data-choice]')?.dataset['choice']
    const spot = element?.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? null
    look(choice !== undefined ? { spot: null, chain: readChain(choice) } : { spot, chain: null })
  }

  const press = (element: Element, byTouch: boolean): Chain | null => {
    const choice = element.closest<HTMLElement>('[data-choice]')?.dataset['choice']
    if (choice !== undefined) return readChain(choice)
    const spot = element.closest<HTMLElement>('[data-spot]')?.dataset['spot']
    if (spot === undefined) {
      tapped.current = null
      open(null)
      look(NOWHERE)
      return null
    }
    look({ spot, chain: null })
    const { chains } = spots.at(spot)
    const chain = chainAt(spot)
    const again = tapped.current === spot
    tapped.current = spot
    finger(byTouch && chain !== null)
    if (chain !== null) return byTouch && !again ? null : chain
    open(chains.length > 1 ? spot : null)
    return null
  }

  const turnTile = (): void => {
    if (laid === null) return
    const shown = turn ?? (looked.spot === null ? null : chainAt(looked.spot))
    const now = typeof shown === 'number' ? shown : shown === null ? laid.turns.at(-1)! : turnOf(shown)
    setTurn(laid.turns[(laid.turns.indexOf(now) + 1) % laid.turns.length] ?? null)
  }

  const back = (): boolean => {
    if (opened === null && !changing && looked.spot === null && turn === null) return false
    reset()
    return true
  }

  return {
    looked: {
      spot: looked.spot,
      chain: looked.chain ?? (looked.spot === null ? null : chainAt(looked.spot)),
    },
    opened,
    turn,
    laid,
    changing,
    byFinger,
    lookAt,
    press,
    turnTile,
    change,
    back,
  }
}
