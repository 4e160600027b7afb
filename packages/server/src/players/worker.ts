import { makeBot } from '@benben/bots'
import { lateAfter } from '@benben/bots/levels'
import { random } from '@benben/kernel'
import { parentPort } from 'node:worker_threads'
import type { Job, Reply } from './job.ts'

/** A worker thread for bots: handles one job at a time. */
function answer({ game, printed, bot, seat, moves, view, seed }: Job): Reply {
  try {
    const player = makeBot(game, bot, printed)
    if (player === undefined) return { error: `${game} has no bot ${bot}` }
    const isLate = lateAfter(() => performance.now())
    const move = player({ seat, moves, view, random: random(seed), isLate })
    return moves.includes(move) ? { move } : { error: `${bot} answered ${move}, which is not legal` }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(answer(job)))
