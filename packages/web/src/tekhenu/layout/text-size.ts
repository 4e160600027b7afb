import { useSyncExternalStore } from 'react'

/** One em of a text nobody has styled. */
let probe: HTMLElement | undefined

function measured(): HTMLElement {
  if (probe !== undefined) return probe
  probe = document.createElement('i')
  probe.style.cssText = 'position: fixed; visibility: hidden; font-size: medium; width: 1em'
  return document.body.appendChild(probe)
}

/** What most browsers set text in until somebody chooses another size. */
const USUAL = 16

const measure = (): number => parseFloat(getComputedStyle(measured()).fontSize) / USUAL

/** Asked for with every render: measured anew each time, it would compute all styles of the page. */
let size: number | undefined

const subscribe = (changed: () => void): (() => void) => {
  const watch = new ResizeObserver(() => {
    size = measure()
    changed()
  })
  watch.observe(measured())
  return () => watch.disconnect()
}

/** How much larger than usual text is set in this browser: 1.5 at 150 %. */
export const useTextSize = (): number => useSyncExternalStore(subscribe, () => (size ??= measure()))
