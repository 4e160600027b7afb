interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How far a point lies from a box, and from its middle. */
function distanceTo({ left, top, right, bottom }: Box, x: number, y: number): readonly [number, number] {
  const outside = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  return [outside, Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y)]
}

/** Which of several boxes a finger means: the one it is in, else the nearest; of several it is in, the one whose middle is. */
export function nearestBox(boxes: readonly Box[], x: number, y: number): number {
  const distances = boxes.map((box) => distanceTo(box, x, y))
  return distances.reduce((best, [outside, middle], i) => {
    const [least, leastMiddle] = distances[best]!
    return outside < least || (outside === least && middle < leastMiddle) ? i : best
  }, 0)
}

/**
 * Room for fingers reaches beyond what is drawn, and overlaps where things lie close together: of all whose room is under
 * the finger it takes the one that is drawn nearest.
 */
export function touched(x: number, y: number, targets: string): Element | null {
  const under = document.elementsFromPoint(x, y).filter((each) => each.matches(targets))
  if (under.length < 2) return under[0] ?? null
  // What lies on top hides other parts of the page, but not its own neighbours.
  const area = under[0]!.closest('[data-area]')
  const near = under.filter((each) => each.closest('[data-area]') === area)
  return near[
    nearestBox(
      near.map((each) => each.getBoundingClientRect()),
      x,
      y,
    )
  ]!
}
