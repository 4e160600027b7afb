import type { Calendar, CalendarAnswer } from '@benben/protocol'
import { useEffect, useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { fetchCalendar, saveCalendar } from '../store/calendar.ts'
import { Button } from '../ui/button.tsx'
import { Card, Line, Problem } from './card.tsx'
import styles from './me.module.css'
import { useAttempt } from './use-attempt.ts'

const here = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

/** The days from one to another, at most a year of them. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  const end = Date.parse(`${last}T00:00:00Z`)
  for (let day = Date.parse(`${first}T00:00:00Z`); day <= end && days.length < 366; day += 86_400_000)
    days.push(new Date(day).toISOString().slice(0, 10))
  return days
}

/** My hours and holidays: when clocks of games by turn run for me. */
export function DayCard(): ReactElement | null {
  const words = useWords()
  const [known, setKnown] = useState<CalendarAnswer>()
  const [isSaved, setSaved] = useState(false)
  const { problem, attempt } = useAttempt()
  useEffect(() => {
    let gone = false
    fetchCalendar().then(
      (answer) => (gone ? undefined : setKnown(answer)),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  if (known === undefined) return null
  // Whoever has not chosen anything has the zone of this device.
  const calendar = known.isSet ? known.calendar : { ...known.calendar, zone: here() }
  const save = (change: Partial<Calendar>): void =>
    attempt(async () => {
      setSaved(false)
      setKnown(await saveCalendar({ ...calendar, ...change }))
      setSaved(true)
    })
  return (
    <Card icon="hourglass" title={words.say('pace.me')}>
      <Hours key={`${calendar.zone} ${calendar.from} ${calendar.to}`} calendar={calendar} onSave={save} />
      <Holidays calendar={calendar} most={known.most} onSave={save} />
      <Problem text={problem === '' && isSaved ? words.say('pace.me.saved') : problem} />
    </Card>
  )
}

interface PartProps {
  readonly calendar: Calendar
  readonly onSave: (change: Partial<Calendar>) => void
}

function Hours({ calendar, onSave }: PartProps): ReactElement {
  const words = useWords()
  const [from, setFrom] = useState(timeText(calendar.from))
  const [to, setTo] = useState(timeText(calendar.to))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSave({ from: minutesOf(from), to: minutesOf(to) })
  }
  return (
    <>
      <p className={styles.about}>{words.say('pace.me.about')}</p>
      <form className={styles.form} onSubmit={submit} data-hours>
        <label>
          {words.say('pace.me.from')}{' '}
          <input type="time" required value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
        </label>
        <label>
          {words.say('pace.me.to')}{' '}
          <input type="time" required value={to} onChange={(event) => setTo(event.currentTarget.value)} />
        </label>
        <Button type="submit">{words.say('me.save')}</Button>
      </form>
      <Line title={words.say('pace.me.zone')} about={calendar.zone.replaceAll('_', ' ')}>
        {calendar.zone === here() ? null : (
          <Button onClick={() => onSave({ zone: here() })}>
            {words.say('pace.me.this-zone', { zone: here().replaceAll('_', ' ') })}
          </Button>
        )}
      </Line>
    </>
  )
}

function Holidays({ calendar, most, onSave }: PartProps & { readonly most: number }): ReactElement {
  const words = useWords()
  const today = new Date().toISOString().slice(0, 10)
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const year = today.slice(0, 4)
  const used = calendar.holidays.filter((date) => date.startsWith(year)).length
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSave({ holidays: [...new Set([...calendar.holidays, ...daysBetween(first, last || first)])] })
  }
  return (
    <>
      <Line
        title={words.say('pace.me.holidays')}
        about={words.say('pace.me.holidays.about', { used, most, year })}
      >
        {null}
      </Line>
      <form className={styles.form} onSubmit={submit} data-holidays>
        <label>
          {words.say('pace.me.holidays.from')}{' '}
          <input
            type="date"
            required
            min={today}
            value={first}
            onChange={(event) => setFirst(event.currentTarget.value)}
          />
        </label>
        <label>
          {words.say('pace.me.holidays.to')}{' '}
          <input
            type="date"
            min={first || today}
            value={last}
            onChange={(event) => setLast(event.currentTarget.value)}
          />
        </label>
        <Button type="submit">{words.say('pace.me.holidays.add')}</Button>
      </form>
      <Coming calendar={calendar} onSave={onSave} />
    </>
  )
}

/** Those that have not begun can be taken back. */
function Coming({ calendar, onSave }: PartProps): ReactElement {
  const words = useWords()
  const today = new Date().toISOString().slice(0, 10)
  const say = (date: string): string =>
    new Date(`${date}T12:00:00Z`).toLocaleDateString(words.locale, { dateStyle: 'medium' })
  return (
    <ul className={styles.dates}>
      {calendar.holidays
        .filter((date) => date > today)
        .map((date) => (
          <li key={date}>
            {say(date)}
            <Button
              look="bare"
              icon="cross"
              label={words.say('pace.me.holidays.remove', { date: say(date) })}
              onClick={() => onSave({ holidays: calendar.holidays.filter((each) => each !== date) })}
            />
          </li>
        ))}
    </ul>
  )
}
