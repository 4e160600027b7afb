import { readRecord, replay, type Seat } from '@benben/kernel'
import { tekhenu, type TekhenuView } from '@benben/tekhenu'
import type { Page } from '@playwright/test'
import { recordOf } from './secrets.ts'

/** The decrees that nobody but one seat may know, by its record; those in the cards' texts of all games are left out. */
export async function hiddenDecrees(page: Page, id: string, seat: Seat): Promise<string[]> {
  const { position } = replay(tekhenu, readRecord(await recordOf(page, id)), () => true)
  const own = tekhenu.view(position, seat)
  const open = own.seats[seat]!.openDecrees
  const held = [...(own.decrees[seat] ?? []), ...(own.dealt[seat]?.decrees ?? [])]
  return held.filter((decree) => !open.includes(decree) && !SPOKEN_OF.has(decree))
}

/** Questions name these by their numbers, whoever holds them. */
const SPOKEN_OF = new Set(['D04', 'D23'])

/** Whether a view tells its viewer what only another seat may know. */
export const tellsTooMuch = (view: TekhenuView, viewer: unknown): boolean =>
  view.seats.some((own, seat) => {
    if (seat === viewer) return false
    const decrees = view.decrees[seat] ?? []
    return (
      decrees.some((decree) => !own.openDecrees.includes(decree)) ||
      (view.dealt[seat]?.decrees ?? null) !== null
    )
  })
