import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { botName } from '../session/bot-name.ts'
import type { SeatSeen, Seen } from '../session/session.ts'
import { Hidden } from '../ui/hidden.tsx'
import { countsAt, serverNow } from './left.ts'
import styles from './clock.module.css'
import { Ticking } from './ticking.tsx'

/** Everybody with a clock: who is here, whose clock runs, and how much time they have. Bots and programs have none worth showing. */
export function SeatPills({ seen }: { readonly seen: Seen }): ReactElement | null {
  const words = useWords()
  const { seats, clocks, pace, toAct, viewer } = seen
  if (clocks === null || pace?.clock === undefined) return null
  const bank = pace.clock.bank * 1000
  const at = serverNow(clocks, Date.now())
  return (
    <ul className={styles.pills} aria-label={words.say('pace.pills')} data-pills data-row>
      {seats.map((seat, i) => {
        const clock = clocks.seats[i] ?? null
        if (clock === null || seat.program === true) return null
        const isAsked = toAct.includes(i) && seat.keeper === undefined
        return (
          <li
            key={i}
            className={styles.pill}
            data-pill={i}
            data-asked={isAsked ? '' : undefined}
            data-mine={i === viewer ? '' : undefined}
          >
            <span className={styles.name}>{seat.name}</span>
            <Presence seat={seat} />
            <Icon name="hourglass" size={13} />
            <Ticking clocks={clocks} clock={clock} bank={bank} />
            <Hidden>{words.say(isAsked && countsAt(clock, at) ? 'pace.runs' : 'pace.stands')}</Hidden>
          </li>
        )
      })}
    </ul>
  )
}

/** Full: here. Half: here, but looks elsewhere. A ring: away. A bot where one plays. */
function Presence({ seat: { connected, elsewhere, keeper } }: { readonly seat: SeatSeen }): ReactElement {
  const words = useWords()
  if (keeper !== undefined)
    return (
      <span title={words.say('pace.kept', { bot: botName(words, keeper) })} data-presence="bot">
        <Icon name="bot" size={15} />
        <Hidden>{words.say('pace.kept', { bot: botName(words, keeper) })}</Hidden>
      </span>
    )
  const presence = connected ? (elsewhere === true ? 'elsewhere' : 'here') : 'away'
  return (
    <span className={styles.presence} title={words.say(`pace.${presence}`)} data-presence={presence}>
      <Hidden>{words.say(`pace.${presence}`)}</Hidden>
    </span>
  )
}
