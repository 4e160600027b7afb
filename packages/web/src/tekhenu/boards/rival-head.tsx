import { ankhOf } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { botName } from '../../session/bot-name.ts'
import type { SeatSeen } from '../../session/session.ts'
import { Count } from '../pieces/count.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { sayOf } from '../say.ts'
import { markOf, nameOf, type TableModel } from '../model.ts'
import type { BoardProps } from './board-props.ts'
import styles from './rival.module.css'

const PEOPLE = ['population', 'happiness'] as const

/** Who it is, with people, destiny and points. */
export function RivalHead({ model, seat, after }: BoardProps): ReactElement {
  const { words, view } = model
  const board = view.seats[seat]!
  const mark = markOf(model, seat)
  return (
    <h2 className={styles.head}>
      <SeatMark seat={seat} size={17} />
      <span className={styles.name}>{mark === '' ? nameOf(model, seat) : model.seats[seat]!.name}</span>
      {/* A long name is cut, the mark never. */}
      {mark === '' ? null : <span>({mark})</span>}
      <small>{whoIsIt(model, model.seats[seat])}</small>
      <span className={styles.people} data-anchor={`seat/${seat}/population`}>
        {PEOPLE.map((name) => (
          <span
            key={name}
            data-help={`seat/${seat}/token/${name}`}
            title={sayOf(words, `tekhenu.many.${name}`, { many: board[name] })}
          >
            <Glyph name={name} size={14} />
            <Count now={board[name]} then={after?.seats[seat]![name]} />
          </span>
        ))}
        {board.destiny === null ? null : (
          <span data-card={board.destiny}>
            <Glyph name="ankh" size={14} />
            <b>{ankhOf(model.edition, view, seat)}</b>
          </span>
        )}
      </span>
      <span className={styles.points} data-anchor={`seat/${seat}/points`}>
        <Glyph name="vp" size={17} />
        <Count now={view.totals[seat]!} then={after?.totals[seat]} />
      </span>
    </h2>
  )
}

/** `bot, strong`, `friend`. */
function whoIsIt({ words }: TableModel, sits: SeatSeen | undefined): string {
  if (sits === undefined || sits.kind === 'open') return ''
  if (sits.kind === 'bot') {
    const level = sits.bot === null ? '' : botName(words, sits.bot)
    return level === sits.name ? '' : level
  }
  return sits.connected ? '' : words.say('web.seat.away')
}
