import type { Seat } from '@benben/kernel'
import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'

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
}

const spot = (name: string): string => `[data-spot="${name}"]`
const anchor = (seat: Seat, part: string): string => `[data-anchor="seat/${seat}/${part}"]`

/** Where the last piece was put: points and tokens come from there. */
export type Source = { current: string | null }

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
    case 'took':
      lands(`god/${event.god}`)
      return [
        {
          from: [spot(`die/${event.god} ${event.die.value} ${event.die.colour}`)],
          to: home(event.seat, 'scales'),
          what: { copy: true },
          ms: 320,
        },
      ]
    case 'statue': {
      const name =
        view.godStatues[event.place] === undefined ? `people/${event.place}` : `statue/${event.place}`
      lands(name)
      return [piece('statue', event.seat, name)]
    }
    case 'building': {
      const name = `${view.workshops !== undefined && /^(left|right|top|bottom) /.test(event.place) ? 'house' : 'workshop'}/${event.place}`
      lands(name)
      return [piece('building', event.seat, name)]
    }
    case 'tile':
      lands(`space/${event.space}`)
      return [
        {
          from: [spot(`tile/${view.tiles.indexOf(event.tile)}`)],
          to: [spot(`space/${event.space}`)],
          what: { copy: true },
          ms: 320,
        },
      ]
    case 'pillar':
      return [piece('pillar', event.seat, `space/${event.space}`)]
    case 'card':
      lands(`card/${event.card}`)
      return [
        { from: [spot(`card/${event.card}`)], to: home(event.seat, 'cards'), what: { copy: true }, ms: 320 },
      ]
    case 'gained':
      return Object.keys(event.tokens).map((token) => ({
        from: start(source),
        to:
          event.seat === near
            ? [spot(`token/${token}`), ...home(near, 'tokens')]
            : home(event.seat, 'tokens'),
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

  function piece(glyph: string, seat: Seat, to: string): Flight {
    return { from: home(seat, 'pieces'), to: [spot(to)], what: { glyph, seat }, ms: 320 }
  }
}

const start = (source: Source): readonly string[] => (source.current === null ? [] : [source.current])

/** The box of the first of these that can be seen. */
function boxOf(
  root: HTMLElement,
  places: readonly string[],
): { box: DOMRect; element: HTMLElement } | undefined {
  for (const place of places) {
    for (const element of root.querySelectorAll<HTMLElement>(place)) {
      const box = element.getBoundingClientRect()
      if (box.width > 0 && box.right > 0 && box.left < innerWidth) return { box, element }
    }
  }
  return undefined
}

function drawn(what: Flight['what'], element: HTMLElement): HTMLElement {
  const box = document.createElement('div')
  if ('copy' in what) {
    const copy = element.cloneNode(true) as HTMLElement
    for (const each of [copy, ...copy.querySelectorAll('[data-spot], [data-card]')]) {
      for (const name of ['data-spot', 'data-card', 'data-move', 'data-lit', 'data-looked'])
        each.removeAttribute(name)
    }
    copy.style.cssText += ';position:static;transform:none;width:100%;height:100%;margin:0'
    box.append(copy)
  } else if ('text' in what) {
    box.textContent = what.text
    box.dataset['badge'] = ''
  } else {
    const fill = what.seat === undefined ? '' : ` style="--fill:var(--seat-${what.seat})"`
    box.innerHTML = `<svg width="24" height="24"${fill}><use href="#tk-${what.glyph}"/></svg>`
  }
  return box
}

/** Sends a flight off before the table is drawn anew; it lands where its goal is then. */
export function launch(root: HTMLElement, layer: HTMLElement, flight: Flight, delay: number): void {
  const origin = boxOf(root, flight.from)
  if (origin === undefined) return
  const body = drawn(flight.what, origin.element)
  requestAnimationFrame(() => {
    const goal = boxOf(root, flight.to)
    if (goal === undefined) return
    const ground = layer.getBoundingClientRect()
    const size = 'copy' in flight.what ? origin.box : { width: 28, height: 28 }
    Object.assign(body.style, { width: `${size.width}px`, height: `${size.height}px` })
    const middle = (box: DOMRect): string =>
      `translate(${box.x + box.width / 2 - ground.x - size.width / 2}px, ${box.y + box.height / 2 - ground.y - size.height / 2}px)`
    layer.append(body)
    const shrink = Math.min(1, 40 / size.width)
    const flying = body.animate(
      [
        { transform: middle(origin.box), opacity: 1 },
        { transform: middle(goal.box), opacity: 1, offset: 0.85 },
        { transform: `${middle(goal.box)} scale(${shrink * 0.8})`, opacity: 0 },
      ],
      { duration: flight.ms / 0.85, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
    )
    flying.addEventListener('finish', () => body.remove())
    flying.addEventListener('cancel', () => body.remove())
  })
}
