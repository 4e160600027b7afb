import type { ClockInfo, TableInfo } from '@benben/protocol'
import type { Key } from '@benben/words'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { leftAt } from './left.ts'
import { sayLength, sayThen } from './say.ts'
import styles from './table-time.module.css'

/** What is asked, in a few words: the table says it whole. */
const ASKED: Readonly<Record<string, Key>> = {
  'aton.assign': 'pace.asked.aton.assign',
  'aton.reassign': 'pace.asked.aton.assign',
  'aton.place': 'pace.asked.aton.place',
  'aton.remove': 'pace.asked.aton.remove',
  'aton.remove-own': 'pace.asked.aton.remove',
  'aton.end-turn': 'pace.asked.end-turn',
  'tekhenu.choose-decree': 'pace.asked.tekhenu.choose-decree',
  'tekhenu.draft': 'pace.asked.tekhenu.draft',
  'tekhenu.take': 'pace.asked.tekhenu.take',
  'tekhenu.take-any': 'pace.asked.tekhenu.take',
  'tekhenu.take-recoloured': 'pace.asked.tekhenu.take',
  'tekhenu.use': 'pace.asked.tekhenu.use',
  'tekhenu.pay': 'pace.asked.tekhenu.pay',
  'tekhenu.bread': 'pace.asked.tekhenu.bread',
  'tekhenu.faith': 'pace.asked.tekhenu.faith',
  'tekhenu.end-turn': 'pace.asked.end-turn',
}

/** My clock if it runs, else the one that is up first. */
function urgentClock({ clocks, you }: TableInfo): ClockInfo | undefined {
  const mine = you === null ? null : (clocks?.seats[you] ?? null)
  if (mine !== null && mine.due !== null) return mine
  return clocks?.seats
    .flatMap((clock) => (clock === null || clock.due === null ? [] : [clock]))
    .sort((a, b) => a.due! - b.due!)[0]
}

/** Of a table of mine in a list: what is asked, how much time is left on the clock that matters, and what happens then. */
export function TableTime({ table }: { readonly table: TableInfo }): ReactElement | null {
  const words = useWords()
  const { pace, clocks, question } = table
  const clock = urgentClock(table)
  if (question === undefined && clock === undefined) return null
  const left = clock === undefined || clocks === undefined ? undefined : leftAt(clock, clocks.at)
  return (
    <span className={styles.line} data-table-time>
      {question === undefined ? null : (
        <b data-asked>{words.say(ASKED[question.code] ?? 'pace.asked.other')}</b>
      )}
      {left === undefined || pace === undefined ? null : (
        <span data-due>
          {left === 0
            ? words.say('pace.up')
            : words.say('pace.left', { time: sayLength(words, left, 'short') })}
          , {sayThen(words, pace.late)}
        </span>
      )}
    </span>
  )
}
