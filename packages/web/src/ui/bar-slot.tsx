import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
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

/** Draws its children in the bar. */
export function InBar({ children }: { readonly children: ReactNode }): ReactNode {
  const element = useSyncExternalStore(subscribe, () => slot)
  return element === null ? null : createPortal(children, element)
}
