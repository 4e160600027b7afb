import { hasBoard, TOKENS } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Count } from '../pieces/count.tsx'
import { boardSpot } from '../events/events.ts'
import { Glyph } from '../icons/glyph.tsx'
import { useSpot } from '../pointing/spot.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { sayOf, signed } from '../say.ts'
import { nameOf } from '../model.ts'
import type { BoardProps } from './board-props.ts'
import { CardChips } from './card-chips.tsx'
import { WarbandMini } from './warband-mini.tsx'
import styles from './rival-line.module.css'

/** Somebody else's board in one line. */
export function RivalLine({ model, seat, after }: BoardProps): ReactElement {
  const { words, view } = model
  const board = view.seats[seat]!
  const then = after?.seats[seat]
  const { pointed } = useSpot(boardSpot(seat))
  const balance = (after ?? view).balances[seat]!
  const tokens = !hasBoard(view, seat) ? (['scribe'] as const) : TOKENS
  return (
    <article
      className={styles.line}
      style={{ borderLeftColor: `var(--seat-${seat})` }}
      data-pointed={pointed || undefined}
      data-help={`seat/${seat}/board`}
    >
      <span className={styles.name}>
        <SeatMark seat={seat} size={16} />
        {nameOf(model, seat)}
      </span>
      <span className={styles.points} data-anchor={`seat/${seat}/points`}>
        <Glyph name="vp" size={15} />
        <Count now={view.totals[seat]!} then={after?.totals[seat]} />
      </span>
      <span
        title={words.say('tekhenu.boards.balance', { balance: signed(balance) })}
        data-anchor={`seat/${seat}/scales`}
      >
        <Glyph name="scales" size={15} />
        <b data-balance>{signed(balance)}</b>
      </span>
      {(['population', 'happiness'] as const).map((name) => (
        <span
          key={name}
          data-help={`seat/${seat}/token/${name}`}
          title={sayOf(words, `tekhenu.many.${name}`, { many: board[name] })}
        >
          <Glyph name={name} size={15} />
          <Count now={board[name]} then={then?.[name]} />
        </span>
      ))}
      <WarbandMini model={model} seat={seat} after={after} />
      <i className={styles.bar} />
      <span className={styles.tokens} data-anchor={`seat/${seat}/tokens`}>
        {tokens.map((token) => (
          <span
            key={token}
            data-help={`seat/${seat}/token/${token}`}
            title={sayOf(words, `tekhenu.many.${token}`, { many: board.tokens[token]! })}
          >
            <Glyph name={token} size={15} />
            <Count now={board.tokens[token]!} then={then?.tokens[token]} />
          </span>
        ))}
      </span>
      <CardChips model={model} seat={seat} />
    </article>
  )
}
