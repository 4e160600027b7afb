/** Files that workers load too: fetching ahead what they lead to needs a document, which workers do not have. */
const IN_WORKERS =
  /\/(?:match-worker|bot-worker|analysis-worker|puzzle-worker|analysis|load|kernel|choose-move)-/

/** Scripts and styles that every page loads before anything else. */
export const ON_EVERY_PAGE: readonly string[] = ['index', 'common', 'shared']
const LOADED = new RegExp(`/(?:${ON_EVERY_PAGE.join('|')})-[\\w-]{8}\\.(?:js|css)$`)

interface Host {
  readonly hostId: string
  readonly hostType: 'html' | 'js'
}

/**
 * What is fetched together with a page, or with a file that is loaded later. There each name costs bytes in the file that asks for
 * it, so what every page has is left out.
 */
export const preloaded = (_: string, files: string[], { hostId, hostType }: Host): string[] => {
  if (hostType === 'html') return files
  return IN_WORKERS.test(`/${hostId}`) ? [] : files.filter((file) => !LOADED.test(`/${file}`))
}
