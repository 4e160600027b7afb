import { parentPort, workerData } from 'node:worker_threads'
import { Writer } from './writer.ts'
import type { Write } from './writes.ts'

/** The thread that waits for the disk, so that nobody else has to. An empty message is the last one. */
const writer = new Writer(String(workerData))

parentPort?.on('message', (writes: readonly Write[]) => {
  if (writes.length > 0) return parentPort?.postMessage(writer.write(writes))
  writer.close()
  return parentPort?.close()
})
