export interface Outline {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How round its corners are, in pixels. */
  readonly round: number
}

/** How far a point lies from an outline (0 inside of it), and from its middle. */
function distanceTo(
  { left, top, right, bottom, round }: Outline,
  x: number,
  y: number,
): readonly [number, number] {
  const [fromX, fromY] = [Math.abs((left + right) / 2 - x), Math.abs((top + bottom) / 2 - y)]
  const [beyondX, beyondY] = [fromX - (right - left) / 2 + round, fromY - (bottom - top) / 2 + round]
  const outside = Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0)) - round
  return [Math.max(0, outside), Math.hypot(fromX, fromY)]
}

/**
 * Which of several things a finger means, the uppermost first: the uppermost it is on, else the one whose edge is nearest, of
 * two as near the one whose middle is.
 */
export function nearestOf(outlines: readonly Outline[], x: number, y: number): number {
  const distances = outlines.map((outline) => distanceTo(outline, x, y))
  return distances.reduce((best, [outside, middle], i) => {
    const [least, leastMiddle] = distances[best]!
    return outside < least || (outside === least && least > 0 && middle < leastMiddle) ? i : best
  }, 0)
}

function outlineOf(element: Element): Outline {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const radius = getComputedStyle(element).borderTopLeftRadius
  const [width, height] = [right - left, bottom - top]
  const round = (parseFloat(radius) || 0) * (radius.endsWith('%') ? width / 100 : 1)
  return { left, top, right, bottom, round: Math.min(round, width / 2, height / 2) }
}

/**
 * Room for fingers reaches beyond what is drawn, and overlaps where things lie close together: of all whose room is under
 * the finger it takes the one that is drawn there, or nearest.
 */
export function touched(x: number, y: number, targets: string): Element | null {
  const under = document.elementsFromPoint(x, y).filter((each) => each.matches(targets))
  if (under.length < 2) return under[0] ?? null
  // What lies on top hides other parts of the page, but not its own neighbours.
  const area = under[0]!.closest('[data-area]')
  const near = under.filter((each) => each.closest('[data-area]') === area)
  return near[nearestOf(near.map(outlineOf), x, y)]!
}
