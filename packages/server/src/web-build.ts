import { spawn } from 'node:child_process'
import { join } from 'node:path'

const BUILD = join(import.meta.dirname, '..', '..', 'web', 'tools', 'build.ts')

/** Builds the web app if its sources have changed since the last build. False if the build failed. */
export async function buildIfStale(): Promise<boolean> {
  const child = spawn(process.execPath, [BUILD, '--if-stale'], { stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise((resolve) => child.once('error', resolve).once('exit', resolve))
  return code === 0
}
