import { spawnSync } from 'node:child_process'

export const works = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args).status === 0

/** Whether a program is here; it is installed where it is missing and that is possible. */
export function haveProgram(name: string, versionFlag: string): boolean {
  if (works(name, versionFlag)) return true
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  console.log(`${name} is missing: installing it (apt-get install ${name})`)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'inherit' })
  return works(name, versionFlag)
}
