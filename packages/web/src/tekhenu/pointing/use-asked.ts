import type { Viewer } from '@benben/kernel'
import type { TekhenuEvent } from '@benben/tekhenu'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { LogEntry } from '../../session/session.ts'
import { afterPicture } from '../../ui/after-picture.ts'
import { spotsIn, spotsTold } from '../events/events.ts'
import { isMarked, newsFor, turnsOf } from '../log/turns.ts'
import { glossOf, whyNot, type TableModel } from '../model.ts'
import type { Recapped } from '../prompt/recap.tsx'
import type { Looked } from './looked.ts'
import { SpotStore, type Asked } from './spot-store.ts'
import type { Spots } from './spots.ts'

const NO_STEPS: ReadonlyMap<string, number> = new Map()

/** Where others have changed something since the viewer's last turn. */
const newSpots = (log: readonly LogEntry<TekhenuEvent>[], viewer: Viewer): readonly string[] =>
  newsFor(turnsOf(log), viewer).flatMap(({ event }) => (isMarked(event) ? spotsIn(event) : []))

interface Asking {
  readonly model: TableModel
  readonly spots: Spots
  readonly looked: Looked
  readonly spoken: TekhenuEvent | null
  /** The spots of what waits to be confirmed or paid for. */
  readonly begun: readonly string[]
  readonly log: readonly LogEntry<TekhenuEvent>[]
  readonly recap: Recapped | null
  /** Whether the table is rendered at which this is asked. */
  readonly isDrawn: boolean
}

/** Publishes the question and the highlighted spots to the spot store. */
export function useAsked({ model, spots, looked, spoken, begun, log, recap, isDrawn }: Asking): SpotStore {
  const { viewer } = model.view
  const news = useMemo(() => new Set(newSpots(log, viewer)), [log, viewer])
  const { near } = model
  const spotsSpoken = useMemo(
    () => new Set(spoken === null ? begun : spotsTold(spoken, near)),
    [spoken, begun, near],
  )
  const pointed = recap?.pointed ?? spotsSpoken
  const steps = recap?.steps ?? NO_STEPS
  const asked: Asked = useMemo(
    () => ({
      spots,
      looked,
      pointed,
      news,
      steps,
      why: (refused) => whyNot(model, refused),
      gloss: (move) => glossOf(model, move),
    }),
    [spots, looked, pointed, news, steps, model],
  )
  const [store] = useState(() => new SpotStore(asked))
  useLayoutEffect(() => {
    if (!isDrawn) return undefined
    store.show(asked)
    return afterPicture(() => store.explain())
  }, [store, asked, isDrawn])
  return store
}
