import { besideScales, panOf } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { Die, readDie } from '../pieces/die.tsx'
import { signed } from '../say.ts'
import type { BoardProps } from './board-props.ts'
import styles from './mini-scales.module.css'

/** The scales of somebody else in one line: pure dice, the balance, tainted dice. */
export function MiniScales({ model, seat, after }: BoardProps): ReactElement {
  const { words, view } = model
  const shown = after ?? view
  const balance = (after ?? view).balances[seat]!
  return (
    <div className={styles.scales} data-anchor={`seat/${seat}/scales`}>
      <Pan model={model} seat={seat} after={after} side="pure" />
      <b
        className={styles.balance}
        data-balance
        title={words.say('tekhenu.boards.balance', { balance: signed(balance) })}
      >
        {signed(balance)}
      </b>
      <Pan model={model} seat={seat} after={after} side="tainted" />
      {besideScales(shown, seat).length === 0 ? null : (
        <span className={styles.below} title={words.say('tekhenu.table.anubis')}>
          {besideScales(shown, seat).map((die, i) => (
            <Small key={`${die} ${i}`} die={die} />
          ))}
        </span>
      )}
    </div>
  )
}

const Small = ({ die }: { readonly die: string }): ReactElement => {
  const { colour, value } = readDie(die)
  return <Die colour={colour} value={value} size={23} />
}

function Pan({ model, seat, after, side }: BoardProps & { readonly side: 'pure' | 'tainted' }): ReactElement {
  const { words, view } = model
  const pan = panOf(after ?? view, seat, side)
  return (
    <span
      className={side === 'tainted' ? `${styles.pan} ${styles.tainted}` : styles.pan}
      data-help={`seat/${seat}/pan/${side}`}
    >
      <Glyph name={side} size={14} />
      {pan.dice.map((die, i) => (
        <Small key={`${die} ${i}`} die={die} />
      ))}
      <i className={styles.next} data-anchor={`seat/${seat}/pan/${side}`} />
      {pan.excess > 0 ? (
        <small title={words.say('tekhenu.table.excess', { many: pan.excess })}>
          <Glyph name="hammer" size={13} />
          {pan.excess}
        </small>
      ) : null}
      {pan.blood > 0 ? (
        <small title={words.say('tekhenu.boards.blood', { many: pan.blood })}>
          <Glyph name="blood" size={13} />
          {pan.blood}
        </small>
      ) : null}
      {pan.faith > 0 ? (
        <small title={words.say('tekhenu.table.faith', { many: pan.faith })}>
          <Glyph name="faith" size={13} />
          {pan.faith}
        </small>
      ) : null}
    </span>
  )
}
