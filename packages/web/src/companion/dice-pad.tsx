import type { Draw } from '@benben/kernel'
import type { facesOf } from '@benben/tekhenu'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Die } from '../tekhenu/pieces/die.tsx'
import { sayOf } from '../tekhenu/say.ts'
import { useKeys } from '../ui/keys.ts'
import styles from './companion.module.css'
import type { EnteredDie } from './companion-table.ts'

const VALUES = ['1', '2', '3', '4', '5', '6'] as const

interface DicePadProps {
  readonly draw: Draw
  /** The dice of this game. */
  readonly dice: ReturnType<typeof facesOf>
  readonly onDie: (die: EnteredDie) => void
}

/** One tap enters a die: its colour and what it shows. By keyboard: a letter, then a number. */
export function DicePad({ draw, dice, onDie }: DicePadProps): ReactElement {
  const words = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const left = (colour: string): number => draw.outcomes.filter((each) => each === colour).length
  const letterOf = (colour: string): string => sayOf(words, `tekhenu.colour-letter.${colour}`)
  const byLetter = Object.fromEntries(
    dice.map(({ colour }) => [letterOf(colour).toLowerCase(), () => setChosen(colour)]),
  )
  const byNumber = Object.fromEntries(
    VALUES.map((value) => [
      value,
      () => {
        if (chosen !== null) onDie({ colour: chosen, value })
        setChosen(null)
      },
    ]),
  )
  useKeys({ ...byLetter, ...byNumber })
  return (
    <>
      <div className={styles.pad} data-pad>
        {dice.map(({ colour, faces }) => (
          <div key={colour} className={styles.row} data-chosen={chosen === colour || undefined}>
            <span className={styles.colour}>
              <b>{sayOf(words, `tekhenu.colour.${colour}`)}</b>
              <small>{words.say('companion.left', { many: left(colour) })}</small>
            </span>
            {VALUES.map((value) => {
              const name = sayOf(words, `tekhenu.colour.${colour}`)
              return (
                <button
                  key={value}
                  type="button"
                  className={styles.key}
                  aria-label={words.say('companion.die', { colour: name, value })}
                  disabled={left(colour) === 0 || !faces.has(Number(value))}
                  data-outcome={`${colour} ${value}`}
                  onClick={() => onDie({ colour, value })}
                >
                  <Die colour={colour} value={Number(value)} size={30} />
                </button>
              )
            })}
          </div>
        ))}
      </div>
      <p className={styles.hint}>
        {words.say('companion.in-bag', { many: draw.outcomes.length })}
        {' · '}
        {words.say('companion.keys', { example: `${letterOf('yellow')} 3` })}
      </p>
    </>
  )
}
