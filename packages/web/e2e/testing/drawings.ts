import type { Locator } from '@playwright/test'

/** What is drawn within this part of the page. */
export const drawingsIn = (part: Locator): Promise<readonly string[]> =>
  part.locator('use').evaluateAll((all) => [...new Set(all.map((use) => use.getAttribute('href')!))])
