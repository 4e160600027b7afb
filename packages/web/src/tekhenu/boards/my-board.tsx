import { gainsNow, nextScoring, sethOf, type TekhenuView } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Buildings, Statues } from './rows.tsx'
import { Hand } from './hand.tsx'
import { Production } from './production.tsx'
import { Scales } from './scales.tsx'
import { Stock } from './stock.tsx'
import styles from './my-board.module.css'
import { seatColour } from '../pieces/seat-mark.tsx'
import { sameFor } from '../same.ts'
import type { After, Scene } from '../scene.ts'

/** The board of the seat at the lower edge: everything it has, makes, has built and still owes. */
export const MyBoard = memo(
  function MyBoard({ scene, after }: { readonly scene: Scene; readonly after: After }): ReactElement {
    const { words, near } = scene
    return (
      <section
        className={styles.board}
        style={{ borderTopColor: seatColour(near) }}
        data-area="mine"
        aria-label={words.say('tekhenu.boards.mine')}
      >
        <div className={styles.head}>
          <Stock scene={scene} seat={near} after={after} />
        </div>
        <div className={styles.scales}>
          <Scales scene={scene} seat={near} after={after} />
        </div>
        <div className={styles.production}>
          <Production scene={scene} seat={near} after={after} />
        </div>
        <div className={styles.rows}>
          <Buildings scene={scene} seat={near} after={after} />
          <Statues scene={scene} seat={near} after={after} />
        </div>
        <div className={styles.hand}>
          <Hand scene={scene} seat={near} />
        </div>
      </section>
    )
  },
  sameFor(({ scene, after }) => [mineIn(scene, scene.view), mineIn(scene, after ?? scene.view)]),
)

/** Everything this board shows of a view. */
const mineIn = ({ near, edition }: Scene, view: TekhenuView): readonly unknown[] => [
  view.seats[near],
  view.balances[near],
  view.totals[near],
  view.decrees[near],
  view.round,
  view.over,
  sethOf(view)?.seats[near],
  nextScoring(view, gainsNow(edition, view)[near]!),
]
