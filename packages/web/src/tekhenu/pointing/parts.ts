/**
 * Parts of the table by name, so that each can be asked what it is. Names follow what the elements carry already: spots
 * (`space/b3`), pieces, places that things fly to, areas. Cards answer by themselves (`cards/card-zoom.tsx`).
 */
export interface Part {
  readonly name: string
  readonly element: HTMLElement
}

/** What an element says of itself, in the order in which it is believed. */
const NAMES: readonly (readonly [attribute: string, name: (value: string) => string])[] = [
  ['help', (value) => value],
  ['spot', (value) => value],
  ['statue', (value) => `statue/${value}`],
  ['vizier', () => 'vizier'],
  ['light', () => 'light'],
  ['step', () => 'warband-track'],
  ['anchor', ofAnchor],
  ['prompt', () => 'prompt'],
  ['area', (value) => `area/${value}`],
]

/** Tracks whose markers belong to a seat, and what the seat has there. */
const TRACKS: Readonly<Record<string, string>> = {
  population: 'population',
  happiness: 'happiness',
  warriors: 'warrior',
  priests: 'priest',
}

/** `seat/0/building` is the row of buildings of a seat; so is a marker on a track (`happiness/1`). */
function ofAnchor(anchor: string): string {
  const [kind = '', seat] = anchor.split('/')
  if (kind === 'seat') return anchor
  const track = TRACKS[kind]
  return track === undefined ? kind : `seat/${seat}/token/${track}`
}

const SELECTOR = NAMES.map(([attribute]) => `[data-${attribute}]`).join(', ')

/** What says by itself what it is: cards, choices of the prompt, lines of the log, and what lies over the table. */
const BY_ITSELF =
  '[data-card], [data-prompt] button, [data-prompt] a, [data-help="log"] li, dialog, [data-part-help]'

/** The part an element belongs to; null for what speaks by itself, and for what is no part of the table. */
export function partAt(target: EventTarget | null): Part | null {
  if (!(target instanceof Element) || target.closest(BY_ITSELF) !== null) return null
  const element = target.closest<HTMLElement>(SELECTOR)
  if (element === null) return null
  for (const [attribute, name] of NAMES) {
    const value = element.dataset[attribute]
    if (value !== undefined) return { name: name(value), element }
  }
  return null
}
