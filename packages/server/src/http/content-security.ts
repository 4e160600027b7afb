import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const INLINE = /<script>([\s\S]*?)<\/script>/g

/** Of the scripts that stand in the page itself: only these may run besides files of this origin. */
function hashesOf(page: string): string[] {
  const source = existsSync(page) ? readFileSync(page, 'utf8') : ''
  return [...source.matchAll(INLINE)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  )
}

/** Content of this origin only. Scripts may set styles; inline styles in the markup are blocked. */
export const contentSecurity = (web: string | undefined) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(web === undefined ? [] : hashesOf(join(web, 'index.html')))],
    // The page at the end draws the picture to share itself.
    imgSrc: ["'self'", 'data:', 'blob:'],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
})
