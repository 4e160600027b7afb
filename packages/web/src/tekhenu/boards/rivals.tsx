import type { Seat } from '@benben/kernel'
import { hasBoard, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import type { LogEntry } from '../../session/session.ts'
import { BotBoard, RivalLine } from '../modules.ts'
import { lastSteps } from './bot-steps.ts'
import { Rival } from './rival.tsx'
import styles from './rivals.module.css'
import { sameFor } from '../same.ts'
import type { After, TableModel } from '../model.ts'

interface RivalsProps {
  readonly model: TableModel
  readonly after: After
  /** What has been told so far: Botankhamun gives its reasons from it. */
  readonly log: readonly LogEntry<TekhenuEvent>[]
  /** One line each, where there is no room for more. */
  readonly compact?: boolean
  /** Fewer lines each, where other boards stand beside them. */
  readonly tight?: boolean
}

/** Everybody else's boards, in the order of seats from the one at the lower edge on. */
export const Rivals = memo(
  function Rivals({ model, after, log, compact = false, tight = false }: RivalsProps): ReactElement {
    const { words, view, near } = model
    const others = view.seats.map((_, i): Seat => (near + i) % view.players).filter((seat) => seat !== near)
    return (
      <section
        className={compact ? styles.lines : styles.boards}
        data-area="rivals"
        aria-label={words.say('tekhenu.boards.rivals')}
      >
        {others.map((seat) =>
          !hasBoard(view, seat) ? (
            <BotBoard key={seat} model={model} log={log} flat={compact} />
          ) : compact ? (
            <RivalLine key={seat} model={model} seat={seat} after={after} />
          ) : (
            <Rival key={seat} model={model} seat={seat} after={after} tight={tight} />
          ),
        )}
      </section>
    )
  },
  sameFor(({ model: { view }, after, log, compact, tight }) => [
    compact,
    tight,
    view.modules?.['solo'] === undefined ? null : lastSteps(log),
    othersIn(view),
    othersIn(after ?? view),
  ]),
)

/** Everything these boards show of a view. */
const othersIn = (view: TekhenuView): readonly unknown[] => [
  view.seats,
  view.balances,
  view.totals,
  view.decreeCounts,
  view.modules,
]
