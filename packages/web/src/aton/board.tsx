import { SPACES, type ScoreLine, type Space } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react'
import type { DecisionSeen } from '../session/session.ts'
import { isFocusFree } from '../ui/focus-home.ts'
import { handIsOnKeys } from '../ui/keys.ts'
import { nextPlace } from '../ui/arrows.ts'
import styles from './board.module.css'
import { SOURCE_OF, standsAt, TEMPLE_IDS } from './facts.ts'
import { moveAt, type Look } from './look.ts'
import type { Pointed } from './pointing.ts'
import type { TableModel } from './model.ts'
import type { SpaceState } from './space.tsx'
import { TemplePart } from './temple.tsx'

interface BoardProps {
  readonly model: TableModel
  readonly decision: DecisionSeen | null
  readonly look: Look | null
  readonly pointed: Pointed
  readonly recent: ReadonlySet<Space>
  /** How far the priests of the seat that acts may go; undefined while nobody knows. */
  readonly reach: number | undefined
  /** What a scoring pays just now. */
  readonly scored: readonly ScoreLine[]
  readonly onLook: (space: Space | null) => void
  readonly onPlay: (move: string) => void
  /** Said when the first tap of a finger has shown what the second would do. */
  readonly onTouch: (touched: boolean) => void
}

const spaceOf = (target: EventTarget | null): Space | null => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-space]') : null
  return button === null ? null : Number(button.dataset['space'])
}

/** The four temples. Legal targets come in, a move goes out; no rule is known here. */
export function Board(props: BoardProps): ReactElement {
  const { model, decision, look, pointed, recent, reach, scored } = props
  const ref = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<Space>(0)
  useFollow(ref, decision, stop, setStop)
  useHovering(ref, props.onLook)
  const stateOf = (space: Space): SpaceState => {
    const looked = look?.space === space && look.after !== null
    return {
      move: moveAt(decision, space),
      ghost: looked ? ghostAt(look, model.view, space, decision?.seat) : undefined,
      pointed: pointed.spaces.includes(space),
      recent: recent.has(space),
      stop: stop === space,
    }
  }
  return (
    <div ref={ref} className={styles.board} data-board {...useBoardHand(props, ref, setStop)}>
      {TEMPLE_IDS.map((temple) => (
        <TemplePart
          key={temple}
          model={model}
          temple={temple}
          after={look?.after ?? null}
          dim={reach !== undefined && temple >= reach}
          pointed={pointed.temples.includes(temple)}
          paid={scored.find(({ source }) => source === SOURCE_OF[temple])}
          stateOf={stateOf}
        />
      ))}
    </div>
  )
}

const ALL_SPACES: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space)
const litIn = (decision: DecisionSeen | null): readonly Space[] =>
  ALL_SPACES.filter((space) => moveAt(decision, space) !== undefined)

const spacesIn = (board: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...board.current!.querySelectorAll<HTMLElement>('[data-space]'),
]

/** Every question has a space to stop at. With the hand on the keyboard the focus follows the question to the board. */
function useFollow(
  board: RefObject<HTMLElement | null>,
  decision: DecisionSeen | null,
  stop: Space,
  setStop: (space: Space) => void,
): void {
  const follow = useEffectEvent(() => {
    const lit = litIn(decision)
    if (lit.length === 0) return
    const inside = board.current!.contains(document.activeElement)
    const here = inside ? Number((document.activeElement as HTMLElement).dataset['space']) : undefined
    const goal = here !== undefined && lit.includes(here) ? here : nearest(lit, here ?? stop)
    setStop(goal)
    if (handIsOnKeys() && (inside || isIdle())) spacesIn(board)[goal]?.focus()
  })
  const question = decision?.id
  useEffect(() => follow(), [question])
}

/** What a pointer is over: React does not hear of that (app/root.ts). A finger and a hand on the keys look in other ways. */
function useHovering(board: RefObject<HTMLElement | null>, onLook: BoardProps['onLook']): void {
  const look = useEffectEvent(onLook)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const say =
      (looked: (event: Event) => Space | null) =>
      (event: PointerEvent): void => {
        if (event.pointerType !== 'touch' && !handIsOnKeys()) look(looked(event))
      }
    board.current!.addEventListener(
      'pointerover',
      say(({ target }) => spaceOf(target)),
      { signal },
    )
    board.current!.addEventListener(
      'pointerleave',
      say(() => null),
      { signal },
    )
    return () => listening.abort()
  }, [board])
}

/** Pointer, finger and keyboard over the board. */
function useBoardHand(
  { decision, onLook, onPlay, onTouch }: BoardProps,
  board: RefObject<HTMLElement | null>,
  setStop: (space: Space) => void,
): HTMLAttributes<HTMLElement> {
  const pointer = useRef('mouse')
  /** The space a finger tapped last, and the question it was tapped at: a second tap chooses. */
  const tapped = useRef<{ readonly space: Space; readonly question: string | undefined } | null>(null)
  const click = (space: Space): void => {
    const move = moveAt(decision, space)
    const byFinger = pointer.current === 'touch'
    onTouch(byFinger)
    const isSecond = tapped.current?.space === space && tapped.current.question === decision?.id
    const isChosen = move !== undefined && (!byFinger || isSecond)
    tapped.current = isChosen ? null : { space, question: decision?.id }
    onLook(isChosen ? null : space)
    if (isChosen) onPlay(move)
  }
  return {
    onKeyDown: (event) => pressArrow(event, spacesIn(board), litIn(decision)),
    onPointerDown: ({ pointerType }) => (pointer.current = pointerType),
    onFocus: ({ target }) => {
      const space = spaceOf(target)
      if (space === null) return
      setStop(space)
      if (handIsOnKeys()) onLook(space)
    },
    onBlur: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !board.current!.contains(relatedTarget)) onLook(null)
    },
    onClick: ({ target, detail }) => {
      const space = spaceOf(target)
      if (space === null) return
      if (detail === 0) pointer.current = 'key'
      click(space)
    },
  }
}

/** Arrow keys go from space to space, Home and End to the first and last that is lit. */
function pressArrow(event: KeyboardEvent, spaces: readonly HTMLElement[], lit: readonly Space[]): void {
  const at = spaceOf(event.target)
  if (at === null) return
  const boxes = spaces.map((each) => each.getBoundingClientRect())
  const next =
    event.key === 'Home' ? lit[0] : event.key === 'End' ? lit.at(-1) : nextPlace(event.key, at, boxes)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  spaces[next]?.focus()
}

function ghostAt(
  look: Look,
  view: TableModel['view'],
  space: Space,
  acting: Seat | undefined,
): Seat | 'leaves' | undefined {
  if (look.after === null) return undefined
  const now = standsAt(view, space)
  const then = standsAt(look.after, space)
  if (now !== undefined) return then === undefined ? 'leaves' : undefined
  return then ?? acting
}

const nearest = (spaces: readonly Space[], to: Space): Space =>
  spaces.reduce((best, space) => (Math.abs(space - to) < Math.abs(best - to) ? space : best))

/** Nobody loses their place: the focus is moved only where it would be lost, or was in the game. */
const isIdle = (): boolean => isFocusFree() || document.activeElement!.closest('[data-me]') !== null
