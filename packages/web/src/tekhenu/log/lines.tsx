import type { TekhenuEvent } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import type { LogLine } from '../../ui/log.tsx'
import { entryOf } from '../events/events.ts'
import { Glyph } from '../icons/glyph.tsx'
import { nameOf, type TableModel } from '../model.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { causeOf } from '../prompt/cause.ts'
import { amountsOf, sayOf, signed } from '../say.ts'
import { apartIn, gathered, type Gathered, type Turn } from './turns.ts'

/** The lines of a turn: who did it, then its steps in order; between turns what happens to all, in order as well. */
export function linesOf(model: TableModel, turn: Turn, fresh: ReadonlySet<number>): readonly LogLine[] {
  const { seat } = turn
  const told = gathered(turn.entries)
  const apart = seat === null ? apartIn(told, (event) => entryOf(event).log === 'minor') : NONE
  const steps = told
    .flatMap((line) => lineOf(model, line, apart.has(line.n)) ?? [])
    .map((line) => ({ ...line, fresh: fresh.has(line.key) }))
  if (seat === null || steps.length === 0) return steps
  const head: LogLine = {
    key: turn.entries[0]!.n,
    text: nameOf(model, seat),
    sign: <SeatMark seat={seat} size={15} />,
    heading: false,
    big: false,
    turn: true,
    rule: 'turn',
  }
  return [head, ...steps]
}

const NONE: ReadonlySet<number> = new Set()

/** The line of one event, or of several of one kind; null if the log does not mention it. */
function lineOf(model: TableModel, { n, events }: Gathered, apart: boolean): LogLine | null {
  const [event] = events
  const { log } = entryOf(event)
  if (log === 'none') return null
  const text = events.length > 1 ? sumOf(model, events) : textOf(model, event)
  if (text === undefined) return null
  const minor = log === 'minor' && !apart
  return {
    key: n,
    text: withReason(model, event, text),
    sign: minor ? null : <Sign event={event} />,
    heading: log === 'heading',
    big: log === 'big',
    minor,
    rule: model.speech.ruleOf?.(event),
  }
}

type Texts = WeakMap<TekhenuEvent, string | undefined>
/** Sentences are formed once for an event; with other names or words anew. */
const texts = new WeakMap<TableModel['who'], WeakMap<TableModel['words'], Texts>>()

function textOf({ words, speech, who, view }: TableModel, event: TekhenuEvent): string | undefined {
  const ofWho = texts.get(who) ?? new WeakMap<TableModel['words'], Texts>()
  const known = ofWho.get(words) ?? new WeakMap()
  texts.set(who, ofWho.set(words, known))
  if (known.has(event)) return known.get(event)
  const text =
    event.type === 'round'
      ? words.say('tekhenu.boards.round-of', event)
      : // Sentences about past events read only the constant parts of the view.
        speech.log(words, event, who, view)
  known.set(event, text)
  return text
}

/** `Ada scores 8 points: buildings in line +3, matching edges +2 and the tile's place at Ra +3.` */
function sumOf(model: TableModel, events: Gathered['events']): string | undefined {
  const { words, who } = model
  const parts = events.flatMap((event) => {
    if (event.type === 'points')
      return [
        words.say('tekhenu.web.sum.part', {
          cause:
            event.by === 'scoring'
              ? sayOf(words, `tekhenu.source.${event.source}`)
              : causeOf(words, event.by),
          points: signed(event.points),
        }),
      ]
    if (event.type === 'gained' || event.type === 'paid')
      return event.by === 'production' && event.type === 'gained'
        ? []
        : [
            words.say('tekhenu.web.sum.tokens', {
              tokens: amountsOf(words, event.tokens),
              cause: causeOf(words, event.by),
            }),
          ]
    return []
  })
  const [first] = events
  if (parts.length === 0 || !('seat' in first)) return undefined
  const points = events.reduce((sum, event) => (event.type === 'points' ? sum + event.points : sum), 0)
  return words.say('tekhenu.web.sum', {
    kind: first.type === 'points' ? (points < 0 ? 'lost' : 'points') : first.type,
    who: nameOf(model, first.seat),
    you: first.seat === who.me ? 'yes' : 'no',
    points: Math.abs(points),
    parts: words.list(parts),
  })
}

/** By which rule turn order is settled and districts are won; a tie already says how it was decided. */
function withReason({ words, view }: TableModel, event: TekhenuEvent, text: string): string {
  if (event.type === 'order' && event.ties === undefined && view.round > 0)
    return `${text} ${words.say('tekhenu.web.order-why')}`
  const rule = event.type === 'scoring' && event.ties === undefined
  return rule ? `${text} ${words.say('tekhenu.web.district-why')}` : text
}

function Sign({ event }: { readonly event: TekhenuEvent }): ReactElement {
  return 'seat' in event ? (
    <SeatMark seat={event.seat} size={13} />
  ) : (
    <Glyph name={entryOf(event).sign ?? 'sunny'} size={14} />
  )
}
