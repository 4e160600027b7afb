import { nextScoring, roundAhead, sethOf, type TekhenuView } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { gainsAt } from '../gains.ts'
import { Buildings, Statues } from './rows.tsx'
import { Hand } from './hand.tsx'
import { Production } from './production.tsx'
import { Scales } from './scales.tsx'
import { Stock } from './stock.tsx'
import styles from './my-board.module.css'
import { seatColour } from '../pieces/seat-mark.tsx'
import { sameFor } from '../same.ts'
import type { After, TableModel } from '../model.ts'

/** The board of the seat at the lower edge: everything it has, makes, has built and still owes. */
export const MyBoard = memo(
  function MyBoard({ model, after }: { readonly model: TableModel; readonly after: After }): ReactElement {
    const { words, near } = model
    return (
      <section
        className={styles.board}
        style={{ borderTopColor: seatColour(near) }}
        data-area="mine"
        aria-label={words.say('tekhenu.boards.mine')}
      >
        <div className={styles.head}>
          <Stock model={model} seat={near} after={after} />
        </div>
        <div className={styles.scales}>
          <Scales model={model} seat={near} after={after} />
        </div>
        <div className={styles.production}>
          <Production model={model} seat={near} after={after} />
        </div>
        <div className={styles.rows}>
          <Buildings model={model} seat={near} after={after} />
          <Statues model={model} seat={near} after={after} />
        </div>
        <div className={styles.hand}>
          <Hand model={model} seat={near} />
        </div>
      </section>
    )
  },
  sameFor(({ model, after }) => [mineIn(model, model.view), mineIn(model, after ?? model.view)]),
)

/** Everything this board shows of a view. */
const mineIn = ({ near, edition }: TableModel, view: TekhenuView): readonly unknown[] => [
  view.seats[near],
  view.balances[near],
  view.totals[near],
  view.decrees[near],
  roundAhead(view),
  view.over,
  sethOf(view)?.seats[near],
  nextScoring(view, gainsAt(edition, view)[near]!),
]
