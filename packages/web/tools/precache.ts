import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const WORKER = 'sw.js'
const LIST = '__PRECACHE__'
const VERSION = '__VERSION__'
const LANGUAGES = '__LANGUAGES__'
/** What holds nothing but sentences of a language. */
const OF_LANGUAGE = /\/words\/src\/([a-z]{2})\//

/**
 * Builds the service worker with the list of everything the app needs offline: all that was built, and what lies in
 * `public`; the sentences of each language are listed apart. Its version is a hash of all of it, so that a change anywhere
 * is an update and nothing else is.
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
        const languages = new Map(built.map((file) => [`/${file.fileName}`, languageOf(file)]))
        const paths = [
          ...built.map(({ fileName }) => `/${fileName}`),
          ...lying.map((path) => path.slice(join(root, 'public').length).replaceAll('\\', '/')),
        ].filter(
          (path) => path !== '/index.html' && !path.endsWith('.map') && languages.get(path) === undefined,
        )
        worker.code = worker.code
          .replace(LIST, ['/', ...paths].join(' '))
          .replace(LANGUAGES, () => listed(languages))
          .replace(VERSION, hash.digest('hex').slice(0, 16))
      },
    },
  }
}

/** The language a script holds sentences of, and nothing else; undefined for all others. */
function languageOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | undefined {
  if (file.type !== 'chunk') return undefined
  const found = new Set(file.moduleIds.map((id) => OF_LANGUAGE.exec(id.replaceAll('\\', '/'))?.[1]))
  return found.size === 1 ? [...found][0] : undefined
}

/** `en /assets/a.js /assets/b.js|fr …` */
const listed = (languages: ReadonlyMap<string, string | undefined>): string =>
  [...new Set(languages.values())]
    .filter((code) => code !== undefined)
    .map((code) => [code, ...[...languages].filter(([, of]) => of === code).map(([path]) => path)].join(' '))
    .join('|')
