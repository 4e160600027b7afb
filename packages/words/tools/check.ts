import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { en } from '../src/en.ts'
import { FALLBACK } from '../src/languages.ts'
import { allKeys } from './codes.ts'
import { defects, namedIn } from './defects.ts'
import { otherCodes, readFolder } from './folders.ts'

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

const folders = await Promise.all(otherCodes().map(readFolder))
const found = [
  ...folders.flatMap(({ problems }) => problems),
  ...defects({
    catalogues: {
      [FALLBACK]: en,
      ...Object.fromEntries(folders.map(({ code, catalogue }) => [code, catalogue])),
    },
    base: FALLBACK,
    required: allKeys(),
    named: namedIn(
      sources()
        .map((path) => readFileSync(path, 'utf8'))
        .join('\n'),
    ),
    notes: Object.fromEntries(folders.map(({ code, notes }) => [code, notes])),
  }),
]

if (found.length > 0) {
  process.stderr.write(`${found.join('\n')}\ni18n: ${found.length} to put right\n`)
  process.exitCode = 1
} else {
  const languages = folders.length + 1
  process.stdout.write(
    `i18n: ${Object.keys(en).length} messages in ${languages} ${languages === 1 ? 'language' : 'languages'}, all complete\n`,
  )
}
