import type { Analysis, Expected } from '@benben/bots/analysis'
import type { Seat } from '@benben/kernel'
import { useEffect, useState } from 'react'
import analysisWorker from 'virtual:worker/analysis-worker'
import type { FromAnalysis, ToAnalyse } from '../worker/analysis-worker.ts'
import { keepRun, knownRun } from './known-runs.ts'

/** How far the analysis of a match is. */
export interface Run {
  readonly stage: 'running' | 'done' | 'cancelled' | 'failed' | 'none'
  /** From 0 to 1. */
  readonly progress: number
  readonly course: readonly Expected[]
  readonly analysis: Analysis | null
  /** How long it took, in seconds. */
  readonly seconds: number
}

const BEGUN: Run = { stage: 'running', progress: 0, course: [], analysis: null, seconds: 0 }

/** What a message changes. */
function after(run: Run, told: FromAnalysis, seconds: number): Run {
  switch (told.kind) {
    case 'course':
      return { ...run, course: told.course }
    case 'progress':
      return { ...run, progress: told.done }
    case 'none':
      return { ...run, stage: 'none' }
    default:
      return { stage: 'done', progress: 1, course: told.analysis.course, analysis: told.analysis, seconds }
  }
}

/** Analyses a match from a seat, in a worker of its own that ends with the page, when cancelled, or with another seat. */
export function useAnalysis(
  record: string,
  seat: Seat,
): { readonly run: Run; readonly cancel: () => void; readonly again: () => void } {
  const key = `${seat}/${record}`
  const [state, setState] = useState({ key, run: knownRun(record, seat) ?? BEGUN })
  const [tries, setTries] = useState(0)
  const run = state.key === key ? state.run : (knownRun(record, seat) ?? BEGUN)
  const isRunning = run.stage === 'running'
  useEffect(() => {
    if (!isRunning) return undefined
    const worker = new Worker(analysisWorker, { type: 'module' })
    const began = performance.now()
    const change = (to: (now: Run) => Run): void =>
      setState((now) => ({ key, run: to(now.key === key ? now.run : BEGUN) }))
    worker.addEventListener('message', ({ data }: MessageEvent<FromAnalysis>) => {
      const seconds = Math.max(1, Math.round((performance.now() - began) / 1000))
      if (data.kind === 'done') keepRun(record, seat, after(BEGUN, data, seconds))
      change((now) => after(now, data, seconds))
    })
    worker.addEventListener('error', () => change((now) => ({ ...now, stage: 'failed' })))
    worker.postMessage({ record, seat } satisfies ToAnalyse)
    return () => worker.terminate()
  }, [key, record, seat, isRunning, tries])
  return {
    run,
    cancel: () => setState({ key, run: { ...run, stage: 'cancelled' } }),
    again: () => {
      setTries(tries + 1)
      setState({ key, run: BEGUN })
    },
  }
}
