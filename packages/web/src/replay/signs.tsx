import type { Moment } from '@benben/kernel'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { apart } from '../ui/apart.ts'
import styles from './replay.module.css'
import type { NumberedPoint } from './reviewed.ts'

interface SignsProps {
  readonly moments: readonly Moment[]
  readonly onGo: (at: number) => void
}

const SCALES = 'M12 4v16M7 20h10M4 7h16M4 7l-2.5 6h5zM20 7l-2.5 6h5z'

const SignIcon = ({ sign }: { readonly sign: NonNullable<Moment['sign']> }): ReactElement =>
  sign === 'scoring' ? (
    <Icon name="hourglass" size={16} />
  ) : (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
      className={styles.scales}
    >
      <path d={SCALES} />
    </svg>
  )

/** Scorings and Maat below the slider, each a way there. */
export function Signs({ moments, onGo }: SignsProps): ReactElement {
  const words = useWords()
  const last = Math.max(1, moments.length - 1)
  return (
    <div className={styles.signs}>
      {moments.map(({ sign, round }, at) =>
        sign === null ? null : (
          <button
            key={at}
            type="button"
            style={{ left: `${(100 * at) / last}%` }}
            title={words.say(`replay.sign.${sign}`, { round })}
            aria-label={words.say(`replay.sign.${sign}`, { round })}
            data-sign={sign}
            onClick={() => onGo(at)}
          >
            <SignIcon sign={sign} />
          </button>
        ),
      )}
    </div>
  )
}

/** Numbers are so many percent of the slider apart at least. */
const APART = 3

/** Turning points above the chart, each a way there. */
export function TurningPointNumbers({
  moments,
  turningPoints,
  at: now,
  onGo,
}: SignsProps & { readonly turningPoints: readonly NumberedPoint[]; readonly at: number }): ReactElement {
  const words = useWords()
  const last = Math.max(1, moments.length - 1)
  const places = apart(
    turningPoints.map(({ point }) => (100 * point.at) / last),
    APART,
  )
  return (
    <>
      {turningPoints.map(({ point: { at, round }, number }, i) => {
        const name = words.say('replay.turning-point.at', { number, round })
        return (
          <button
            key={at}
            type="button"
            className={styles.number}
            style={{ left: `${places[i]!}%` }}
            aria-label={name}
            title={name}
            aria-current={at === now ? 'step' : undefined}
            data-number={at}
            onClick={() => onGo(at)}
          >
            <i>{number}</i>
          </button>
        )
      })}
    </>
  )
}
