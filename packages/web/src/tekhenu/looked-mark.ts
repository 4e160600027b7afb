import { useLayoutEffect, type RefObject } from 'react'

/** Marks the spot that is looked at. After every picture: a spot that became a button, or ceased to be one, is a new element. */
export function useLookedMark(root: RefObject<HTMLElement | null>, looked: string | null): void {
  useLayoutEffect(() => {
    const all = root.current?.querySelectorAll<HTMLElement>('[data-spot][data-looked]') ?? []
    for (const each of all) if (each.dataset['spot'] !== looked) delete each.dataset['looked']
    if (looked === null) return
    const named = root.current?.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(looked)}"]`) ?? []
    for (const each of named) if (each.dataset['looked'] === undefined) each.dataset['looked'] = 'true'
  })
}
