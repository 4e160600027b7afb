/**
 * Of every pointer that moves React would hear each event twice, and look through the tree for handlers both times: half as much work as
 * the answer to a look. No component asks it for them (the linter sees to that); whoever wants to know listens on their own
 * (tekhenu/pointing/hand.ts, ui/close-look.ts, ui/use-hover.ts).
 */
const UNASKED: ReadonlySet<string> = new Set([
  'pointerover',
  'pointerout',
  'pointermove',
  'mouseover',
  'mouseout',
  'mousemove',
])

/** Where the app is rendered: React listens there to all events but those. */
export function quietRoot(): Element {
  const root = document.querySelector('#app')!
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (...asked: Parameters<typeof listen>): void => {
    if (!UNASKED.has(asked[0])) listen(...asked)
  }
  return root
}
