import type { ReactElement } from 'react'
import { Hidden } from '../ui/hidden.tsx'
import styles from './discards.module.css'
import { colourOf, seatsByColour } from './facts.ts'
import { Priest } from './pieces.tsx'
import { nameOf, type TableModel } from './model.ts'

const VALUES = [1, 2, 3, 4]

/** Which cards are gone: whoever counts them knows what is left to come. */
export function Discards({ model }: { readonly model: TableModel }): ReactElement {
  const { words, view } = model
  const hidden = view.seats.some(({ faceDown }) => faceDown.size > 0)
  return (
    <table className={styles.discards} data-help="discards">
      <thead>
        <tr>
          <th scope="col">{words.say('aton.web.discards')}</th>
          {VALUES.map((value) => (
            <th key={value} scope="col">
              <span className={styles.card}>{value}</span>
            </th>
          ))}
          {hidden ? <th scope="col">{words.say('aton.web.face-down')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {seatsByColour(view).map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <Priest colour={colourOf(view, seat)} /> {nameOf(model, seat)}
            </th>
            {VALUES.map((value) => (
              <td key={value}>{view.seats[seat]!.discards[value - 1]}</td>
            ))}
            {hidden ? (
              <td>
                {view.seats[seat]!.faceDown.size}
                <Hidden>{view.seats[seat]!.faceDown.cards?.join(' ') ?? ''}</Hidden>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
