import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ID, idsOf } from './ids.ts'

export interface Ran {
  readonly file: string
  readonly ids: readonly string[]
  readonly name: string
  readonly passed: boolean
  /** It broke off with an error of the language, which says little about a rule. */
  readonly crashed: boolean
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** The tests did not come to an end within their limit, and were ended. */
export class Endless extends Error {}

let runs = 0

/**
 * Runs the tests of a folder that carry one of the ids (all that carry any, where none are named). Throws where a file of
 * tests cannot even be read, and `Endless` after `limit` milliseconds of work, where there is a limit.
 */
export async function runTests(
  folder: string,
  files: readonly string[],
  ids?: readonly string[],
  limit?: number,
): Promise<Ran[]> {
  const output = join(folder, `report-${runs++}.json`)
  const id = ids === undefined ? ID : `(?:${ids.join('|')})`
  const args = [
    'run',
    ...files,
    '--reporter=json',
    `--outputFile=${output}`,
    `--testNamePattern=(?:^|\\s)(?:${ID}, )*${id}(?:, ${ID})*: `,
    '--maxWorkers=1',
    // One process, so that ending it ends a test that loops.
    '--pool=threads',
    '--no-isolate',
    '--passWithNoTests',
  ]
  const said = await vitest(folder, args, limit)
  if (!existsSync(output)) throw new Error(`the tests did not run: ${said}`)
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report
  rmSync(output)
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) throw new Error(`${file}: ${message}`)
    return assertionResults.flatMap(({ title, status: came, failureMessages }) => {
      const named = idsOf(title)
      if ((came !== 'passed' && came !== 'failed') || named.length === 0) return []
      const crashed = failureMessages.some((text) => /^(Type|Reference|Range|Syntax)Error\b/.test(text))
      return [{ file, ids: named, name: title, passed: came === 'passed', crashed }]
    })
  })
}

function vitest(folder: string, args: readonly string[], limit?: number): Promise<string> {
  // Proving may itself happen inside a test: what that one told its workers is not for this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_OPTIONS$)/.test(name)),
  )
  // All files but the mutated one are the same from run to run: Node need not compile them again.
  env['NODE_COMPILE_CACHE'] = join(folder, 'compiled')
  return new Promise((resolve, reject) => {
    const program = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const end = (): boolean => child.kill('SIGKILL')
    const began = performance.now()
    const watch = setInterval(() => {
      if (limit !== undefined && (usedBy(child.pid) ?? performance.now() - began) > limit) end()
    }, 500)
    process.on('exit', end)
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', reject)
    child.on('close', () => {
      clearInterval(watch)
      process.off('exit', end)
      if (child.killed) reject(new Endless())
      else resolve(said)
    })
  })
}

/** The processor time of a process in milliseconds, where the system tells: on a busy machine the clock says little. */
function usedBy(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const hundredths = Number(fields[11]) + Number(fields[12])
    return hundredths * 10
  } catch {
    return undefined
  }
}
