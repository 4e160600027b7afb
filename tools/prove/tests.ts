import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ID, idsOf } from './ids.ts'

export interface Ran {
  readonly file: string
  readonly ids: readonly string[]
  readonly name: string
  readonly passed: boolean
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

let runs = 0

/**
 * Runs the tests of a folder that carry one of the ids (all that carry any, where none are named). Throws where a file of
 * tests cannot even be read.
 */
export async function runTests(
  folder: string,
  files: readonly string[],
  ids?: readonly string[],
): Promise<Ran[]> {
  const output = join(folder, `report-${runs++}.json`)
  const id = ids === undefined ? ID : `(?:${ids.join('|')})`
  const said = await vitest(folder, [
    'run',
    ...files,
    '--reporter=json',
    `--outputFile=${output}`,
    `--testNamePattern=(?:^|\\s)(?:${ID}, )*${id}(?:, ${ID})*: `,
    '--maxWorkers=1',
    '--no-isolate',
    '--passWithNoTests',
  ])
  if (!existsSync(output)) throw new Error(`the tests did not run: ${said}`)
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report
  rmSync(output)
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) throw new Error(`${file}: ${message}`)
    return assertionResults.flatMap(({ title, status: came }) => {
      const named = idsOf(title)
      const ran = came === 'passed' || came === 'failed'
      return ran && named.length > 0 ? [{ file, ids: named, name: title, passed: came === 'passed' }] : []
    })
  })
}

function vitest(folder: string, args: readonly string[]): Promise<string> {
  // Proving may itself happen inside a test: what that one told its workers is not for this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_OPTIONS$)/.test(name)),
  )
  return new Promise((resolve, reject) => {
    const program = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', reject)
    child.on('close', () => resolve(said))
  })
}
