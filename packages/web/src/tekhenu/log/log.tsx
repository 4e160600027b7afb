import type { TekhenuEvent } from '@benben/tekhenu'
import { memo, useMemo, useState, type ReactElement } from 'react'
import type { LogEntry } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { newestFirst } from '../../ui/log-order.ts'
import { Log as Lines, type LogLine } from '../../ui/log.tsx'
import { entryOf } from '../events/events.ts'
import { Glyph } from '../icons/glyph.tsx'
import styles from './log.module.css'
import { SeatMark } from '../pieces/seat-mark.tsx'
import type { TableModel } from '../model.ts'

interface LogProps {
  readonly model: TableModel
  readonly log: readonly LogEntry<TekhenuEvent>[]
  /** The line that is pointed at; null when none is any more. */
  readonly onPoint: (n: number | null) => void
}

/** A game has more than a thousand events; the log starts with the last of them. */
const PAGE = 90

/** The log in sentences, newest part first; pointing at a line highlights the pieces it mentions. */
export const Log = memo(function Log({ model, log, onPoint }: LogProps): ReactElement {
  const { words, speech, who } = model
  const [many, setMany] = useState(PAGE)
  // Cached per event; the cache is dropped when the language changes.
  const cache = useMemo(
    () => ({ words, speech, who, lines: new WeakMap<TekhenuEvent, LogLine | null>() }),
    [words, speech, who],
  )
  const lines = log.slice(-many).flatMap((entry) => {
    const known = cache.lines.get(entry.event)
    const line = known === undefined ? lineOf(model, entry) : known
    if (known === undefined) cache.lines.set(entry.event, line)
    return line ?? []
  })
  return (
    <div className={styles.log}>
      <Lines lines={newestFirst(lines)} label={words.say('web.log')} onPoint={onPoint} />
      {log.length > many ? (
        <Button look="bare" onClick={() => setMany(many + 4 * PAGE)}>
          {words.say('tekhenu.boards.earlier')}
        </Button>
      ) : null}
    </div>
  )
})

/** The line of an event; null if the log does not mention it. */
function lineOf(
  { words, speech, who, view }: TableModel,
  { n, event }: LogEntry<TekhenuEvent>,
): LogLine | null {
  const { log } = entryOf(event)
  if (log === 'none') return null
  // Sentences about past events read only the constant parts of the view.
  const text = speech.log(words, event, who, view)
  if (text === undefined) return null
  const minor = log === 'minor'
  return {
    key: n,
    text: event.type === 'round' ? words.say('tekhenu.boards.round-of', event) : text,
    sign: minor ? null : <Sign event={event} />,
    heading: log === 'heading',
    big: log === 'big',
    minor,
  }
}

function Sign({ event }: { readonly event: TekhenuEvent }): ReactElement {
  return 'seat' in event ? (
    <SeatMark seat={event.seat} size={13} />
  ) : (
    <Glyph name={entryOf(event).sign ?? 'sunny'} size={14} />
  )
}
