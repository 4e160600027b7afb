import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Who may import what. The dependency graph stands in the `package.json`s and nowhere else: a package imports those of ours that it
 * depends on, by name. What comes on top of the graph is written here.
 */
const PACKAGES = join(import.meta.dirname, '..', '..', 'packages')
const SCOPE = '@benben/'

/** All others know no clock, no chance of their own, and no input or output: a new game does not either. */
const IMPURE = new Set(['protocol', 'server', 'web', 'cli'])
const isPure = (name: string): boolean => !IMPURE.has(name)

/** Folders of Tekhenu that extend the base game, and the files that put them together. */
const MODULES = ['solo', 'seth', 'vizier', 'solo-seth']
const COMPOSITION = ['index.ts', 'together.ts']

interface Override {
  readonly files: string[]
  readonly excludeFiles?: string[]
  readonly rules: Record<string, 'off' | ['error', ...unknown[]]>
}

interface Pattern {
  readonly group?: string[]
  readonly regex?: string
  readonly message: string
}

/** Our packages, each with those of ours that it depends on. */
export function graph(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readdirSync(PACKAGES).map((name) => {
      const { dependencies = {} } = JSON.parse(
        readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'),
      ) as { dependencies?: Record<string, string> }
      const ours = Object.keys(dependencies).filter((each) => each.startsWith(SCOPE))
      return [name, ours.map((each) => each.slice(SCOPE.length))]
    }),
  )
}

const restrict = (patterns: readonly Pattern[]): Override['rules'] => ({
  'no-restricted-imports': ['error', { patterns }],
})

/** What the files of a package must not import. */
function forbidden(name: string, dependencies: readonly string[], all: readonly string[]): Pattern[] {
  const others = all.filter((other) => other !== name && !dependencies.includes(other))
  return [
    {
      group: others.flatMap((other) => [SCOPE + other, `${SCOPE}${other}/*`]),
      message: `${name} does not depend on it (packages/${name}/package.json).`,
    },
    {
      // The folder is named too, because web, words and bots have folders of their own for each game.
      regex: `^(\\.\\./)+(packages|(${all.join('|')})/(src|bin|e2e|editions|fixtures|tools))/`,
      message: 'Import another package by its name.',
    },
    ...(isPure(name)
      ? [{ regex: '^node:', message: 'Nothing from Node here: hand it in from outside.' }]
      : []),
  ]
}

/** The same for all packages, as overrides of the linter. */
export function boundaries(): Override[] {
  const packages = graph()
  const all = [...packages.keys()]
  const base = forbidden('tekhenu', packages.get('tekhenu')!, all)
  return [
    ...all.map((name) => ({
      files: [`packages/${name}/src/**`],
      rules: restrict(forbidden(name, packages.get(name)!, all)),
    })),
    {
      files: ['packages/tekhenu/src/*.ts'],
      excludeFiles: COMPOSITION.map((file) => `packages/tekhenu/src/${file}`),
      rules: restrict([
        ...base,
        {
          regex: `^\\./(${MODULES.join('|')})/`,
          message: 'The base game does not know its modules: extend a point of rules.ts instead.',
        },
      ]),
    },
    {
      files: all.filter(isPure).map((name) => `packages/${name}/src/**`),
      excludeFiles: ['**/*.test.ts'],
      rules: purity(),
    },
    { files: ['**/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
  ]
}

const OUTSIDE = [
  'Date',
  'performance',
  'crypto',
  'process',
  'console',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'fetch',
  'document',
  'window',
  'globalThis',
  'Buffer',
  'require',
]

function purity(): Override['rules'] {
  const message = 'No clock, no input or output here: hand it in from outside.'
  const chance = 'Chance comes from the host or from a seeded Random.'
  return {
    'no-restricted-globals': ['error', ...OUTSIDE.map((name) => ({ name, message }))],
    'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: chance }],
  }
}
