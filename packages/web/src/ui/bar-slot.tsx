import { useLayoutEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './bar-slot.module.css'

/** A place in the bar above a page that the table may fill: rounds, turn order. */
let slot: HTMLElement | null = null
const listeners = new Set<() => void>()

function place(element: HTMLElement | null): void {
  slot = element
  for (const changed of listeners) changed()
}

export const BarSlot = (): ReactElement => <div ref={place} className={styles.slot} />

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

interface InBarProps {
  readonly children: ReactNode
  /** At the end of the bar; it keeps its width where there is little room. */
  readonly aside: ReactNode
}

/** Draws its children in the bar. */
export function InBar({ children, aside }: InBarProps): ReactNode {
  const element = useSyncExternalStore(subscribe, () => slot)
  // An attribute marks the filled bar: a sibling selector would make every style recalculation slower.
  useLayoutEffect(() => {
    const bar = element?.closest('header')
    bar?.setAttribute('data-filled', '')
    return () => bar?.removeAttribute('data-filled')
  }, [element])
  if (element === null) return null
  return createPortal(
    <>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </>,
    element,
  )
}
