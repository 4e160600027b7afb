import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { catalogues, FALLBACK } from '../src/catalogues.ts'
import { allKeys } from './codes.ts'
import { defects, namedIn } from './defects.ts'

/** `npm run i18n:check`: whether every language says everything, and nothing that nobody asks for. */

const PACKAGES = join(import.meta.dirname, '..', '..')
const CATALOGUE = /^words\/src\/(?:[a-z]{2}\.ts|[a-z]{2}\/)/

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !CATALOGUE.test(path)

/** The source files of all packages, without tests and the catalogues themselves. */
const sources = (): string[] =>
  readdirSync(PACKAGES)
    .map((name) => join(PACKAGES, name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => isSource(relative(PACKAGES, path).replaceAll('\\', '/')))

const found = defects({
  catalogues,
  base: FALLBACK,
  required: allKeys(),
  named: namedIn(
    sources()
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n'),
  ),
})

if (found.length > 0) {
  process.stderr.write(`${found.join('\n')}\ni18n: ${found.length} to put right\n`)
  process.exitCode = 1
} else {
  const messages = Object.keys(catalogues[FALLBACK]!).length
  const languages = Object.keys(catalogues).length
  process.stdout.write(
    `i18n: ${messages} messages in ${languages} ${languages === 1 ? 'language' : 'languages'}, all complete\n`,
  )
}
