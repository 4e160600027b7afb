import { attempt } from './attempt.ts'
import { flip, prepare } from './flip.ts'
import type { Job } from './jobs.ts'
import { survey } from './survey.ts'

/** A process that runs tests with and without mutants, one job after the other. Nothing is ever written to the sources. */
const answer = (job: Job): unknown => {
  if (job.kind === 'survey') return survey(job)
  if (job.kind === 'attempt') return attempt(job)
  return job.kind === 'flip' ? flip(job) : prepare(job)
}

process.on('message', (job: Job) => {
  void Promise.resolve(answer(job)).then((result) => process.send!(result))
})
process.on('disconnect', () => process.exit())
process.send!('ready')
