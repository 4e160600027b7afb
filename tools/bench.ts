import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `npm run bench -- NAME …`: runs a measurement of bench/, whose peers are installed only when somebody measures. */
const NAMES = ['engine', 'server', 'web', 'bots']
const WITHOUT_PEERS = ['bots']

const bench = fileURLToPath(new URL('../bench/', import.meta.url))
const [name, ...rest] = process.argv.slice(2)

if (name === undefined || !NAMES.includes(name)) {
  console.error(`npm run bench -- NAME, where NAME is one of: ${NAMES.join(', ')}`)
  process.exit(1)
}

// Some have no peer to install.
if (!WITHOUT_PEERS.includes(name) && !isInstalled()) {
  console.error('Installing the peers (npm ci in bench/).')
  const npm = spawnSync('npm', ['ci'], {
    cwd: bench,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
}

const run = spawnSync(process.execPath, [`${bench}src/${name}.ts`, ...rest], { stdio: 'inherit' })
process.exit(run.status ?? 1)

/** npm notes what it installed last; a lock file changed since then asks for more. */
function isInstalled(): boolean {
  const installed = `${bench}node_modules/.package-lock.json`
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${bench}package-lock.json`).mtimeMs
}
