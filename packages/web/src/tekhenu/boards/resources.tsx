import { ankhOf, TOKENS } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Count } from '../pieces/count.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import styles from './resources.module.css'
import { sayOf, signed } from '../say.ts'
import type { After, TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'

/** What I have, at the foot of a phone or a tablet. */
export const Resources = memo(function Resources({
  model,
  after,
}: {
  readonly model: TableModel
  readonly after: After
}): ReactElement {
  const { words, view, near } = model
  const mine = view.seats[near]!
  const then = after?.seats[near]
  return (
    <section className={styles.resources} data-area="stock" aria-label={words.say('tekhenu.boards.stock')}>
      <div className={styles.line}>
        <SeatMark seat={near} size={14} />
        <span className={styles.total} data-anchor={`seat/${near}/points`}>
          <Glyph name="vp" size={20} />
          <Count now={view.totals[near]!} then={after?.totals[near]} />
        </span>
        {(['population', 'happiness'] as const).map((marker) => (
          <Spot
            key={marker}
            name={`token/${marker}`}
            label={sayOf(words, `tekhenu.many.${marker}`, { many: mine[marker] })}
            className={styles.stat}
          >
            <Glyph name={marker} size={16} />
            <Count now={mine[marker]} then={then?.[marker]} />
          </Spot>
        ))}
        <Ankh model={model} />
        <span className={styles.stat} data-anchor={`seat/${near}/scales`}>
          <Glyph name="scales" size={16} />
          <b>{signed(view.balances[near]!)}</b>
        </span>
      </div>
      <div className={styles.tokens} data-anchor={`seat/${near}/tokens`}>
        {TOKENS.map((token) => {
          const [now, next] = [mine.tokens[token]!, then?.tokens[token]]
          return (
            <Spot
              key={token}
              name={`token/${token}`}
              label={sayOf(words, `tekhenu.many.${token}`, { many: now })}
              className={styles.token}
            >
              <span
                className={styles.inside}
                data-changed={(next !== undefined && next !== now) || undefined}
              >
                <Glyph name={token} size={20} />
                <Count now={now} then={next} />
              </span>
            </Spot>
          )
        })}
      </div>
    </section>
  )
})

/** Of my destiny card. */
function Ankh({
  model: { words, view, edition, near },
}: {
  readonly model: TableModel
}): ReactElement | null {
  const { destiny } = view.seats[near]!
  return destiny === null ? null : (
    <span className={styles.stat} data-card={destiny} data-ankh title={words.say('tekhenu.boards.destiny')}>
      <Glyph name="ankh" size={16} />
      <b>{ankhOf(edition, view, near)}</b>
    </span>
  )
}
