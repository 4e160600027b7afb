import type { PointerEvent as ReactPointerEvent } from 'react'

/** How far a pointer goes before a press becomes a drag. */
const SLACK = 6

/**
 * Carries the pressed element along with mouse, pen or finger and says at its end which cartouche, 1 to 4, it was let
 * go over; null for none of them. A press that stays where it is remains a click.
 */
export function startDrag(
  event: ReactPointerEvent<HTMLElement>,
  dropped: (cartouche: number | null) => void,
): void {
  if (event.button !== 0) return
  const element = event.currentTarget
  const { clientX, clientY, pointerId } = event
  // On a table that is enlarged lengths are enlarged, too.
  const zoom = 'currentCSSZoom' in element ? element.currentCSSZoom : 1
  let carried = false
  let over: Element | null = null

  const move = (to: PointerEvent): void => {
    const x = (to.clientX - clientX) / zoom
    const y = (to.clientY - clientY) / zoom
    if (!carried && Math.hypot(x, y) < SLACK) return
    if (!carried) {
      carried = true
      element.dataset['dragged'] = ''
    }
    element.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 24))}deg)`
    const under = cartoucheAt(to)
    if (under === over) return
    over?.removeAttribute('data-over')
    over = under
    over?.setAttribute('data-over', '')
  }

  const end = (at: PointerEvent): void => {
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', end)
    element.removeEventListener('pointercancel', end)
    if (!carried) return
    over?.removeAttribute('data-over')
    delete element.dataset['dragged']
    element.style.transform = ''
    // Ignore the click that the browser fires after a drag.
    const swallow = (click: Event): void => click.stopPropagation()
    element.addEventListener('click', swallow, { capture: true })
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
    if (at.type === 'pointercancel') return
    const slot = cartoucheAt(at)?.getAttribute('data-cartouche')
    dropped(slot === null || slot === undefined ? null : Number(slot))
  }

  // From the press on: a fast hand is off the card before its first move is told.
  element.setPointerCapture(pointerId)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', end)
  element.addEventListener('pointercancel', end)
}

const cartoucheAt = ({ clientX, clientY }: PointerEvent): Element | null =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('[data-cartouche]'))
    .find((element) => element !== null) ?? null
