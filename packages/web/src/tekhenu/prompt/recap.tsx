import type { TekhenuEvent } from '@benben/tekhenu'
import { useEffect, useEffectEvent, useMemo, type ReactElement } from 'react'
import type { DecisionSeen, LogEntry } from '../../session/session.ts'
import type { EventStep } from '../../ui/event-stepper.tsx'
import { Recap as Steps } from '../../ui/recap.tsx'
import { spotsIn } from '../events/events.ts'
import { Glyph } from '../icons/glyph.tsx'
import { linesOf } from '../log/lines.tsx'
import { isMarked, turnsOf, type Turn } from '../log/turns.ts'
import type { TableModel } from '../model.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { askedOf } from './asked.ts'
import styles from './prompt.module.css'

/** What the board shows of the recap. */
export interface Recapped {
  /** The number of the step that changed a spot last. */
  readonly steps: ReadonlyMap<string, number>
  /** Spots of the step that is looked at. */
  readonly pointed: ReadonlySet<string>
  /** What is spoken of, for screens that show one area at a time. */
  readonly spoken: TekhenuEvent | null
}

interface RecapProps {
  readonly model: TableModel
  readonly log: readonly LogEntry<TekhenuEvent>[]
  /** So many entries of the log came before or with my last decision. */
  readonly decided: number
  readonly decision: DecisionSeen | null
  readonly onShown: (shown: Recapped) => void
  readonly onClose: () => void
}

interface Step extends EventStep {
  readonly marked: readonly TekhenuEvent[]
}

/** One step for each turn, and for what happened to all between them; nothing that the log does not mention. */
function stepsOf(model: TableModel, turns: readonly Turn[], decided: number): readonly Step[] {
  return turns.flatMap(({ seat, entries }): Step[] => {
    const since = entries.filter(({ n }) => n >= decided)
    const lines = linesOf(model, { seat, entries: since }, new Set()).filter(
      (line) => line.turn !== true && line.minor !== true,
    )
    if (lines.length === 0) return []
    return [
      {
        key: since[0]!.n,
        at: since.at(-1)!.at,
        text: lines.map(({ text }) => text).join(' '),
        sign: seat === null ? <Glyph name="sunny" size={14} /> : <SeatMark seat={seat} size={14} />,
        marked: since.flatMap(({ event }) => (isMarked(event) ? [event] : [])),
      },
    ]
  })
}

const numbered = (steps: readonly Step[]): ReadonlyMap<string, number> =>
  new Map(steps.flatMap(({ marked }, i) => marked.flatMap(spotsIn).map((spot) => [spot, i + 1] as const)))

/** What everybody did since my last decision, in the place of the prompt, with numbered marks on the board. */
export function Recap({ model, log, decided, decision, onShown, onClose }: RecapProps): ReactElement | null {
  const steps = useMemo(() => stepsOf(model, turnsOf(log), decided), [model, log, decided])
  const numbers = useMemo(() => numbered(steps), [steps])
  const show = (key: number | null): void => {
    const marked = steps.find((step) => step.key === key)?.marked ?? []
    onShown({
      steps: numbers,
      pointed: new Set(marked.flatMap(spotsIn)),
      spoken: marked.at(-1) ?? null,
    })
  }
  const open = useEffectEvent(() => {
    if (steps.length === 0) onClose()
    else show(null)
  })
  useEffect(() => open(), [])
  if (steps.length === 0) return null
  const { words } = model
  return (
    <Steps
      steps={steps}
      now={decision === null ? words.say('web.close') : askedOf(model, decision).title}
      className={styles.prompt}
      onStep={show}
      onClose={onClose}
    />
  )
}
