import { SPACES, type ScoreLine, type Space } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { DecisionSeen } from '../session/session.ts'
import { handIsOnKeys } from '../ui/keys.ts'
import { nextPlace } from '../ui/arrows.ts'
import styles from './board.module.css'
import { standsAt, TEMPLE_IDS } from './facts.ts'
import { moveAt, type Look } from './look.ts'
import type { Pointed } from './pointing.ts'
import type { Scene } from './scene.ts'
import type { SpaceState } from './space.tsx'
import { SOURCE_OF, TemplePart } from './temple.tsx'

interface BoardProps {
  readonly scene: Scene
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

const spaceOf = (target: EventTarget): Space | null => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-space]') : null
  return button === null ? null : Number(button.dataset['space'])
}

/** The four temples. Legal targets come in, a move goes out; no rule is known here. */
export function Board(props: BoardProps): ReactElement {
  const { scene, decision, look, pointed, recent, reach, scored, onLook, onPlay, onTouch } = props
  const { view } = scene
  const ref = useRef<HTMLDivElement>(null)
  const [stop, stopAt] = useState<Space>(0)
  const pointer = useRef('mouse')
  const tapped = useRef<Space | null>(null)

  const buttons = (): HTMLElement[] => [...ref.current!.querySelectorAll<HTMLElement>('[data-space]')]
  const focus = (space: Space): void => buttons()[space]?.focus()
  const lit = Array.from({ length: SPACES }, (_, space) => space).filter(
    (space) => moveAt(decision, space) !== undefined,
  )
  const firstLit = lit[0]

  // With the hand on the keyboard the focus follows the question to the board.
  const follow = useEffectEvent(() => {
    tapped.current = null
    if (firstLit === undefined) return
    const inside = ref.current!.contains(document.activeElement)
    const here = inside ? Number((document.activeElement as HTMLElement).dataset['space']) : undefined
    const goal = here !== undefined && lit.includes(here) ? here : nearest(lit, here ?? stop)
    stopAt(goal)
    if (handIsOnKeys() && (inside || isIdle())) focus(goal)
  })
  const question = decision?.id
  useEffect(() => follow(), [question])

  const press = (event: KeyboardEvent): void => {
    const at = spaceOf(event.target)
    if (at === null) return
    const boxes = buttons().map((button) => button.getBoundingClientRect())
    const next =
      event.key === 'Home' ? lit[0] : event.key === 'End' ? lit.at(-1) : nextPlace(event.key, at, boxes)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    focus(next)
  }

  const click = (space: Space): void => {
    const move = moveAt(decision, space)
    const byFinger = pointer.current === 'touch'
    onTouch(byFinger)
    if (move !== undefined && (!byFinger || tapped.current === space)) {
      tapped.current = null
      onLook(null)
      onPlay(move)
      return
    }
    tapped.current = space
    onLook(space)
  }

  const acting: Seat | undefined = decision?.seat
  const stateOf = (space: Space): SpaceState => {
    const looked = look?.space === space && look.after !== null
    return {
      move: moveAt(decision, space),
      ghost: looked ? ghostAt(look, view, space, acting) : undefined,
      pointed: pointed.spaces.includes(space),
      recent: recent.has(space),
      stop: stop === space,
    }
  }

  return (
    <div
      ref={ref}
      className={styles.board}
      onKeyDown={press}
      onPointerDown={({ pointerType }) => (pointer.current = pointerType)}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType !== 'touch' && !handIsOnKeys()) onLook(spaceOf(target))
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch' && !handIsOnKeys()) onLook(null)
      }}
      onFocus={({ target }) => {
        const space = spaceOf(target)
        if (space === null) return
        stopAt(space)
        if (handIsOnKeys()) onLook(space)
      }}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !ref.current!.contains(relatedTarget)) onLook(null)
      }}
      onClick={({ target, detail }) => {
        const space = spaceOf(target)
        if (space === null) return
        if (detail === 0) pointer.current = 'key'
        click(space)
      }}
    >
      {TEMPLE_IDS.map((temple) => (
        <TemplePart
          key={temple}
          scene={scene}
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

function ghostAt(
  look: Look,
  view: Scene['view'],
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
const isIdle = (): boolean => {
  const { activeElement } = document
  return (
    activeElement === null || activeElement === document.body || activeElement.closest('[data-me]') !== null
  )
}
