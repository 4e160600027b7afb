import type { RefusedText } from '@benben/kernel'
import { memo, type ReactElement } from 'react'
import type { DecisionSeen } from '../../session/session.ts'
import { Hidden } from '../../ui/hidden.tsx'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { whyNot, type TableModel } from '../model.ts'
import { useIsAhead } from './drawn-ahead.ts'
import styles from './prompt.module.css'

/** What one may look for in the prompt though it cannot be done now: to call Anubis, to change the value. */
const LOOKED_FOR = [
  ['anubis', 'tekhenu.web.act.anubis', 'anubis'],
  ['value', 'tekhenu.web.change-value', 'scribe'],
] as const

interface Refused {
  readonly verb: string
  readonly label: (typeof LOOKED_FOR)[number][1]
  readonly glyph: GlyphName
  readonly refused: RefusedText
}

/** Which of it is refused now, with the reason. */
export const refusedActs = (decision: DecisionSeen | null): readonly Refused[] =>
  LOOKED_FOR.flatMap(([verb, label, glyph]) => {
    const isOf = (move: string): boolean => move.split(' ')[0] === verb
    const refused = decision?.refusals.find(({ move }) => isOf(move))
    return refused === undefined || decision!.moves.some(isOf) ? [] : [{ verb, label, glyph, refused }]
  })

interface RefusedProps {
  readonly model: TableModel
  readonly acts: readonly Refused[]
  /** Called with the reason. */
  readonly onWhy: (refused: RefusedText) => void
  /** Where much else stands to choose: by their signs alone. */
  readonly small: boolean
}

/** Gray buttons with their reason, said when they are pointed at, come to by key, or pressed. */
export const RefusedActs = memo(({ model, acts, onWhy, small }: RefusedProps): ReactElement => {
  const isAhead = useIsAhead()
  return (
    <>
      {acts.map(({ verb, label, glyph, refused }) => {
        const [name, reason] = [model.words.say(label), whyNot(model, refused)]
        return (
          <button
            key={verb}
            type="button"
            className={`${styles.choice} ${styles.refused} ${small ? styles.small : ''}`}
            aria-disabled="true"
            title={small ? `${name}: ${reason}` : reason}
            data-refused-act={isAhead ? undefined : verb}
            onClick={() => onWhy(refused)}
          >
            <Glyph name={glyph} size={18} />
            {small ? <Hidden>{name}</Hidden> : name}
            <Hidden>{reason}</Hidden>
          </button>
        )
      })}
    </>
  )
})
