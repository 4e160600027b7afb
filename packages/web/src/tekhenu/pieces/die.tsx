import { memo, type ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { sayOf } from '../say.ts'
import styles from './pieces.module.css'

/** What lies across the faces that are hard to tell apart without colour. */
const TEXTURES: Readonly<Record<string, string>> = {
  brown: 'M-8 4.4H8M-8-4.4H8',
  gray: 'M-7.5 7.5L7.5-7.5',
  green: 'M0-8V8',
  blue: 'M-8 0H8M0-8V8',
}

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-5, -5],
    [5, 5],
  ],
  [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  [
    [-5, -5.5],
    [5, -5.5],
    [-5, 0],
    [5, 0],
    [-5, 5.5],
    [5, 5.5],
  ],
]

interface DieProps {
  readonly colour: string
  readonly value: number
}

/** A die of 20 around the middle of whatever it is put into, its letter at the lower right. */
const DieShape = memo(({ colour, value }: DieProps): ReactElement => {
  const letter = sayOf(useWords(), `tekhenu.colour-letter.${colour}`)
  return (
    <>
      <rect
        x="-10"
        y="-10"
        width="20"
        height="20"
        rx="4"
        fill={`var(--die-${colour})`}
        className={styles.die}
      />
      {TEXTURES[colour] === undefined ? null : (
        <path d={TEXTURES[colour]} stroke={`var(--pip-${colour})`} opacity="0.28" />
      )}
      {SPOTS[value]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill={`var(--pip-${colour})`} />
      ))}
      <circle cx="9.4" cy="9.4" r="4.8" className={styles.letterDisc} />
      <text x="9.4" y="12.1" className={styles.letter}>
        {letter}
      </text>
    </>
  )
})

export const Die = memo(
  ({ colour, value, size = 24 }: DieProps & { readonly size?: number }): ReactElement => (
    <svg
      viewBox="-11 -11 26 26"
      width={size}
      height={size}
      className={styles.inline}
      aria-hidden="true"
      focusable="false"
      data-piece={`${colour} ${value}`}
    >
      <DieShape colour={colour} value={value} />
    </svg>
  ),
)

/** `white 5 pure` as views write it. */
export function readDie(text: string): { colour: string; value: number; side: string } {
  const [colour = '', value = '', side = ''] = text.split(' ')
  return { colour, value: Number(value), side }
}
