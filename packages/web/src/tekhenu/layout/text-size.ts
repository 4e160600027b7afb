import { useSyncExternalStore } from 'react'

/** One em of a text nobody has styled. */
let probe: HTMLElement | undefined

function measured(): HTMLElement {
  if (probe !== undefined) return probe
  probe = document.createElement('i')
  probe.style.cssText = 'position: fixed; visibility: hidden; font-size: medium; width: 1em'
  return document.body.appendChild(probe)
}

const subscribe = (changed: () => void): (() => void) => {
  const watch = new ResizeObserver(changed)
  watch.observe(measured())
  return () => watch.disconnect()
}

/** What most browsers set text in until somebody chooses another size. */
const USUAL = 16

/** How much larger than usual text is set in this browser: 1.5 at 150 %. */
export const useTextSize = (): number =>
  useSyncExternalStore(subscribe, () => parseFloat(getComputedStyle(measured()).fontSize) / USUAL)
