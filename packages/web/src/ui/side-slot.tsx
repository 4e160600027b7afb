import { useSyncExternalStore, type ReactElement } from 'react'
import styles from './side-slot.module.css'

/** A place beside a table, or below it, for what belongs to every table: talk and notes. */
let slot: HTMLElement | null = null
const listeners = new Set<() => void>()

function place(element: HTMLElement | null): void {
  slot = element
  for (const changed of listeners) changed()
}

export const SideSlot = (): ReactElement => <div ref={place} className={styles.slot} data-side-slot />

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('resize', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('resize', changed)
  }
}

/** The place, if there is one that can be seen: a phone has no room beside the table. */
const shown = (): HTMLElement | null =>
  slot !== null && (slot.parentElement?.getClientRects().length ?? 0) > 0 ? slot : null

export const useSideSlot = (): HTMLElement | null => useSyncExternalStore(subscribe, shown)
