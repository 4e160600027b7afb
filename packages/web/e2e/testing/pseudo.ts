import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pseudo } from '@benben/words/pseudo'
import type { Page } from '@playwright/test'
import { parseSync } from 'oxc-parser'

/**
 * The pseudo-language in a browser: the files of English are rewritten on their way to it, so that nothing of it is built or
 * shipped.
 */
const DIST = join(import.meta.dirname, '..', '..', 'dist')

interface Text {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Where the sentences stand in a script: strings under keys with a dot. */
function textsIn(node: unknown): Text[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(textsIn)
  const { type, key, value } = node as { type?: string; key?: Part; value?: Part }
  const text = value?.type === 'TemplateLiteral' ? value.quasis?.[0]?.value.cooked : value?.value
  if (
    type === 'Property' &&
    value !== undefined &&
    typeof text === 'string' &&
    String(key?.value).includes('.')
  )
    return [{ start: value.start, end: value.end, text }]
  return Object.values(node).flatMap(textsIn)
}

interface Part {
  readonly type: string
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
  readonly start: number
  readonly end: number
}

function inPseudo(script: string): string {
  let made = ''
  let from = 0
  for (const { start, end, text } of textsIn(parseSync('script.js', script).program)) {
    made += script.slice(from, start) + JSON.stringify(pseudo(text))
    from = end
  }
  return made + script.slice(from)
}

/** The files of English, as the service worker knows them. */
const files = (): string[] => {
  const found = /\ben((?: \/assets\/[\w.-]+\.js)+)/.exec(readFileSync(join(DIST, 'sw.js'), 'utf8'))
  return found![1]!.trim().split(' ')
}

const made = new Map<string, string>()

/** From now on English is written in the pseudo-language. Service workers must be blocked. */
export async function speakPseudo(page: Page): Promise<void> {
  for (const file of files())
    await page.route(`**${file}`, (route) => {
      const body = made.get(file) ?? inPseudo(readFileSync(join(DIST, file), 'utf8'))
      made.set(file, body)
      return route.fulfill({ contentType: 'text/javascript', body })
    })
}
