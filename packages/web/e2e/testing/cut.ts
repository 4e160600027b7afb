import type { Page } from '@playwright/test'

/** Texts that are cut off, stick out of what they stand in, or lie beyond the edge. */
export const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const isSeen = (each: Element): boolean =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      each.closest('svg, [inert], [aria-hidden="true"]') === null
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      if (texts.currentNode.textContent!.trim() === '' || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const box = range.getBoundingClientRect()
      if (box.width <= 1) continue
      const said = `${parent.className}: ${texts.currentNode.textContent!.trim().slice(0, 50)}`
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        // For screen readers only.
        if (edge.width <= 1) break
        if (/auto|scroll/.test(overflowX + overflowY)) break
        if (/hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1))
          found.add(`cut: ${said}`)
        if (/hidden|clip/.test(overflowY) && box.bottom > edge.bottom + 1 && edge.height > 1)
          found.add(`cut below: ${said}`)
        if (around === parent && display !== 'inline' && box.right > edge.right + 1)
          found.add(`sticks out: ${said}`)
        if (around === document.body && box.right > innerWidth + 1) found.add(`beyond the edge: ${said}`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the screen')
    return [...found]
  })
