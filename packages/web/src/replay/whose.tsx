import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Seen } from '../session/session.ts'
import type { Film } from './film.ts'
import styles from './replay.module.css'

/** While something is tried one decides for every seat in turn, and sees the table with its eyes: for which one now. */
export function Whose({ film, seen }: { readonly film: Film; readonly seen: Seen }): ReactElement | null {
  const words = useWords()
  const seat = seen.decision?.seat
  if (seat === undefined) return null
  const said = words.say('replay.what-if.for', {
    you: seat === film.me ? 'yes' : 'no',
    who: film.seats[seat]?.name ?? '',
  })
  return (
    <p className={styles.whose} role="status" title={said} data-whose={seat} data-row data-yields>
      {said}
    </p>
  )
}

/** What was tried so far, and who would decide next. */
export const triedSoFar = (words: Words, { seats, me }: Film, tried: number, { toAct }: Seen): string =>
  [
    words.say('replay.what-if.moves', { moves: tried }),
    ...toAct
      .slice(0, 1)
      .map((seat) =>
        words.say('replay.what-if.next', { you: seat === me ? 'yes' : 'no', who: seats[seat]?.name ?? '' }),
      ),
  ].join(' · ')
