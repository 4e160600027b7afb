import { nextPlace } from '../../ui/arrows.ts'

/** The keyboard on the table: the tab key stops once at every area, arrow keys go through its spots. */
const AREA = '[data-area]'
const SPOT = '[data-spot][role="button"]'

const spotsIn = (area: Element): HTMLElement[] => [...area.querySelectorAll<HTMLElement>(SPOT)]

const isRefresh = ({ dataset }: HTMLElement): boolean => dataset['spot']?.startsWith('refresh/') === true

/** The first of them; new cards for a section only where nothing else can be done. */
const first = (lit: readonly HTMLElement[]): HTMLElement | undefined =>
  lit.find((each) => !isRefresh(each)) ?? lit[0]

/** Leaves one tab stop in each area, and marks areas as open where something can be done. */
export function keepStops(root: HTMLElement): void {
  for (const area of root.querySelectorAll(AREA)) keepStop(area)
}

/** What has come into focus is the tab stop of its area. */
export function keepStopAt(target: EventTarget | null): void {
  const at = target instanceof Element ? target.closest(SPOT) : null
  if (at === null) return
  for (const stop of at.closest(AREA)?.querySelectorAll(`${SPOT}[tabindex="0"]`) ?? [])
    if (stop !== at) stop.setAttribute('tabindex', '-1')
  if (at.getAttribute('tabindex') !== '0') at.setAttribute('tabindex', '0')
}

/** The tab stop of an area: what is in focus, else where one was, else the first thing that can be done. */
function keepStop(area: Element): void {
  const spots = spotsIn(area)
  const lit = spots.filter((each) => each.dataset['lit'] !== undefined)
  area.toggleAttribute('data-open', lit.length > 0)
  const stop =
    spots.find((each) => each === document.activeElement) ??
    lit.find((each) => each.getAttribute('tabindex') === '0') ??
    first(lit) ??
    spots[0]
  for (const each of spots) {
    const wanted = each === stop ? '0' : '-1'
    if (each.getAttribute('tabindex') !== wanted) each.setAttribute('tabindex', wanted)
  }
}

/** Moves the focus within an area; false where the key means nothing here. */
export function moveFocus(event: { readonly key: string; readonly target: EventTarget }): boolean {
  const at = event.target instanceof Element ? event.target.closest<HTMLElement>(SPOT) : null
  const area = at?.closest(AREA)
  if (at === null || area === null || area === undefined) return false
  const spots = spotsIn(area)
  const lit = spots.filter((each) => each.dataset['lit'] !== undefined)
  const among = lit.length > 0 ? lit : spots
  if (event.key === 'Home' || event.key === 'End') {
    ;(event.key === 'Home' ? among[0] : among.at(-1))?.focus()
    return true
  }
  // Among what can be done; whoever wants to read the rest goes there by Shift and an arrow.
  const places = among.includes(at) ? among : [...among, at]
  const boxes = places.map((each) => each.getBoundingClientRect())
  const next = nextPlace(event.key, places.indexOf(at), boxes)
  if (next === undefined) return event.key.startsWith('Arrow')
  places[next]!.focus()
  return true
}

/** Enter and the space bar on a spot; the browser itself knows them on buttons alone. False where they mean nothing. */
export function pressByKey({ key, target, repeat }: KeyboardEvent): boolean {
  if (key !== 'Enter' && key !== ' ') return false
  if (!(target instanceof HTMLElement) || !target.matches('[role="button"][data-spot]')) return false
  if (!repeat) target.click()
  return true
}

/** Brings the focus to what is asked: the area it is in, else the area that has most to offer, else the prompt. */
export function focusAsked(root: HTMLElement): void {
  const here = document.activeElement
  if (here instanceof HTMLElement && root.contains(here) && here.dataset['lit'] !== undefined) return
  const lit = [...root.querySelectorAll<HTMLElement>(`[data-spot][data-lit]`)].filter(
    (each) => each.offsetParent !== null,
  )
  const area = here?.closest?.(AREA)
  const near = first(lit.filter((each) => area !== null && each.closest(AREA) === area))
  const goal =
    near ??
    first(lit.filter((each) => each.tabIndex === 0)) ??
    first(lit) ??
    root.querySelector<HTMLElement>('[data-prompt] [data-move]')
  goal?.focus({ preventScroll: false })
}
