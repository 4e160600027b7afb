import { playResult } from '@benben/bots'
import { parentPort, workerData } from 'node:worker_threads'
import { gameWith, type Job, type Setting } from './setting.ts'

/** A thread that plays games of an arena, one at a time. */
const { options, ...setting } = workerData as Setting
const game = gameWith(setting)

parentPort?.on('message', ({ bots, seed }: Job) => {
  try {
    const { winners, totals } = playResult({ game, options, bots, seed })
    parentPort?.postMessage({ winners, totals })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
