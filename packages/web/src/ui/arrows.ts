/** A place on the screen. */
interface Box {
  readonly x: number
  readonly y: number
}

const AHEAD: Readonly<Record<string, (from: Box, to: Box) => readonly [along: number, aside: number]>> = {
  ArrowRight: (from, to) => [to.x - from.x, to.y - from.y],
  ArrowLeft: (from, to) => [from.x - to.x, to.y - from.y],
  ArrowDown: (from, to) => [to.y - from.y, to.x - from.x],
  ArrowUp: (from, to) => [from.y - to.y, to.x - from.x],
}

/**
 * The next place in the direction of an arrow key, wherever the places lie on this screen: the nearest one ahead, and
 * rather straight on than aside.
 */
export function nextPlace(key: string, at: number, places: readonly Box[]): number | undefined {
  const ahead = AHEAD[key]
  const from = places[at]
  if (ahead === undefined || from === undefined) return undefined
  let best: number | undefined
  let least = Infinity
  for (const [i, to] of places.entries()) {
    const [along, aside] = ahead(from, to)
    if (along < 4) continue
    const cost = along + 3 * Math.abs(aside)
    if (cost < least) {
      least = cost
      best = i
    }
  }
  return best
}
