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

/** A game tells more than a thousand events; a page needs the last of them at once. */
const PAGE = 90

/** The story of the game in sentences, newest part first; each line points at the pieces it speaks of. */
export const Log = memo(function Log({ model, log, onPoint }: LogProps): ReactElement {
  const { words, speech, who } = model
  const [many, setMany] = useState(PAGE)
  // Cached per event; the cache is dropped when the language changes.
  const said = useMemo(
    () => ({ words, speech, who, lines: new WeakMap<TekhenuEvent, Line>() }),
    [words, speech, who],
  )
  const lines = log.slice(-many).flatMap((told) => {
    const known = said.lines.get(told.event)
    const line = known === undefined ? lineOf(model, told) : known
    if (known === undefined) said.lines.set(told.event, line)
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

/** A line of the log; null where there is nothing to tell. */
type Line = LogLine | null

function lineOf({ words, speech, who, view }: TableModel, { n, event }: LogEntry<TekhenuEvent>): Line {
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
