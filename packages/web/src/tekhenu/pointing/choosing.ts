import { useMemo, useState } from 'react'
import { bestTurn, laidNow, turnOf, type Laid } from '../temple/laid.ts'
import { spaceNamed } from '@benben/tekhenu'
import { useStable } from '../../ui/stable.ts'
import type { TableModel } from '../model.ts'
import { isSameLook, NOWHERE, type Looked } from './looked.ts'
import type { Chain, Spots } from './spots.ts'

/** What the hand has begun to choose. */
interface Begun {
  /** The question it was begun at, and the moment: the same may be asked several times. */
  readonly question: string
  readonly moment: string
  readonly looked: Looked
  readonly opened: string | null
  readonly turn: number | null
  readonly changing: boolean
  /** What a second press or the golden button would do. */
  readonly armed: Looked
  /** The spot or choice that was pressed last. */
  readonly tapped: string | null
}

const NOTHING: Omit<Begun, 'question' | 'moment'> = {
  looked: NOWHERE,
  opened: null,
  turn: null,
  changing: false,
  armed: NOWHERE,
  tapped: null,
}
const readChain = (text: string): Chain => text.split('|') as unknown as Chain

export interface Choosing {
  readonly looked: Looked
  /** A spot with several ways that was clicked. */
  readonly opened: string | null
  /** How the tile that would be laid is turned; null: at each space as it scores most. */
  readonly turn: number | null
  readonly laid: Laid | null
  readonly changing: boolean
  /** What was pressed once and waits for a second press or the golden button; null for none. */
  readonly armed: Chain | null
  /** Where on the table it is; null where it is a choice of the prompt, or none. */
  readonly armedAt: string | null
  /** Whether something was tapped and not chosen yet. */
  readonly tapped: boolean
  /** What is looked at with an element. */
  readonly lookOf: (element: Element | null) => Looked
  readonly lookAt: (element: Element | null) => void
  /**
   * Clicked or tapped: the choice that is made, or null where something is only looked at or opened. A finger looks first
   * and does it with a second tap, or with a golden button; one that stays (`held`) only looks. What can never be undone
   * takes a second press of every hand.
   */
  readonly press: (element: Element, finger: boolean, held: boolean) => Chain | null
  readonly turnTile: () => void
  readonly change: (open: boolean) => void
  /** Escape: one step back; false where there was nothing to step back from. */
  readonly back: () => boolean
}

/** What still counts of what was begun before. */
const begunAt = (last: Begun, question: string, moment: string): Begun =>
  last.question === question && (last.tapped === null || last.moment === moment)
    ? last
    : { question, moment, ...NOTHING }

/** What was begun for this question, and how it changes: from what still counts, with what is stored beside it. */
function useBegun(
  question: string,
  moment: string,
): [Begun, (change: (now: Begun, stored: Begun) => Begun) => void] {
  const [stored, setStored] = useState<Begun>({ question, moment, ...NOTHING })
  const begun = useMemo(() => begunAt(stored, question, moment), [stored, question, moment])
  // An undo would bring back what was begun there.
  if (begun !== stored && stored.tapped !== null) setStored(begun)
  return [begun, (change) => setStored((last) => change(begunAt(last, question, moment), last))]
}

/** The next possible turn of the tile after the one that is shown. */
function turnAfter({ turns }: Laid, shown: number | Chain | null): number | null {
  const now = typeof shown === 'number' ? shown : shown === null ? turns.at(-1)! : turnOf(shown)
  return turns[(turns.indexOf(now) + 1) % turns.length] ?? null
}

/** A spot with several ways is opened, whatever else was is closed. */
const openedBy = (spots: Spots, spot: string): Partial<Begun> => ({
  looked: { spot, chain: null },
  opened: spots.at(spot).chains.length > 1 ? spot : null,
  armed: NOWHERE,
  tapped: spot,
})

/**
 * The hand over the table: what it points at, what it has begun to choose. Forgotten with every new question; a pointer
 * still rests where it was when the same is asked again, a finger has gone.
 */
export function useChoosing(
  model: TableModel,
  spots: Spots,
  question: string,
  moment: string,
  /** Whether a choice could not be undone. */
  isFinal: (chain: Chain) => boolean,
): Choosing {
  const [begun, update] = useBegun(question, moment)
  const { looked, opened, turn, changing, armed } = begun
  const begin = (more: Partial<Begun>): void => update((now) => ({ ...now, ...more, moment }))
  const laid = useMemo(() => laidNow(spots, model.view), [spots, model.view])
  const chainAt = (spot: string): Chain | null => onlyChain(model, spots, laid, turn, spot)

  const lookAt = (element: Element | null): void => {
    const next = pointedLook(element)
    // A quick pointer passes several things before the next render: what counts is what was looked at last.
    update((now, stored) => (isSameLook(now.looked, next) ? stored : { ...now, looked: next }))
  }

  const press = (element: Element, byTouch: boolean, held: boolean): Chain | null => {
    const { choice, spot, confirms } = pointedAt(element)
    const name = choice ?? spot
    if (name === undefined) {
      begin({ looked: NOWHERE, opened: null, armed: NOWHERE, tapped: null })
      return null
    }
    const chain = choice === undefined ? chainAt(name) : readChain(choice)
    const isSure = confirms || begun.tapped === name || (!byTouch && (chain === null || !isFinal(chain)))
    if (chain !== null && isSure && !held) return chain
    const pressed: Looked = choice === undefined ? { spot: name, chain: null } : { spot: null, chain }
    begin(chain === null ? openedBy(spots, name) : { looked: pressed, armed: pressed, tapped: name })
    return null
  }

  const turnTile = (): void => {
    if (laid === null) return
    const shown = turn ?? (looked.spot === null ? null : chainAt(looked.spot))
    begin({ turn: turnAfter(laid, shown) })
  }

  const back = (): boolean => {
    if (opened === null && !changing && looked.spot === null && turn === null && armed === NOWHERE)
      return false
    begin(NOTHING)
    return true
  }

  const withChain = (look: Looked): Looked => resolved(look, chainAt)
  const now: Choosing = {
    looked: withChain(looked),
    opened,
    turn,
    laid,
    changing,
    armed: withChain(armed).chain,
    armedAt: armed.spot,
    tapped: begun.tapped !== null,
    lookOf: (element) => withChain(pointedLook(element)),
    lookAt,
    press,
    turnTile,
    change: (open) => begin({ changing: open }),
    back,
  }
  // The same until something that it is made of has changed.
  return useStable({ now, from: [begun, spots, model, question, moment] }, isFromTheSame).now
}

/** Where nothing has been begun, and nothing can be: the question is not asked yet. */
export const restingAt = (spots: Spots, view: TableModel['view']): Choosing => ({
  looked: NOWHERE,
  opened: null,
  turn: null,
  laid: laidNow(spots, view),
  changing: false,
  armed: null,
  armedAt: null,
  tapped: false,
  lookOf: () => NOWHERE,
  lookAt: () => {},
  press: () => null,
  turnTile: () => {},
  change: () => {},
  back: () => false,
})

const isFromTheSame = (a: { readonly from: readonly unknown[] }, b: typeof a): boolean =>
  a.from.every((each, i) => each === b.from[i])

/** With the moves of a spot. */
const resolved = ({ spot, chain }: Looked, chainAt: (spot: string) => Chain | null): Looked => ({
  spot,
  chain: chain ?? (spot === null ? null : chainAt(spot)),
})

/** What an element is; the chain of a spot depends on what else was begun. */
function pointedLook(element: Element | null): Looked {
  const { choice, spot = null } = pointedAt(element)
  return choice === undefined ? { spot, chain: null } : { spot: null, chain: readChain(choice) }
}

/** The choice of the prompt or the spot of the table that an element belongs to. */
function pointedAt(element: Element | null): {
  readonly choice: string | undefined
  readonly spot: string | undefined
  /** Whether one tap does it. */
  readonly confirms: boolean
} {
  const { choice, confirm } = element?.closest<HTMLElement>('[data-choice]')?.dataset ?? {}
  return {
    choice,
    spot: element?.closest<HTMLElement>('[data-spot]')?.dataset['spot'],
    confirms: confirm !== undefined,
  }
}

/** The one choice a click on a spot makes; null where there are several or none. */
function onlyChain(
  model: TableModel,
  spots: Spots,
  laid: Laid | null,
  turn: number | null,
  spot: string,
): Chain | null {
  const { chains } = spots.at(spot)
  if (!spot.startsWith('space/') || laid === null) return chains.length === 1 ? chains[0]! : null
  const space = spaceNamed(spot.slice('space/'.length))
  const turns = [...new Set(chains.map(turnOf))]
  const wanted = turn ?? bestTurn(model, laid, space, turns)
  return chains.find((chain) => turnOf(chain) === wanted) ?? null
}
