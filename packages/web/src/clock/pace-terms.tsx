import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import terms from '../pages/gathering.module.css'
import type { SeatSeen, Seen } from '../session/session.ts'
import { paceSentences } from './say.ts'

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The minutes after midnight somewhere. */
function minutesIn(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  return number('hour') * 60 + number('minute')
}

const isWithin = (at: number, from: number, to: number): boolean =>
  from === to || (from < to ? at >= from && at < to : at >= from || at < to)

/** The pace of a table in sentences, and whose day is when: whoever comes should know it before sitting down. */
export function PaceTerms({ seen: { pace, seats } }: { readonly seen: Seen }): ReactElement | null {
  const words = useWords()
  if (pace === null) return null
  const now = new Date()
  const dayOf = ({ name, day, holidayUntil }: SeatSeen): string[] => {
    if (holidayUntil !== undefined) {
      const date = new Date(`${holidayUntil}T12:00:00Z`).toLocaleDateString(words.locale, {
        dateStyle: 'medium',
      })
      return [words.say('pace.holiday', { name, date })]
    }
    if (day === undefined) return []
    const at = minutesIn(day.zone, now)
    return [
      words.say('pace.day', {
        name,
        from: clockText(day.from),
        to: clockText(day.to),
        zone: day.zone.replaceAll('_', ' '),
        now: clockText(at),
        counts: isWithin(at, day.from, day.to) ? 'yes' : 'no',
      }),
    ]
  }
  return (
    <section className={terms.terms} data-pace-terms={pace.kind}>
      <h3>{words.say('pace.title')}</h3>
      <ul>
        {[...paceSentences(words, pace), ...seats.flatMap(dayOf)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
