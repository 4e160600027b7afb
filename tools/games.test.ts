import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** A game that has added itself to the kernel's list and nowhere else is missing in every registry: the compiler says where. */
const ROOT = join(import.meta.dirname, '..')
const PLACES = [
  'packages/bots/src/games.ts',
  'packages/web/src/app/games.ts',
  // The name of the game, which stands in `words/src/en/web.ts`.
  'packages/web/src/pages/names.ts',
  'packages/words/src/en.ts',
  'packages/words/src/shelf.ts',
]

const GAME = `import type { Game } from '@benben/kernel'
declare module '@benben/kernel' {
  interface Games {
    senet: Game
  }
}
`

it('the compiler names every place in which a new game is missing', () => {
  // Below the folder in which the packages are found by name.
  const cache = join(ROOT, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'games-'))
  try {
    writeFileSync(join(folder, 'senet.ts'), GAME)
    const files = [...PLACES, 'packages/web/src/worker/address.d.ts'].map((path) => join(ROOT, path))
    const config = {
      extends: join(ROOT, 'packages', 'web', 'tsconfig.json'),
      include: [],
      files: [join(folder, 'senet.ts'), ...files],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const { stdout } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '--pretty', 'false', '-p', folder],
      { cwd: ROOT, encoding: 'utf8' },
    )
    const errors = stdout.split('\n').filter((line) => line.includes('senet'))
    const named = new Set(errors.flatMap((line) => /^([^(\s]+)\(\d/.exec(line)?.[1] ?? []))
    expect([...named].toSorted()).toEqual(PLACES)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
