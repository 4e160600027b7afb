import type { Seat } from '@benben/kernel'
import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import { sectionOf } from './advance/dice.ts'
import { purityIn } from './purity.ts'

/** Pieces that travel: what sets out, from where, to where. Places are spots or anchors, the first that is seen counts. */
interface Flight {
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** A copy of what lies at the start, a drawing, or a few letters. */
  readonly what:
    | { readonly copy: true }
    | { readonly glyph: string; readonly seat?: Seat }
    | { readonly text: string }
  readonly ms: number
  /** How long it lies there before what it stands for is drawn. */
  readonly stay?: number
  /** Quarter turns on the way. */
  readonly turn?: number
}

const spot = (name: string): string => `[data-spot="${name}"]`
const anchor = (seat: Seat, part: string): string => `[data-anchor="seat/${seat}/${part}"]`
/** A piece that is drawn at a place when what flies gets there; until then it is not to be seen. */
const piecesAt = (place: string): string => `${place} [data-piece]`

const SHORT = 320

/** Where the last piece was put: points and tokens come from there. */
type Source = { current: string | null }

export function flightsOf(
  event: TekhenuEvent,
  view: TekhenuView,
  near: Seat,
  source: Source,
): readonly Flight[] {
  const home = (seat: Seat, part: string): readonly string[] => [anchor(seat, part), anchor(seat, 'points')]
  const lands = (name: string): void => {
    source.current = spot(name)
  }
  switch (event.type) {
    case 'action':
      lands(`god/${event.action}`)
      return []
    case 'taken':
    case 'took': {
      const { colour, value } = event.die
      lands(`god/${event.god}`)
      return [
        {
          from: [piecesAt(spot(`die/${event.god} ${value} ${colour}`))],
          // My own lies on its pan already when it is let go; for that of others the pan is told next.
          to:
            event.seat === near
              ? [`${anchor(near, 'scales')} [data-piece="${colour} ${value}"]`, ...home(near, 'scales')]
              : [
                  anchor(event.seat, `pan/${purityIn(colour, view.lights[sectionOf(event.god)] ?? '')}`),
                  ...home(event.seat, 'scales'),
                ],
          what: { copy: true },
          ms: SHORT,
          stay: event.type === 'taken' && event.seat !== near ? 300 : 0,
        },
      ]
    }
    case 'statue': {
      const god = view.godStatues[event.place] !== undefined
      const name = `${god ? 'statue' : 'people'}/${event.place}`
      lands(name)
      return [piece('statue', event.seat, name, god ? [piecesAt(`[data-statue="${event.place}"]`)] : [])]
    }
    case 'building': {
      const name = `${/^(left|right|top|bottom) /.test(event.place) ? 'house' : 'workshop'}/${event.place}`
      lands(name)
      return [piece('building', event.seat, name)]
    }
    case 'tile':
      lands(`space/${event.space}`)
      return [
        {
          from: [`${spot(`tile/${view.tiles.indexOf(event.tile)}`)} [data-card]`],
          to: [`${spot(`space/${event.space}`)} [data-card] > svg`, spot(`space/${event.space}`)],
          what: { copy: true },
          ms: SHORT,
          turn: event.seat === near ? 0 : event.turn,
        },
      ]
    case 'populace':
      return (['population', 'happiness'] as const)
        .filter((rail) => view.seats[event.seat]![rail] !== event[rail])
        .map((rail) => {
          const marker = `[data-anchor="${rail}/${event.seat}"]`
          return { from: [marker], to: [marker], what: { copy: true }, ms: SHORT }
        })
    case 'settled-region':
      lands(`region/${event.region}`)
      return [piece('building', event.seat, `region/${event.region}`)]
    case 'conquest-laid':
      return [
        {
          from: ['[data-area="seth"] [data-card^="conquest"]'],
          to: [spot(`space/${event.space}`)],
          what: { copy: true },
          ms: SHORT,
        },
      ]
    case 'pillar':
      return [piece('pillar', event.seat, `space/${event.space}`)]
    case 'card':
      lands(`card/${event.card}`)
      return [
        {
          from: [spot(`card/${event.card}`)],
          to: [`${anchor(event.seat, 'cards')} [data-card="${event.card}"]`, ...home(event.seat, 'cards')],
          what: { copy: true },
          ms: SHORT,
        },
      ]
    case 'gained':
      return Object.keys(event.tokens).map((token) => ({
        from: start(source),
        to:
          event.seat === near
            ? [`${spot(`token/${token}`)} svg`, ...home(near, 'tokens')]
            : [`${anchor(event.seat, 'tokens')} [data-token="${token}"] svg`, ...home(event.seat, 'tokens')],
        what: { glyph: token },
        ms: 420,
      }))
    case 'points':
      return [
        {
          from: start(source),
          to: [anchor(event.seat, 'points')],
          what: { text: event.points < 0 ? `−${-event.points}` : `+${event.points}` },
          ms: 620,
        },
      ]
    default:
      return []
  }

  function piece(glyph: string, seat: Seat, to: string, better: readonly string[] = []): Flight {
    return {
      from: [piecesAt(anchor(seat, glyph)), `${anchor(seat, glyph)} svg`, anchor(seat, 'points')],
      to: [...better, piecesAt(spot(to)), spot(to)],
      what: { glyph, seat },
      ms: SHORT,
    }
  }
}

const start = (source: Source): readonly string[] => (source.current === null ? [] : [source.current])

/** What can be seen of the first of these places that has something. */
function seenAt(root: HTMLElement, places: readonly string[]): readonly Element[] {
  for (const place of places) {
    const seen = [...root.querySelectorAll(place)].filter((element) => {
      const { width, left, right } = element.getBoundingClientRect()
      return width > 0 && right > 0 && left < innerWidth
    })
    if (seen.length > 0) return seen
  }
  return []
}

/** Where something will lie when what carries it has come to rest: a pan sinks under its dice. */
function restOf(element: Element): DOMRect {
  const moving = document
    .getAnimations()
    .filter(
      (each) =>
        each instanceof CSSTransition &&
        each.effect instanceof KeyframeEffect &&
        each.effect.target?.contains(element) === true,
    )
    .map((each) => ({ each, now: each.currentTime }))
  for (const { each } of moving) each.currentTime = Number(each.effect!.getComputedTiming().endTime) - 0.01
  const box = element.getBoundingClientRect()
  for (const { each, now } of moving) each.currentTime = now
  return box
}

function drawn(what: Flight['what'], element: Element): HTMLElement {
  const body = document.createElement('div')
  body.inert = true
  if ('copy' in what) {
    const copy = element.cloneNode(true) as HTMLElement
    for (const each of [copy, ...copy.querySelectorAll('*')]) {
      for (const name of each.getAttributeNames()) if (name.startsWith('data-')) each.removeAttribute(name)
    }
    copy.style.cssText += ';position:static;transform:none;width:100%;height:100%;margin:0'
    body.append(copy)
  } else if ('text' in what) {
    body.textContent = what.text
    body.dataset['badge'] = ''
  } else {
    const fill = what.seat === undefined ? '' : ` style="--fill:var(--seat-${what.seat})"`
    body.innerHTML = `<svg width="100%" height="100%" viewBox="0 0 24 24"${fill}><use href="#tk-${what.glyph}"/></svg>`
  }
  return body
}

/** A flight that has left: where it was, and what flies. */
export interface Flying {
  readonly flight: Flight
  readonly from: DOMRect
  readonly body: HTMLElement
}

/** Takes what flies from where it lies, before the table is drawn anew; undefined where it cannot be seen. */
export function depart(root: HTMLElement, flight: Flight): Flying | undefined {
  const origin = seenAt(root, flight.from)[0]
  return origin === undefined
    ? undefined
    : { flight, from: origin.getBoundingClientRect(), body: drawn(flight.what, origin) }
}

/** Lets everything that has left land where its goal is now. All is measured before anything is moved. */
export function land(root: HTMLElement, layer: HTMLElement, flying: readonly Flying[], apart: number): void {
  const ground = layer.getBoundingClientRect()
  const ways = flying.flatMap((each) => {
    // What was put there last.
    const goal = seenAt(root, each.flight.to).at(-1)
    return goal === undefined ? [] : [{ ...each, goal, to: restOf(goal) }]
  })
  for (const [i, { flight, from, to, goal, body }] of ways.entries()) {
    const { what, ms, stay = 0, turn = 0 } = flight
    const size =
      'copy' in what ? from : 'text' in what ? { width: 28, height: 28 } : { width: 24, height: 24 }
    Object.assign(body.style, { width: `${size.width}px`, height: `${size.height}px` })
    const lie = (box: DOMRect, scale: number, turned = 0): string =>
      `translate(${box.x + box.width / 2 - ground.x - size.width / 2}px, ${box.y + box.height / 2 - ground.y - size.height / 2}px) scale(${scale}) rotate(${turned * 90}deg)`
    const fitted = (box: DOMRect): number =>
      'text' in what ? 1 : Math.min(1.5, box.width / size.width, box.height / size.height)
    const [away, there] = [lie(from, fitted(from)), lie(to, fitted(to), turn)]
    const delay = i * apart
    // What is drawn at the goal is seen once what stands for it has come.
    const isPiece = goal.matches(DRAWN)
    const veil = isPiece ? goal.animate({ opacity: [0, 0] }, delay + ms) : undefined
    const leave = isPiece || stay > 0 ? 0 : FADE
    const whole = ms + stay + leave
    layer.append(body)
    const way = body.animate(
      [
        { transform: away, opacity: 1, easing: 'cubic-bezier(.2,.7,.2,1)' },
        { transform: there, opacity: 1, offset: ms / whole },
        { transform: there, opacity: leave === 0 ? 1 : 0 },
      ],
      { duration: whole, delay, fill: 'both' },
    )
    const end = (): void => {
      body.remove()
      veil?.cancel()
    }
    way.addEventListener('finish', end)
    way.addEventListener('cancel', end)
  }
}

/** What an event draws itself; other goals are there anyway. */
const DRAWN =
  '[data-piece], [data-card], [data-card] > svg, [data-anchor^=population], [data-anchor^=happiness]'

/** Tokens and points melt into the number they raise. */
const FADE = 120
