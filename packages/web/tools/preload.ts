/** Files that workers load too: fetching ahead what they lead to needs a document, which workers do not have. */
const IN_WORKERS =
  /\/(?:match-worker|bot-worker|analysis-worker|puzzle-worker|analysis|load|games|engines|choose-move|bot-runner)-/

/** Scripts and styles that every page loads before anything else. */
export const ON_EVERY_PAGE: readonly string[] = [
  'index',
  'rolldown-runtime',
  'preload-helper',
  'react',
  'jsx-runtime',
  'middleware',
  'words',
  'text',
  'icon',
  'names',
  'registry',
  'settings',
  'saves',
  'my-tables',
  'tables',
  'api',
]
const LOADED = new RegExp(`/(?:${ON_EVERY_PAGE.join('|')})-[\\w-]{8}\\.(?:js|css)$`)

/**
 * What is fetched together with a file that is loaded later. Each name costs bytes in the file that asks for it, so what is
 * there in any case is left out.
 */
export const preloaded = (_: string, files: string[], { hostId }: { hostId: string }): string[] =>
  IN_WORKERS.test(`/${hostId}`) ? [] : files.filter((file) => !LOADED.test(`/${file}`))
