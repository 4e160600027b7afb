/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/**
 * The control: the same picture without any program behind it. Everything of the table's page is there, styles included; a
 * click only marks what was clicked and changes one text, which is the least a page can do.
 */
export async function snapshot(table: Page): Promise<string> {
  return table.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const script of copy.querySelectorAll('script, link[rel="modulepreload"], link[rel="manifest"]'))
      script.remove()
    copy.querySelector('head')!.insertAdjacentHTML('afterbegin', `<base href="${location.origin}/">`)
    return `<!doctype html>${copy.outerHTML}`
  })
}

/** The least a page can be: what any click costs in this browser on this machine. */
export const BARE =
  '<!doctype html><title>bare</title><p data-prompt><b>0</b></p>' +
  '<button data-spot="die/a" data-lit>a</button><button data-spot="die/b" data-lit>b</button>'

/** What the control does when it is clicked or looked at. */
export function mark(): void {
  let count = 0
  const answer = (event: Event): void => {
    const spot = event.target instanceof Element ? event.target.closest('[data-spot]') : null
    const prompt = document.querySelector('[data-prompt] b')
    if (spot === null || prompt === null) return
    spot.toggleAttribute('data-looked')
    prompt.textContent = String(++count)
  }
  document.addEventListener('click', answer)
  document.addEventListener('pointerover', answer)
}
