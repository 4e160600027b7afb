import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Tests that take several seconds each: whole games, many games, or a process for every claim. */
const LONG =
  /(conformance|conservation|fixtures|checks-games|arena|pty|crash|durable|prove)\.test\.ts$|(bots|words)\/.*\b(table|play)\.test\.ts$/

/** The unit tests that belong to changed files: those of their packages, without the long ones that did not change themselves. */
export function testsOf(
  root: string,
  changed: readonly string[],
): { readonly tests: string[]; readonly leftOut: string[] } {
  const folders = new Set(changed.flatMap((file) => /^(packages\/[^/]+|tools)\//.exec(file)?.[1] ?? []))
  // Rulings are counted by a test of the tools.
  if (changed.includes('docs/rulings.md')) folders.add('tools')
  const all = [...folders].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  )
  const isQuick = (file: string): boolean => !LONG.test(file) || changed.includes(file)
  return { tests: all.filter(isQuick), leftOut: all.filter((file) => !isQuick(file)) }
}
