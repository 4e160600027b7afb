import type { ReactElement } from 'react'
import { besideScales, panOf } from './board-facts.ts'
import { Glyph } from '../icons/glyph.tsx'
import { Die, readDie } from '../pieces/die.tsx'
import { sayOf, signed } from '../say.ts'
import { Spot } from '../pointing/spot.tsx'
import type { BoardProps } from './board-props.ts'
import styles from './scales.module.css'

const SIDES = ['pure', 'tainted'] as const
/** Degrees per point of balance, and how far the beam can go. */
const PER_POINT = 2
const FARTHEST = 13
const ARM = 66

/** The scales of Maat: dice on both pans, tilted by the live balance, which hangs in the middle. */
export function Scales({ scene, seat, after }: BoardProps): ReactElement {
  const { words, view } = scene
  const board = (after ?? view).seats[seat]!
  const balance = (after ?? view).balances[seat]!
  const angle = -Math.max(-FARTHEST, Math.min(FARTHEST, balance * PER_POINT))
  const drop = ARM * Math.sin((angle * Math.PI) / 180)
  const below = besideScales(board)
  const maat = Math.ceil(Math.max(1, view.round) / 4) * 4
  return (
    <>
      <h3 className={styles.title}>
        {words.say('tekhenu.boards.scales')} <small>{words.say('tekhenu.boards.maat-after', { maat })}</small>
      </h3>
      <div className={styles.scales} data-anchor={`seat/${seat}/scales`}>
        <svg viewBox="0 0 200 130" className={styles.frame} aria-hidden="true">
          <path d="M100 22V122M76 122h48" className={styles.stand} />
          <g className={styles.beam} style={{ transform: `rotate(${angle}deg)` }}>
            <path d={`M${100 - ARM} 22H${100 + ARM}`} className={styles.stand} />
          </g>
          <circle cx="100" cy="22" r="5" className={styles.pivot} />
        </svg>
        {SIDES.map((side) => {
          const pan = panOf(after ?? view, seat, side)
          const sign = side === 'pure' ? 1 : -1
          return (
            <Spot
              key={side}
              name={`pan/${side}`}
              label={words.say('tekhenu.boards.pan', {
                side: sayOf(words, `tekhenu.purity.${side}`),
                weight: pan.weight,
                dice: pan.dice.length,
              })}
              className={side === 'tainted' ? `${styles.pan} ${styles.tainted}` : styles.pan}
              style={{ transform: `translateY(${-sign * drop}px)` }}
            >
              <span className={styles.ropes} />
              <span className={styles.load}>
                {pan.dice.map((die, i) => {
                  const { colour, value } = readDie(die)
                  return (
                    <Die
                      key={`${die} ${i}`}
                      colour={colour}
                      value={value}
                      size={pan.dice.length > 3 ? 21 : 27}
                    />
                  )
                })}
                {pan.excess > 0 ? (
                  <span
                    className={styles.extra}
                    title={words.say('tekhenu.table.excess', { many: pan.excess })}
                  >
                    <Glyph name="hammer" size={15} />×{pan.excess}
                  </span>
                ) : null}
                {pan.faith > 0 ? (
                  <span
                    className={styles.extra}
                    title={words.say('tekhenu.table.faith', { many: pan.faith })}
                  >
                    <Glyph name="faith" size={15} />×{pan.faith}
                  </span>
                ) : null}
                {pan.blood > 0 ? (
                  <span
                    className={styles.extra}
                    title={words.say('tekhenu.boards.blood', { many: pan.blood })}
                  >
                    <Glyph name="blood" size={15} />×{pan.blood}
                  </span>
                ) : null}
              </span>
              <span className={styles.dish}>
                <Glyph name={side} size={14} />
              </span>
              <b className={styles.weight}>{signed(sign * pan.weight)}</b>
            </Spot>
          )
        })}
        <b
          className={styles.balance}
          data-balance
          title={words.say('tekhenu.boards.balance', { balance: signed(balance) })}
        >
          {signed(balance)}
        </b>
        {below.length === 0 ? null : (
          <span className={styles.below} title={words.say('tekhenu.table.anubis')}>
            {below.map((die, i) => {
              const { colour, value } = readDie(die)
              return <Die key={`${die} ${i}`} colour={colour} value={value} size={19} />
            })}
          </span>
        )}
      </div>
    </>
  )
}
