import type { Box } from './lit.ts'

/** Where the bubble stands. */
export interface Spot {
  readonly left: number
  readonly top: number
}

const GAP = 16
/** The bar of the lesson stays free. */
const BAR = 64

/** How much of the lit parts a bubble there would cover. */
const covered = (at: Spot, width: number, height: number, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => {
    const w = Math.min(at.left + width, box.x + box.width) - Math.max(at.left, box.x)
    const h = Math.min(at.top + height, box.y + box.height) - Math.max(at.top, box.y)
    return sum + Math.max(0, w) * Math.max(0, h)
  }, 0)

/** The edge of the screen at which the sheet of a phone lies. */
export type Dock = 'top' | 'bottom' | 'left' | 'right'

/**
 * On a phone the bubble is a sheet: over the whole width, or, on its side, over the whole height. It lies at the end of the screen
 * where it covers least of the first lit part, which is to be touched, and then least of the others.
 */
export function dockOf(
  boxes: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): Dock {
  const isBeside = width * 2 < screen.width
  const [first, last]: readonly [Dock, Dock] = isBeside ? ['left', 'right'] : ['top', 'bottom']
  const end = { left: screen.width - width, top: screen.height - height }
  const start = { left: 0, top: isBeside ? end.top : BAR }
  const under = (at: Spot, lit: readonly Box[]): number => covered(at, width, height, lit)
  const isBetterFirst = (lit: readonly Box[]): number => under(end, lit) - under(start, lit)
  return (isBetterFirst(boxes.slice(0, 1)) || isBetterFirst(boxes)) > 0 ? first : last
}

/** Beside the lit parts, where the bubble covers least of them, and then least of what is around; without any, in the middle. */
export function bubblePlace(
  boxes: readonly Box[],
  around: readonly Box[],
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): Spot {
  const { width, height } = size
  const fit = ({ left, top }: Spot): Spot => ({
    left: Math.max(GAP, Math.min(left, screen.width - width - GAP)),
    top: Math.max(BAR, Math.min(top, screen.height - height - GAP)),
  })
  const middle = fit({ left: (screen.width - width) / 2, top: (screen.height - height) / 2 })
  const candidates = [...boxes, ...around].flatMap((box) => {
    const centre = { left: box.x + (box.width - width) / 2, top: box.y + (box.height - height) / 2 }
    return [
      fit({ left: box.x + box.width + GAP, top: centre.top }),
      fit({ left: box.x - width - GAP, top: centre.top }),
      fit({ left: centre.left, top: box.y + box.height + GAP }),
      fit({ left: centre.left, top: box.y - height - GAP }),
    ]
  })
  const corners = [
    fit({ left: screen.width, top: screen.height }),
    fit({ left: 0, top: screen.height }),
    fit({ left: screen.width, top: 0 }),
    fit({ left: 0, top: 0 }),
  ]
  const all = boxes.length === 0 ? [middle] : [...candidates, ...corners]
  const cost = (at: Spot, parts: readonly Box[]): number => covered(at, width, height, parts)
  return all.reduce((best, each) =>
    (cost(each, boxes) - cost(best, boxes) || cost(each, around) - cost(best, around)) < 0 ? each : best,
  )
}
