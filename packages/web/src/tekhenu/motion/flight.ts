import type { Seat } from '@benben/kernel'

/** Pieces that travel: what sets out, from where, to where. Places are selectors, the first that is seen counts. */
export interface Flight {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly what:
    | { readonly copy: true }
    | { readonly glyph: string; readonly seat?: Seat }
    | { readonly text: string; readonly loss?: boolean }
    /** What is drawn at the goal moves itself: it slides there, or comes into sight on the way. */
    | { readonly itself: 'slides' | 'comes' }
  readonly ms: number
  /** Which of what is seen at the start. */
  readonly nth?: number
  /** How long it lies there before what it stands for is drawn. */
  readonly stay?: number
  /** Quarter turns on the way. */
  readonly turn?: number
  /** Milliseconds until it sets out; without them, those of one moment leave one after the other. */
  readonly wait?: number
  /** The start is still there when the event is drawn: it is measured then, together with everything else. */
  readonly late?: boolean
}

/** What the way of a piece takes, in milliseconds. */
export const SHORT = 320
export const MIDDLE = 420
export const LONG = 520

/** Where the last piece was put: points and tokens come from there. */
export interface Source {
  current: string | null
}

/** A flight that has left: where it was, and what flies. */
export interface Flying {
  readonly flight: Flight
  readonly from: DOMRect | null
  readonly body: HTMLElement | null
}

const EASE = 'cubic-bezier(.2,.7,.2,1)'
/** Tokens and points melt into the number they raise. */
const FADE = 120

/** What an event draws itself; other goals are there anyway. */
const DRAWN =
  '[data-piece], [data-card], [data-card] > svg, [data-tile], [data-tile] > svg, [data-anchor^=population], [data-anchor^=happiness]'

/** What is under way now. */
const underWay = new Set<Animation>()

/** Whatever flies is there at once. */
export function endFlights(): void {
  for (const way of underWay) way.finish()
}

function begin(way: Animation, end: () => void = () => undefined): void {
  underWay.add(way)
  const over = (): void => {
    underWay.delete(way)
    end()
  }
  way.addEventListener('finish', over)
  way.addEventListener('cancel', over)
}

/** The visible elements of the first selector that matches any. */
function seenAt(places: readonly string[]): readonly Element[] {
  for (const place of places) {
    const seen = [...document.querySelectorAll(place)].filter((element) => {
      const { width, left, right } = element.getBoundingClientRect()
      return width > 0 && right > 0 && left < innerWidth
    })
    if (seen.length > 0) return seen
  }
  return []
}

/** Where things will lie when what carries them has come to rest: a pan sinks under its dice. */
function restOf(elements: readonly Element[]): readonly DOMRect[] {
  const moving = document
    .getAnimations()
    .filter((way) => {
      const target =
        way instanceof CSSTransition && way.effect instanceof KeyframeEffect ? way.effect.target : null
      return target !== null && elements.some((each) => target.contains(each))
    })
    .map((each) => ({ each, now: each.currentTime }))
  for (const { each } of moving) each.currentTime = Number(each.effect!.getComputedTiming().endTime) - 0.01
  const boxes = elements.map((each) => each.getBoundingClientRect())
  for (const { each, now } of moving) each.currentTime = now
  return boxes
}

function drawn(what: Flight['what'], element: Element | null): HTMLElement | null {
  if ('itself' in what) return null
  const body = document.createElement('div')
  body.inert = true
  if ('copy' in what) {
    if (element === null) return null
    const copy = element.cloneNode(true) as HTMLElement
    for (const each of [copy, ...copy.querySelectorAll('*')]) {
      for (const name of each.getAttributeNames()) if (name.startsWith('data-')) each.removeAttribute(name)
    }
    copy.style.cssText += ';position:static;transform:none;width:100%;height:100%;margin:0'
    body.append(copy)
  } else if ('text' in what) {
    body.textContent = what.text
    body.dataset['badge'] = what.loss === true ? 'loss' : 'gain'
  } else {
    body.innerHTML = `<svg width="100%" height="100%" viewBox="0 0 24 24"><use href="#tk-${what.glyph}"/></svg>`
    // Not as a style attribute: the content security policy forbids it.
    if (what.seat !== undefined) body.style.setProperty('--fill', `var(--seat-${what.seat})`)
  }
  return body
}

/** Copies the flying element from its start before the table re-renders; undefined if it is not visible. */
export function depart(flight: Flight): Flying | undefined {
  if (flight.late === true) return { flight, from: null, body: drawn(flight.what, null) }
  const origin = seenAt(flight.from)[flight.nth ?? 0]
  return origin === undefined
    ? undefined
    : { flight, from: origin.getBoundingClientRect(), body: drawn(flight.what, origin) }
}

interface Way {
  readonly flight: Flight
  readonly body: HTMLElement | null
  readonly goal: Element
  readonly from: DOMRect
  readonly to: DOMRect
}

/** Animates all pending flights to their goals. Measures everything first, to avoid layout thrashing. */
export function land(layer: HTMLElement, flying: readonly Flying[], apart: number): void {
  const ground = layer.getBoundingClientRect()
  const aimed = flying.flatMap(({ flight, from, body }) => {
    // What was put there last.
    const goal = seenAt(flight.to).at(-1)
    if (goal === undefined) return []
    const origin = from ?? seenAt(flight.from)[flight.nth ?? 0]?.getBoundingClientRect()
    return origin === undefined && flight.from.length > 0 ? [] : [{ flight, body, goal, origin }]
  })
  const rest = restOf(aimed.map(({ goal }) => goal))
  const ways = aimed.map(({ origin, ...way }, i): Way => {
    const to = rest[i]!
    // What comes from nowhere comes up where it lies.
    return { ...way, from: origin ?? to, to }
  })
  for (const [i, way] of ways.entries()) {
    const delay = way.flight.wait ?? i * apart
    if (way.body === null) moveItself(way, delay)
    else {
      layer.append(way.body)
      fly(way, way.body, ground, delay)
    }
  }
}

const middleOf = (box: DOMRect): readonly [x: number, y: number] => [
  box.x + box.width / 2,
  box.y + box.height / 2,
]

function moveItself({ flight: { what, ms }, goal, from, to }: Way, delay: number): void {
  const comes = 'itself' in what && what.itself === 'comes'
  const [[x, y], [atX, atY]] = [middleOf(from), middleOf(to)]
  // It has stayed where it was.
  if (!comes && Math.hypot(x - atX, y - atY) < 0.5) return
  const away = `translate(${x - atX}px, ${y - atY}px)`
  const timing = { duration: ms, delay, easing: EASE, fill: 'backwards' } as const
  begin(
    goal.animate(
      comes
        ? [
            { transform: `${away} scale(0.4)`, opacity: 0 },
            { transform: 'none', opacity: 1 },
          ]
        : [{ transform: away }, { transform: 'none' }],
      timing,
    ),
  )
}

function fly({ flight, goal, from, to }: Way, body: HTMLElement, ground: DOMRect, delay: number): void {
  const { what, ms, stay = 0, turn = 0 } = flight
  const size = 'copy' in what ? from : 'text' in what ? { width: 28, height: 28 } : { width: 24, height: 24 }
  Object.assign(body.style, { width: `${size.width}px`, height: `${size.height}px` })
  const lie = (box: DOMRect, scale: number, turned = 0): string => {
    const [x, y] = middleOf(box)
    return `translate(${x - ground.x - size.width / 2}px, ${y - ground.y - size.height / 2}px) scale(${scale}) rotate(${turned * 90}deg)`
  }
  const fitted = (box: DOMRect): number =>
    'text' in what ? 1 : Math.min(1.5, box.width / size.width, box.height / size.height)
  const [away, there] = [lie(from, fitted(from)), lie(to, fitted(to), turn)]
  // What is drawn at the goal is seen once what stands for it has come.
  const isPiece = goal.matches(DRAWN)
  const veil = isPiece ? goal.animate({ opacity: [0, 0] }, delay + ms) : undefined
  const leave = isPiece || stay > 0 ? 0 : FADE
  const whole = ms + stay + leave
  begin(
    body.animate(
      [
        { transform: away, opacity: 1, easing: EASE },
        { transform: there, opacity: 1, offset: ms / whole },
        { transform: there, opacity: leave === 0 ? 1 : 0 },
      ],
      { duration: whole, delay, fill: 'both' },
    ),
    () => {
      body.remove()
      veil?.cancel()
    },
  )
}
