import { ankhOf, nextScoring, sethOf, TOKENS } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { gainsAt } from '../gains.ts'
import { Count } from '../pieces/count.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { sayOf, signed, tokenName } from '../say.ts'
import { nameOf } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'
import type { BoardProps } from './board-props.ts'
import { Warband } from './warband.tsx'
import styles from './stock.module.css'

const PEOPLE = ['population', 'happiness'] as const

/** Points, people and tokens, with what they would become. */
export function Stock({ model, seat, after }: BoardProps): ReactElement {
  const { words, view, edition } = model
  const soon = nextScoring(view, gainsAt(edition, view)[seat]!)
  return (
    <>
      <h2 className={styles.head}>
        <SeatMark seat={seat} size={24} />
        <span className={styles.name}>{nameOf(model, seat)}</span>
        <span className={styles.points} data-anchor={`seat/${seat}/points`}>
          <Glyph name="vp" size={26} />
          <Count now={view.totals[seat]!} then={after?.totals[seat]} />
        </span>
      </h2>
      <People model={model} seat={seat} after={after} />
      <Tokens model={model} seat={seat} after={after} />
      {view.over || view.round === 0 ? null : (
        <p className={styles.soon}>
          {words.say('tekhenu.boards.if-now')} <b>{signed(soon)}</b>
        </p>
      )}
    </>
  )
}

/** Population, happiness, warriors and priests, and the Ankh of the destiny card. */
function People({ model, seat, after }: BoardProps): ReactElement {
  const { words, view } = model
  const board = view.seats[seat]!
  return (
    <div
      className={styles.people}
      data-crowded={(sethOf(view) !== undefined && board.destiny !== null) || undefined}
    >
      {PEOPLE.map((name) => (
        <Spot
          key={name}
          name={`token/${name}`}
          label={sayOf(words, `tekhenu.many.${name}`, { many: board[name] })}
          className={styles.stat}
        >
          <Glyph name={name} size={21} />
          <Count now={board[name]} then={after?.seats[seat]![name]} />
        </Spot>
      ))}
      <Warband model={model} seat={seat} after={after} />
      {board.destiny === null ? null : (
        <span className={styles.stat} data-card={board.destiny} title={words.say('tekhenu.boards.destiny')}>
          <Glyph name="ankh" size={20} />
          <b>{ankhOf(model.edition, view, seat)}</b>
        </span>
      )}
    </div>
  )
}

function Tokens({ model: { words, view }, seat, after }: BoardProps): ReactElement {
  const { tokens } = view.seats[seat]!
  const then = after?.seats[seat]!.tokens ?? tokens
  return (
    <div className={styles.tokens} data-anchor={`seat/${seat}/tokens`}>
      {TOKENS.map((token) => (
        <Spot
          key={token}
          name={`token/${token}`}
          label={sayOf(words, `tekhenu.many.${token}`, { many: tokens[token]! })}
          className={`${styles.token} ${then[token] === tokens[token] ? '' : styles.changes}`}
        >
          <span className={styles.inner} title={tokenName(words, token)}>
            <Glyph name={token} size={22} />
            <Count now={tokens[token]!} then={then[token]} />
          </span>
        </Spot>
      ))}
    </div>
  )
}
