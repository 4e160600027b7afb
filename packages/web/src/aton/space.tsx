import { KIND, spaceName, templeOf, type Space } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import { memo, type ReactElement } from 'react'
import { colourOf, standsAt } from './facts.ts'
import { Priest, Sign } from './pieces.tsx'
import { sideOf, type TableModel } from './model.ts'
import styles from './space.module.css'

/** How a space stands in the question that is asked now. */
export interface SpaceState {
  /** The move that a click plays; undefined where there is none. */
  readonly move: string | undefined
  /** Looked at: the priest that would come; or 'leaves' for the one that would go. */
  readonly ghost: Seat | 'leaves' | undefined
  /** A line of the log, or a part of the preview, points here. */
  readonly pointed: boolean
  /** Changed since the cards were turned up. */
  readonly recent: boolean
  /** The one space of the board that the tab key stops at. */
  readonly stop: boolean
}

interface SpaceProps {
  readonly model: TableModel
  readonly space: Space
  readonly state: SpaceState
}

/** Log, questions and lessons call spaces by temple, row and column: 1b3. Rows are written at the left, columns above. */
const FIRST_ROW = 'a'
const FIRST_COLUMN = '1'

/** A space has no handlers: the board handles the events that bubble from it (`data-space`). */
export const SpaceButton = memo(function SpaceButton({ model, space, state }: SpaceProps): ReactElement {
  const { words, view } = model
  const kind = KIND[space]!
  const name = spaceName(space)
  const [, row, column] = name
  const seat = standsAt(view, space)
  const classes = [
    styles.space,
    styles[kind],
    seat === undefined && typeof state.ghost !== 'number' ? '' : styles.taken,
    state.move === undefined ? '' : styles.lit,
    state.ghost === undefined ? '' : styles.looked,
    state.pointed ? styles.pointed : '',
    state.recent ? styles.recent : '',
  ]
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-space={space}
      data-move={state.move}
      data-looked={state.ghost === undefined ? undefined : true}
      tabIndex={state.stop ? 0 : -1}
      aria-disabled={state.move === undefined || undefined}
      aria-label={words.say('aton.web.space', {
        space: name,
        kind: words.say(`aton.space.${kind}`, { temple: templeOf(space) + 1 }),
        priest: seat === undefined ? 'none' : 'some',
        side: seat === undefined ? '' : sideOf(model, seat),
        lit: state.move === undefined ? 'no' : 'yes',
      })}
    >
      <span
        className={styles.tile}
        data-row={column === FIRST_COLUMN ? row : undefined}
        data-column={row === FIRST_ROW ? column : undefined}
      >
        <Sign kind={kind} className={styles.sign} />
        {seat === undefined ? null : (
          <Priest
            key={seat}
            colour={colourOf(view, seat)}
            ghost={state.ghost === 'leaves'}
            className={styles.piece}
          />
        )}
        {typeof state.ghost === 'number' && seat === undefined ? (
          <Priest colour={colourOf(view, state.ghost)} ghost className={styles.piece} />
        ) : null}
      </span>
    </button>
  )
}, sameSpace)

/** Memoized: of 48 spaces only those that look different re-render. */
function sameSpace(before: SpaceProps, now: SpaceProps): boolean {
  return (
    standsAt(before.model.view, before.space) === standsAt(now.model.view, now.space) &&
    before.model.words === now.model.words &&
    before.model.view.red === now.model.view.red &&
    before.state.move === now.state.move &&
    before.state.ghost === now.state.ghost &&
    before.state.pointed === now.state.pointed &&
    before.state.recent === now.state.recent &&
    before.state.stop === now.state.stop
  )
}
