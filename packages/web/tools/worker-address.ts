import { relative } from 'node:path'
import type { Plugin } from 'vite'

const ASKED = '?address'

/**
 * `import address from './some-worker.ts?address'`: where a worker's script will stand. It is built together with the
 * pages, so that what both need (the rules of a game, above all) is one file, fetched once.
 */
export function workerAddress(root: string): Plugin {
  let isServed = false
  return {
    name: 'benben-worker-address',
    enforce: 'pre',
    config: (_, { command }) => {
      isServed = command === 'serve'
    },
    async resolveId(source, importer) {
      if (!source.endsWith(ASKED)) return undefined
      const found = await this.resolve(source.slice(0, -ASKED.length), importer)
      return found === null ? undefined : `${found.id}${ASKED}`
    },
    load(id) {
      if (!id.endsWith(ASKED)) return undefined
      const file = id.slice(0, -ASKED.length)
      if (isServed) {
        const path = `/${relative(root, file).replaceAll('\\', '/')}?worker_file&type=module`
        return `export default ${JSON.stringify(path)}`
      }
      const chunk = this.emitFile({ type: 'chunk', id: file })
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}

/** Files that workers load too: fetching ahead what they lead to needs a document, which workers do not have. */
const IN_WORKERS = /\/(?:match-worker|bot-worker|engines|think|thinker)-/

export const preloaded = (_: string, files: string[], { hostId }: { hostId: string }): string[] =>
  IN_WORKERS.test(`/${hostId}`) ? [] : files
