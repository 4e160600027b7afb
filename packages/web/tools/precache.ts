import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'sw.js'
const LIST = '__PRECACHE__'
const VERSION = '__VERSION__'

/**
 * Builds the service worker with the list of everything the app needs offline: all that was built, and what lies in
 * `public`. Its version is a hash of all of it, so that a change anywhere is an update and nothing else is.
 */
export function precache(root: string): Plugin {
  return {
    name: 'benben-precache',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'src/worker/service-worker.ts'), fileName: WORKER })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        const hash = createHash('sha256')
        const built = Object.values(bundle)
          .filter(({ fileName }) => fileName !== WORKER)
          .sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
        for (const file of built)
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
        const lying = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
        for (const path of lying) hash.update(path).update(readFileSync(path))
        const paths = [
          ...built.map(({ fileName }) => `/${fileName}`),
          ...lying.map((path) => path.slice(join(root, 'public').length).replaceAll('\\', '/')),
        ].filter((path) => path !== '/index.html' && !path.endsWith('.map'))
        worker.code = worker.code
          .replace(LIST, ['/', ...paths].join(' '))
          .replace(VERSION, hash.digest('hex').slice(0, 16))
      },
    },
  }
}
