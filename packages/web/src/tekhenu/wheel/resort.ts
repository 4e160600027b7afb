import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useStill } from '../../ui/motion.ts'
import { BAG, type Point } from './geometry.ts'
import type { Lying } from './lay.ts'

const MOVE = 420
/** The light is nearly there when the dice follow it. */
const BEHIND_LIGHT = 480
const EASE = 'cubic-bezier(.2,.7,.2,1)'

/**
 * Lets dice slide to where they lie now, and new ones come out of the bag. Where light has turned they wait for it. Boxes of dice
 * stand on the plane in the order of `lying`, signs of light after `data-light`.
 */
export function useResort(
  plane: RefObject<HTMLElement | null>,
  lying: readonly Lying[],
  turns: number,
  bag: Readonly<Record<string, number>>,
  boxes: string,
): void {
  const still = useStill()
  const before = useRef<{ dice: ReadonlyMap<string, Lying>; turns: number; bag: number } | null>(null)
  useLayoutEffect(() => {
    const was = before.current
    const inBag = Object.values(bag).reduce((sum, each) => sum + each, 0)
    before.current = { dice: new Map(lying.map((die) => [die.key, die])), turns, bag: inBag }
    if (still || was === null || plane.current === null) return
    const turned = was.turns !== turns
    const delay = turned ? BEHIND_LIGHT : 0
    // One that was taken back has not been drawn.
    const drawn = inBag < was.bag
    const elements = plane.current.querySelectorAll<HTMLElement>(boxes)
    for (const [i, die] of lying.entries()) {
      const from = was.dice.get(die.key)
      if (from === undefined) {
        const coming = elements[i]?.animate(
          [
            { transform: `${drawn ? aside(die, BAG) : ''} scale(0.4)`, opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: MOVE, delay, easing: EASE, fill: 'backwards' },
        )
        if (coming !== undefined) letThrough(elements[i]!, coming)
      } else if (from.x !== die.x || from.y !== die.y) {
        elements[i]?.animate(
          [{ transform: `${aside(die, from)} scale(${from.size / die.size})` }, { transform: 'none' }],
          { duration: MOVE, delay, easing: EASE, fill: 'backwards' },
        )
      }
    }
    if (!turned) return
    for (const sign of plane.current.querySelectorAll('[data-light]')) {
      sign.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 0.85 }], 2 * BEHIND_LIGHT)
    }
  }, [plane, lying, turns, bag, boxes, still])
}

/** On its way a new die lies over others, hardly seen: a tap is meant for them. */
function letThrough({ style }: HTMLElement, coming: Animation): void {
  const arrive = (): void => void style.removeProperty('pointer-events')
  style.pointerEvents = 'none'
  coming.addEventListener('finish', arrive)
  coming.addEventListener('cancel', arrive)
}

/** From a die to another place, in parts of the die itself, as transforms are measured. */
function aside(die: Lying, { x, y }: Point): string {
  const part = (way: number): string => `${((100 * way) / die.size).toFixed(2)}%`
  return `translate(${part(x - die.x)}, ${part(y - die.y)})`
}
