import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { buttonClass } from '../ui/button.tsx'
import styles from './which.module.css'

/** Whoever is new hears that a lesson comes first. The puzzles are fetched with their own page. */
export function PuzzleOfTheDay({ isNew }: { readonly isNew: boolean }): ReactElement {
  const words = useWords()
  return (
    <section className={styles.which} aria-labelledby="puzzle-of-the-day" data-puzzle-of-the-day>
      <h2 id="puzzle-of-the-day">
        {words.say('web.puzzles')} {isNew ? <small>{words.say('web.puzzles.after')}</small> : null}
      </h2>
      <div className={styles.puzzle}>
        <Dice />
        <p>
          {words.say('web.puzzles.task')}
          {isNew ? (
            <>
              <br />
              <small>{words.say('web.puzzles.made')}</small>
            </>
          ) : null}
        </p>
        <Link href="/puzzles" className={buttonClass()} data-puzzles>
          {words.say('web.puzzles.try')}
        </Link>
      </div>
    </section>
  )
}

/** Colour, and where its pips are drilled. */
const DICE = [
  ['#23222b', '#f7e9c6', 'M8 8h0M16 8h0M8 16h0M16 16h0'],
  ['#f2c53d', '#2a1d07', 'M8 8h0M12 12h0M16 16h0'],
  ['#fdfaf2', '#2a1d07', 'M8 16h0M16 8h0'],
  ['#a9a9ab', '#23222b', 'M8 8h0M16 8h0M12 12h0M8 16h0M16 16h0'],
] as const

/** Which die would you take? */
const Dice = (): ReactElement => (
  <svg viewBox="0 0 60 60" width="60" height="60" className={styles.dice} aria-hidden="true">
    {DICE.map(([colour, pips, drilled], i) => (
      <g key={colour} transform={`translate(${5 + (i % 2) * 27} ${5 + (i >> 1) * 27})`}>
        <rect x="0.5" y="0.5" width="23" height="23" rx="5" fill={colour} stroke="#1d0f02" />
        <path d={drilled} stroke={pips} />
      </g>
    ))}
  </svg>
)
