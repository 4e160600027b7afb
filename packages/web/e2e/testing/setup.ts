import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** What is tested is what is built. */
export default function setup(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '..', '..', 'tools', 'build.ts'), '--if-stale'], {
    stdio: 'inherit',
  })
}
