/** How far this browser has read the talk of each table; only the last tables are kept. */
const KEY = 'benben.talk'
const MOST = 100

type Marks = readonly (readonly [table: string, n: number])[]

function marks(): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Marks) : []
  } catch {
    return []
  }
}

export const readUpTo = (table: string): number => marks().find(([id]) => id === table)?.[1] ?? 0

export function markRead(table: string, n: number): void {
  const others = marks().filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, n]].slice(-MOST)))
  } catch {
    // Without storage everything counts as new after a reload.
  }
}
