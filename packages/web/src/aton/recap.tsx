import type { AtonEvent } from '@benben/aton'
import { useEffect, useMemo, type ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { DecisionSeen, LogEntry } from '../session/session.ts'
import { Recap as Steps } from '../ui/recap.tsx'
import { logLookOf } from './events.ts'
import { colourOf } from './facts.ts'
import styles from './recap.module.css'
import type { TableModel } from './model.ts'
import { Priest } from './pieces.tsx'

interface RecapProps {
  readonly model: TableModel
  readonly log: readonly LogEntry<AtonEvent>[]
  /** So many entries of the log came before or with my last decision. */
  readonly decided: number
  readonly decision: DecisionSeen | null
  /** The line of the log that is looked at. */
  readonly onPoint: (line: number | null) => void
  readonly onClose: () => void
}

/** What both did since my last decision, in the place of the question. */
export function Recap({ model, log, decided, decision, onPoint, onClose }: RecapProps): ReactElement | null {
  const { words, speech, who, view } = model
  const steps = useMemo(
    () =>
      log.slice(decided).flatMap(({ n, event, at }) => {
        const look = logLookOf(event)
        const text = look === 'none' || look === 'heading' ? undefined : speech.log(words, event, who, view)
        if (text === undefined) return []
        const seat = 'seat' in event && event.seat !== null ? event.seat : undefined
        const sign =
          seat === undefined ? <Icon name="sun" size={14} /> : <Priest colour={colourOf(view, seat)} />
        return [{ key: n, text, sign, at }]
      }),
    [log, decided, words, speech, who, view],
  )
  const isEmpty = steps.length === 0
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])
  if (isEmpty) return null
  const close = (): void => {
    onPoint(null)
    onClose()
  }
  return (
    <Steps
      steps={steps}
      now={words.say(decision === null ? 'web.close' : 'web.recap.play')}
      className={styles.recap}
      onStep={onPoint}
      onClose={close}
    />
  )
}
