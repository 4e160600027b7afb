import type { TekhenuEvent } from '@benben/tekhenu'
import { memo, useMemo, useState, type ReactElement } from 'react'
import type { LogEntry } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EventStepper } from '../../ui/event-stepper.tsx'
import { newestFirst } from '../../ui/log-order.ts'
import { Log as Lines } from '../../ui/log.tsx'
import { nameOf, type TableModel } from '../model.ts'
import { useLayout } from '../layout/layout.ts'
import { linesOf } from './lines.tsx'
import { MaatStrip } from '../modules.ts'
import { maatResult } from './maat-result.ts'
import styles from './log.module.css'
import { lastTurns, newsFor, turnsOf } from './turns.ts'

interface LogProps {
  readonly model: TableModel
  readonly log: readonly LogEntry<TekhenuEvent>[]
  /** The line that is pointed at; null when none is any more. */
  readonly onPoint: (n: number | null) => void
}

/** A game has more than a thousand events; the log starts with the last of them. */
const PAGE = 90

const isSame = (before: LogProps, after: LogProps): boolean =>
  before.log === after.log &&
  before.onPoint === after.onPoint &&
  before.model.words === after.model.words &&
  before.model.who === after.model.who &&
  before.model.view.viewer === after.model.view.viewer

/** The log in sentences, turn by turn, newest first; pointing at a line highlights the pieces it mentions. */
export const Log = memo(function Log({ model, log, onPoint }: LogProps): ReactElement {
  const { words } = model
  const [many, setMany] = useState(PAGE)
  const { lines, isWhole } = useMemo(() => {
    const turns = turnsOf(log)
    const fresh = new Set(newsFor(turns, model.view.viewer).map(({ n }) => n))
    const shown = lastTurns(turns, many)
    return {
      lines: newestFirst(shown.map((turn) => linesOf(model, turn, fresh))),
      isWhole: shown[0]?.entries[0] === turns[0]?.entries[0],
    }
  }, [model, log, many])
  return (
    <div className={styles.log} data-help="log">
      <Lines
        game="tekhenu"
        lines={lines}
        label={words.say('web.log')}
        onPoint={onPoint}
        nameOf={(seat) => nameOf(model, seat)}
      />
      {isWhole ? null : (
        <Button look="bare" onClick={() => setMany(many + 4 * PAGE)}>
          {words.say('tekhenu.boards.earlier')}
        </Button>
      )}
    </div>
  )
}, isSame)

/** What others did since my last turn, step by step; in my own turn what was done last. On a phone first what Maat brought. */
export const News = memo(function News({ model, log, onPoint }: LogProps): ReactElement {
  const { words, view } = model
  const isPhone = useLayout() === 'phone'
  const [closed, setClosed] = useState<number | null>(null)
  const { steps, rest, isNews, maat } = useMemo(() => {
    const turns = turnsOf(log)
    const news = newsFor(turns, view.viewer)
    const fresh = new Set(news.map(({ n }) => n))
    const shown =
      fresh.size > 0 ? turns.filter(({ entries }) => entries.some(({ n }) => fresh.has(n))) : turns.slice(-2)
    const lines = shown.flatMap((turn) => linesOf(model, turn, fresh))
    const played = shown.flatMap(({ seat, entries }) => (seat === null ? [] : entries))
    const done = new Set(played.filter(({ event }) => 'seat' in event).map(({ n }) => n))
    const all = lines.filter(
      (line) => !line.heading && line.turn !== true && (fresh.size === 0 || line.fresh === true),
    )
    return {
      steps: all,
      // What somebody did, rather than the tiles or the light that came after it.
      rest: all.findLast((line) => line.fresh === true && line.minor !== true && done.has(line.key))?.key,
      isNews: fresh.size > 0,
      maat: maatResult(news),
    }
  }, [model, log, view.viewer])
  if (isPhone && maat !== null && maat.n !== closed)
    return <MaatStrip model={model} result={maat} onClose={() => setClosed(maat.n)} />
  return (
    <EventStepper
      game="tekhenu"
      steps={steps}
      rest={rest}
      label={words.say(isNews ? 'web.stepper.news' : 'web.stepper')}
      onStep={onPoint}
    />
  )
}, isSame)
