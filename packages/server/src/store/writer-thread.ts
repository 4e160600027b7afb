import { parentPort, workerData } from 'node:worker_threads'
import { Writer } from './writer.ts'
import type { Write } from './writes.ts'

/** Writes to the database in a thread of its own, so that the main thread never waits for the disk. An empty batch closes it. */
const writer = new Writer(String(workerData))

parentPort?.on('message', (writes: readonly Write[]) => {
  if (writes.length > 0) return parentPort?.postMessage(writer.write(writes))
  writer.close()
  return parentPort?.close()
})
