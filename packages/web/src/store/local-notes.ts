import type { Viewer } from '@benben/kernel'

/** Private notes of matches that are played in this browser. */
const PREFIX = 'benben.notes.'

const keyOf = (match: string, viewer: Viewer): string => `${PREFIX}${match}.${viewer}`

export const localNotes = (match: string, viewer: Viewer): string =>
  localStorage.getItem(keyOf(match, viewer)) ?? ''

/** Throws if this browser cannot keep them. */
export function writeLocalNotes(match: string, viewer: Viewer, text: string): void {
  if (text === '') localStorage.removeItem(keyOf(match, viewer))
  else localStorage.setItem(keyOf(match, viewer), text)
}

/** With the match that they belong to. */
export function removeLocalNotes(match: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`${PREFIX}${match}.`)) localStorage.removeItem(key)
  }
}
