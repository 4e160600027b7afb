import type { ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { RuleLink } from '../../ui/help.tsx'
import { Hidden } from '../../ui/hidden.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { nameOf, type TableModel } from '../model.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { signed } from '../say.ts'
import styles from './maat-strip.module.css'
import { sayMaat, type MaatResult } from './maat-result.ts'

interface MaatStripProps {
  readonly model: TableModel
  readonly result: MaatResult
  readonly onClose: () => void
}

/** What Maat brought everybody, in the place of the last steps of others until it was read. */
export function MaatStrip({ model, result, onClose }: MaatStripProps): ReactElement {
  const { words, who } = model
  const { isScoring, seats } = result
  return (
    <section className={styles.strip} data-maat-result>
      <p className={styles.text} role="status">
        <Hidden>{sayMaat(model, result)}</Hidden>
        <RuleLink game="tekhenu" to={`log/${isScoring ? 'scoring' : 'maat'}`}>
          <Glyph name={isScoring ? 'hourglass' : 'scales'} size={16} />
          {words.say('tekhenu.web.maat-title', { kind: isScoring ? 'scoring' : 'maat' })}
        </RuleLink>
        <span className={styles.seats} aria-hidden="true">
          {seats.map(({ seat, balance, points }) => (
            <span key={seat} className={styles.seat}>
              <SeatMark seat={seat} size={14} />
              {seat === who.me ? nameOf(model, seat) : null}
              {isScoring ? null : <b>{signed(balance)}</b>}
              {!isScoring && points === 0 ? null : (
                <span className={styles.points}>
                  <Glyph name="vp" size={14} />
                  <b>{signed(points)}</b>
                </span>
              )}
            </span>
          ))}
        </span>
      </p>
      <Button look="bare" icon="cross" label={words.say('web.close')} onClick={onClose} />
    </section>
  )
}
