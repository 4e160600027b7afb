import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import { createContext, startTransition, use, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { TableProps } from '../../app/registry.ts'
import type { DecisionSeen, Seen } from '../../session/session.ts'
import { beforeInput } from '../../ui/after-picture.ts'
import { handIsOnKeys } from '../../ui/keys.ts'
import type { TableModel } from '../model.ts'
import { momentOf, type Begin } from '../pointing/moving.ts'
import type { Question } from '../pointing/question.ts'
import type { Chain } from '../pointing/spots.ts'

/** What will be asked once a move is played. */
export interface Ahead {
  readonly move: string
  /** What was seen when it was found out: it holds for that alone. */
  readonly at: Seen
  readonly seen: Seen<TekhenuView, TekhenuEvent>
  readonly model: TableModel
  readonly decision: DecisionSeen
  readonly question: Question
}

/** Its name in the DOM, so that no other prompt is taken for it. */
export const nameOf = ({ move, at }: Ahead): string => `${momentOf(at)} ${move}`

/** True around a prompt that nobody sees yet: nothing in it is found, heard or pressed. */
export const AheadContext = createContext(false)
export const useIsAhead = (): boolean => use(AheadContext)

/**
 * Shows the prompt that was drawn ahead in place of the other one. Only what needs no new style for each of its parts is changed: the
 * rest follows when it is rendered as the prompt. Returns the function that ends this: it takes it back, and says so, unless it has been
 * rendered as the prompt. Undefined where it is not in the page.
 */
function uncover(root: Element | null, ahead: Ahead): (() => boolean) | undefined {
  const next = root?.querySelector<HTMLElement>('[data-ahead]')
  const now = root?.querySelector<HTMLElement>('[data-prompt]')
  if (!next || !now || next.dataset['ahead'] !== nameOf(ahead)) return undefined
  const turn = (to: HTMLElement, from: HTMLElement): void => {
    to.setAttribute('data-prompt', 'true')
    from.removeAttribute('data-prompt')
  }
  turn(next, now)
  next.setAttribute('data-uncovered', '')
  now.setAttribute('data-covered', '')
  return () => {
    next.removeAttribute('data-uncovered')
    now.removeAttribute('data-covered')
    const isAhead = next.dataset['ahead'] !== undefined
    if (isAhead) turn(now, next)
    return isAhead
  }
}

/** The same until one of them changes. */
export interface PromptsAhead {
  /** What a prompt is drawn for. */
  readonly ahead: Ahead | null
  /** What was uncovered last: its prompt is the one that is seen. */
  readonly uncovered: Ahead | null
}

const NO_PROMPTS: PromptsAhead = { ahead: null, uncovered: null }

export interface DrawnAhead {
  readonly prompts: PromptsAhead
  /** Has the prompt of what will be asked drawn; null takes the last one away. */
  readonly draw: (ahead: Ahead | null) => void
  /** How a click plays its moves: the next question is seen first, if it was drawn; undefined where they are played at once. */
  readonly beginOf: (chain: Chain) => Begin | undefined
}

/** Draws the next prompt while its choice is looked at, so that a click only uncovers it. */
export function useDrawnAhead(
  root: RefObject<HTMLElement | null>,
  session: TableProps['session'],
  /** Whether a question is asked without anything that is shown before it. */
  asksAtOnce: (seen: Ahead['seen']) => boolean,
): DrawnAhead {
  const [prompts, setPrompts] = useState(NO_PROMPTS)
  const { ahead } = prompts
  /** What was wanted last, which may not be in the page yet. */
  const wanted = useRef<Ahead | null>(null)
  /** Whether a prompt is uncovered whose move is not sent yet: it must stay as it is. */
  const isTurning = useRef(false)

  const draw = (next: Ahead | null): void => {
    // The same may be asked twice: then what was begun there still counts.
    const isNew = next !== null && next.decision.id !== next.at.decision?.id && asksAtOnce(next.seen)
    const then = isNew && !handIsOnKeys() ? next : null
    if (isTurning.current || wanted.current === then) return
    wanted.current = then
    startTransition(() => setPrompts((last) => ({ ...last, ahead: then })))
  }

  const beginOf = (chain: Chain): Begin | undefined => {
    if (ahead === null || ahead !== wanted.current || chain.length > 1 || chain[0] !== ahead.move)
      return undefined
    // Where the hand is on the keyboard the buttons that have the focus must stay.
    if (ahead.at !== session.now() || handIsOnKeys() || document.hidden || !asksAtOnce(ahead.seen))
      return undefined
    return (send, drop) => {
      const cover = uncover(root.current, ahead)
      if (cover === undefined) {
        send()
        return
      }
      isTurning.current = true
      beforeInput(() => {
        isTurning.current = false
        wanted.current = null
        const isStill = session.now() === ahead.at
        flushSync(() => {
          setPrompts(isStill ? { ahead, uncovered: ahead } : NO_PROMPTS)
          if (isStill) send()
          else drop()
        })
        if (cover()) setPrompts(NO_PROMPTS)
      })
    }
  }
  return { prompts, draw, beginOf }
}
