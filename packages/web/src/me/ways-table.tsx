import { OCCASIONS, type Occasion } from '@benben/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import styles from './notices-card.module.css'
import type { AnyWay } from './use-notices.ts'

interface WaysProps {
  readonly ways: readonly AnyWay[]
  readonly isChosen: (way: AnyWay, occasion: Occasion) => boolean
  readonly onChoose: (way: AnyWay, occasion: Occasion, on: boolean) => void
}

/** Ways by occasions, each of them a switch. */
export function WaysTable({ ways, isChosen, onChoose }: WaysProps): ReactElement {
  const words = useWords()
  return (
    <table className={styles.ways}>
      <thead>
        <tr>
          <td />
          {OCCASIONS.map((occasion) => (
            <th key={occasion} scope="col">
              {words.say(`me.notices.${occasion}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ways.map((way) => (
          <tr key={way}>
            <th scope="row">
              {words.say(`me.notices.${way}`)}
              <small>{words.say(`me.notices.${way}.about`)}</small>
            </th>
            {OCCASIONS.map((occasion) => (
              <td key={occasion}>
                <input
                  type="checkbox"
                  role="switch"
                  className={styles.rail}
                  aria-label={`${words.say(`me.notices.${way}`)}: ${words.say(`me.notices.${occasion}`)}`}
                  checked={isChosen(way, occasion)}
                  onChange={(event) => onChoose(way, occasion, event.currentTarget.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
