import { RESOURCES } from '@benben/tekhenu'
import { memo, type CSSProperties, type ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { seatColour } from '../pieces/seat-mark.tsx'
import { tokenName } from '../say.ts'
import { Spot } from '../pointing/spot.tsx'
import { sameFor } from '../same.ts'
import type { BoardProps } from './board-props.ts'
import styles from './production.module.css'

/** How much of each resource a die may bring before the rest taints the scales. */
export const Production = memo(
  function Production({ model, seat, after }: BoardProps): ReactElement {
    const { words, view, edition } = model
    const levels = Array.from({ length: edition.playerBoard.productionMax }, (_, i) => i + 1)
    return (
      <>
        <h3 className={styles.title}>
          {words.say('tekhenu.boards.production')}{' '}
          <small>{words.say('tekhenu.boards.production-note')}</small>
        </h3>
        <div className={styles.tracks}>
          {RESOURCES.map((resource) => {
            const now = view.seats[seat]!.production[resource]!
            const then = after?.seats[seat]!.production[resource] ?? now
            return (
              <Spot
                key={resource}
                name={`production/${resource}`}
                label={words.say('tekhenu.boards.produces', {
                  resource: tokenName(words, resource),
                  level: now,
                })}
                className={styles.track}
              >
                <Glyph name={resource} size={22} />
                {levels.map((level) => (
                  <span
                    key={level}
                    data-level={level}
                    className={`${styles.level} ${level <= now ? styles.reached : ''} ${level === then && then !== now ? styles.then : ''}`}
                  >
                    {level === now ? (
                      <b className={styles.marker} style={{ '--c': seatColour(seat) } as CSSProperties}>
                        {level}
                      </b>
                    ) : (
                      level
                    )}
                  </span>
                ))}
              </Spot>
            )
          })}
        </div>
      </>
    )
  },
  sameFor(({ model: { view }, seat, after }) => [
    view.seats[seat]!.production,
    (after ?? view).seats[seat]!.production,
  ]),
)
