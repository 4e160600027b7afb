import { join } from 'node:path'
import type { Plugin } from 'vite'

const ASKED = 'virtual:worker/'
/** What begins with a zero is nobody else's to resolve. */
const OURS = `\0${ASKED}`

/**
 * `import address from 'virtual:worker/match-worker'`: where the script of `src/worker/match-worker.ts` will stand. It is
 * built together with the pages, so that what both need (the rules of a game, above all) is one file, fetched once.
 */
export function workerAddress(root: string): Plugin {
  let isServed = false
  return {
    name: 'benben-worker-address',
    config: (_, { command }) => {
      isServed = command === 'serve'
    },
    resolveId: (source) => (source.startsWith(ASKED) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(OURS)) return undefined
      const path = `/src/worker/${id.slice(OURS.length)}.ts`
      if (isServed) return `export default ${JSON.stringify(`${path}?worker_file&type=module`)}`
      const chunk = this.emitFile({ type: 'chunk', id: join(root, path) })
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}
