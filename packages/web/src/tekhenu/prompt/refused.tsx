import type { RefusedText } from '@benben/kernel'
import { memo, type ReactElement } from 'react'
import type { DecisionSeen } from '../../session/session.ts'
import { Hidden } from '../../ui/hidden.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { whyNot, type TableModel } from '../model.ts'
import { useIsAhead } from './drawn-ahead.ts'
import styles from './prompt.module.css'

/** What one may look for in the prompt though it cannot be done now: to call Anubis, to change the value. */
const LOOKED_FOR = [
  ['anubis', 'tekhenu.web.act.anubis'],
  ['value', 'tekhenu.web.change-value'],
] as const

interface RefusedProps {
  readonly model: TableModel
  readonly decision: DecisionSeen
  /** Called with the reason. */
  readonly onWhy: (refused: RefusedText) => void
}

/** Gray buttons with their reason, said when they are pressed. */
export const RefusedActs = memo(({ model, decision, onWhy }: RefusedProps): ReactElement => {
  const isAhead = useIsAhead()
  return (
    <>
      {LOOKED_FOR.map(([verb, label]) => {
        const isOf = (move: string): boolean => move.split(' ')[0] === verb
        const refused = decision.moves.some(isOf)
          ? undefined
          : decision.refusals.find(({ move }) => isOf(move))
        return refused === undefined ? null : (
          <button
            key={verb}
            type="button"
            className={`${styles.choice} ${styles.refused}`}
            aria-disabled="true"
            title={whyNot(model, refused)}
            data-refused-act={isAhead ? undefined : verb}
            onClick={() => onWhy(refused)}
          >
            <Glyph name="scribe" size={18} />
            {model.words.say(label)}
            <Hidden>{whyNot(model, refused)}</Hidden>
          </button>
        )
      })}
    </>
  )
})
