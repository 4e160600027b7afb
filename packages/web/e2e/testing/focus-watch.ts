import type { Page } from '@playwright/test'

/** What is watched inside the page while somebody plays by keyboard. */
interface Watched {
  /** What the prompt said when the focus had come to rest on the page's body. */
  readonly lost: string[]
  /** What a screen reader says politely, in order. */
  readonly heard: string[]
}

/** From the next page load on. */
export const watchFocus = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched: Watched = { lost: [], heard: [] }
    Object.assign(globalThis, { watched })
    let onKeys = false
    addEventListener('keydown', ({ key }) => (onKeys ||= /^(Tab|Enter| |Arrow.*)$/.test(key)), {
      capture: true,
    })
    let rested = 0
    const look = (): void => {
      const isLost = onKeys && document.activeElement === document.body
      rested = isLost ? rested + 1 : 0
      // When a picture is drawn the browser takes the focus from what is gone; what comes next gives it back.
      if (rested === 8)
        watched.lost.push(document.querySelector('main')?.innerText.slice(0, 80) || location.pathname)
      requestAnimationFrame(() => setTimeout(look))
    }
    look()

    const hear = (node: Node): void => {
      const at = node instanceof Element ? node : node.parentElement
      const region = at?.closest('[aria-live], [role="status"]')
      if (at === null || region === null || region === undefined || region === node) return
      if (region.getAttribute('aria-live') === 'off' || at.closest('[aria-hidden="true"], [inert]') !== null)
        return
      watched.heard.push((at.closest('[aria-atomic="true"]') ?? node).textContent ?? '')
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) hear(node)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** Where the focus came to rest on the page's body. */
export const lostFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.lost)

/** What was said since the last time somebody asked. */
export const heardNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.heard.splice(0))
