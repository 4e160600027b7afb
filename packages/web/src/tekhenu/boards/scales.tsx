import { besideScales, maatAfter, panOf, roundAhead } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { CSSProperties, ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { Die, readDie } from '../pieces/die.tsx'
import { sayOf, signed } from '../say.ts'
import { Spot } from '../pointing/spot.tsx'
import type { BoardProps } from './board-props.ts'
import styles from './scales.module.css'

const SIDES = ['pure', 'tainted'] as const
/** Degrees per point of balance, and how far the beam can go. */
const PER_POINT = 2
const FARTHEST = 14
const ARM = 66

/** The scales of Maat: dice on both pans, tilted by the live balance, which hangs in the middle. */
export function Scales({ model, seat, after }: BoardProps): ReactElement {
  const { words, view } = model
  const shown = after ?? view
  const balance = shown.balances[seat]!
  const angle = -Math.max(-FARTHEST, Math.min(FARTHEST, balance * PER_POINT))
  const drop = ARM * Math.sin((angle * Math.PI) / 180)
  const below = besideScales(shown, seat)
  const maat = maatAfter(roundAhead(view))
  return (
    <>
      <h3 className={styles.title}>
        {words.say('tekhenu.boards.scales')} <small>{words.say('tekhenu.boards.maat-after', { maat })}</small>
      </h3>
      <div className={styles.scales} data-anchor={`seat/${seat}/scales`}>
        <svg viewBox="0 0 200 130" className={styles.frame} aria-hidden="true" focusable="false">
          <ellipse cx="100" cy="126" rx="44" ry="4" className={styles.floor} />
          <path d="M66 126c4-8 16-8 26-13V32h16v81c10 5 22 5 26 13z" className={styles.metal} />
          <path d="M66 126c4-8 16-8 26-13V32h6v94z" className={styles.gleam} />
          <g className={styles.beam} style={{ transform: `rotate(${angle}deg)` }}>
            <path
              d={`M${94 - ARM} 19q${ARM + 6}-9 ${2 * ARM + 12} 0v6q${-ARM - 6} 4 ${-2 * ARM - 12} 0z`}
              className={styles.metal}
            />
          </g>
          <use href="#tk-pure" x="90" y="-4" width="20" height="20" />
          <circle cx="100" cy="22" r="6" className={styles.metal} />
        </svg>
        {SIDES.map((side) => (
          <Pan key={side} words={words} side={side} pan={panOf(shown, seat, side)} drop={drop} />
        ))}
        <b
          className={styles.balance}
          data-balance
          title={words.say('tekhenu.boards.balance', { balance: signed(balance) })}
        >
          {signed(balance)}
        </b>
        {below.length === 0 ? null : (
          <span className={styles.below} title={words.say('tekhenu.table.anubis')}>
            <Dice dice={below} size={24} />
          </span>
        )}
      </div>
    </>
  )
}

interface PanProps {
  readonly words: Words
  readonly side: (typeof SIDES)[number]
  readonly pan: ReturnType<typeof panOf>
  /** How far the pure side hangs above the middle, in pixels. */
  readonly drop: number
}

function Pan({ words, side, pan, drop }: PanProps): ReactElement {
  const sign = side === 'pure' ? 1 : -1
  return (
    <Spot
      name={`pan/${side}`}
      label={words.say('tekhenu.boards.pan', {
        side: sayOf(words, `tekhenu.purity.${side}`),
        weight: pan.weight,
        dice: pan.dice.length,
      })}
      className={side === 'tainted' ? `${styles.pan} ${styles.tainted}` : styles.pan}
      style={{ '--drop': `${-sign * drop}px` } as CSSProperties}
    >
      <span className={styles.ropes} />
      <span className={styles.load}>
        <Dice dice={pan.dice} size={pan.dice.length > 3 ? 24 : 27} />
        <Extra
          glyph="hammer"
          many={pan.excess}
          title={words.say('tekhenu.table.excess', { many: pan.excess })}
        />
        <Extra glyph="faith" many={pan.faith} title={words.say('tekhenu.table.faith', { many: pan.faith })} />
        <Extra
          glyph="blood"
          many={pan.blood}
          title={words.say('tekhenu.boards.blood', { many: pan.blood })}
        />
      </span>
      <span className={styles.dish}>
        <Glyph name={side} size={14} />
        <b>{signed(sign * pan.weight)}</b>
      </span>
    </Spot>
  )
}

const Dice = ({
  dice,
  size,
}: {
  readonly dice: readonly string[]
  readonly size: number
}): readonly ReactElement[] =>
  dice.map((die, i) => {
    const { colour, value } = readDie(die)
    return <Die key={`${die} ${i}`} colour={colour} value={value} size={size} />
  })

/** What lies on a pan beside dice. */
const Extra = ({
  glyph,
  many,
  title,
}: {
  readonly glyph: GlyphName
  readonly many: number
  readonly title: string
}): ReactElement | null =>
  many > 0 ? (
    <span className={styles.extra} title={title}>
      <Glyph name={glyph} size={15} />×{many}
    </span>
  ) : null
