import { rowOf } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Bonus } from '../board/bonus.tsx'
import { Count } from '../pieces/count.tsx'
import { Piece } from '../pieces/piece.tsx'
import { sameFor } from '../same.ts'
import type { BoardProps } from './board-props.ts'
import styles from './rows.module.css'

/** The building row: what is uncovered, and what every next building will uncover. */
export const Buildings = memo(
  function Buildings({ model, seat, after }: BoardProps): ReactElement {
    const { words, view, edition } = model
    const { bread, points, built } = rowOf(edition, view, seat)
    const soon = after === null ? built : rowOf(edition, after, seat).built
    return (
      <div>
        <h3 className={styles.title}>
          {words.say('tekhenu.boards.buildings')}
          <small>{words.say('tekhenu.boards.built-of', { built, all: edition.supply.buildings })}</small>
          <small className={styles.right}>{words.say('tekhenu.boards.row-scores', { bread, points })}</small>
        </h3>
        <div className={styles.row} data-anchor={`seat/${seat}/building`}>
          {edition.playerBoard.buildingRow.map((piece, i) => (
            <span
              key={i}
              className={`${styles.slot} ${i < built ? '' : styles.full} ${i >= built && i < soon ? styles.then : ''}`}
              data-wide={(piece.bread > 0 && piece.vp > 0) || undefined}
            >
              {i < built ? null : <Piece kind="building" seat={seat} size={25} />}
              <span className={styles.foot}>
                {piece.bread + piece.vp === 0 ? '–' : <Bonus amounts={piece} size={14} always />}
              </span>
            </span>
          ))}
        </div>
      </div>
    )
  },
  sameFor(({ model: { view, edition }, seat, after }) => [
    rowOf(edition, view, seat),
    rowOf(edition, after ?? view, seat).built,
  ]),
)

/** Statues with the granite each of them costs, and the pillars that are left. */
export const Statues = memo(
  function Statues({ model, seat, after }: BoardProps): ReactElement {
    const { words, view, edition } = model
    const board = view.seats[seat]!
    const built = edition.supply.statues - board.statues
    const soon = edition.supply.statues - (after?.seats[seat]!.statues ?? board.statues)
    const next = edition.playerBoard.statueGranite[built]
    return (
      <div className={styles.lower}>
        <div>
          <h3 className={styles.title}>
            {words.say('tekhenu.boards.statues')}
            <small>
              {next === undefined
                ? words.say('tekhenu.boards.statues-done')
                : words.say('tekhenu.boards.statue-next', { granite: next })}
            </small>
          </h3>
          <div className={styles.row} data-anchor={`seat/${seat}/statue`}>
            {edition.playerBoard.statueGranite.map((granite, i) => (
              <span
                key={i}
                className={`${styles.slot} ${i < built ? '' : styles.full} ${i >= built && i < soon ? styles.then : ''}`}
              >
                {i < built ? null : <Piece kind="statue" seat={seat} size={27} />}
                <span className={styles.foot}>
                  <Bonus amounts={{ granite }} size={14} always />
                </span>
              </span>
            ))}
          </div>
        </div>
        <div>
          <h3 className={styles.title}>{words.say('tekhenu.boards.pillars')}</h3>
          <span
            className={`${styles.slot} ${styles.full} ${styles.pillars}`}
            data-anchor={`seat/${seat}/pillar`}
          >
            <Piece kind="pillar" seat={seat} size={32} />
            <Count now={board.pillars} then={after?.seats[seat]!.pillars} />
          </span>
        </div>
      </div>
    )
  },
  sameFor(({ model: { view }, seat, after }) =>
    [view, after ?? view].flatMap(({ seats }) => [seats[seat]!.statues, seats[seat]!.pillars]),
  ),
)
