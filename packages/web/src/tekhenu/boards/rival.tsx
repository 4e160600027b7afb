import type { ReactElement } from 'react'
import { RESOURCES, TOKENS, rowSoFar } from '../board-facts.ts'
import { Bonus } from '../bonus.tsx'
import { Count } from '../count.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { sayOf, tokenName } from '../say.ts'
import type { BoardProps } from './board-props.ts'
import { CardChips } from './card-chips.tsx'
import { MiniScales } from './mini-scales.tsx'
import styles from './rival.module.css'
import { RivalHead } from './rival-head.tsx'
import { WarbandMini } from './warband-mini.tsx'

/** The board of somebody else, small but whole. */
export function Rival({ scene, seat, after }: BoardProps): ReactElement {
  const { words, view, edition } = scene
  const board = view.seats[seat]!
  const then = after?.seats[seat]
  const { bread, vp } = rowSoFar(edition, board)
  const pieces = [
    [
      'building',
      edition.supply.buildings - board.buildings,
      then && edition.supply.buildings - then.buildings,
    ],
    ['statue', edition.supply.statues - board.statues, then && edition.supply.statues - then.statues],
    ['pillar', edition.supply.pillars - board.pillars, then && edition.supply.pillars - then.pillars],
  ] as const
  return (
    <article className={styles.rival} style={{ borderLeftColor: `var(--seat-${seat})` }}>
      <RivalHead scene={scene} seat={seat} after={after} />
      <MiniScales scene={scene} seat={seat} after={after} />
      <div className={styles.tokens} data-anchor={`seat/${seat}/tokens`}>
        {TOKENS.map((token) => (
          <span key={token} title={sayOf(words, `tekhenu.many.${token}`, { many: board.tokens[token]! })}>
            <Glyph name={token} size={16} />
            <Count now={board.tokens[token]!} then={then?.tokens[token]} />
          </span>
        ))}
      </div>
      <div className={styles.line}>
        <small>{words.say('tekhenu.boards.makes')}</small>
        {RESOURCES.map((resource) => (
          <span
            key={resource}
            title={words.say('tekhenu.boards.produces', {
              resource: tokenName(words, resource),
              level: board.production[resource]!,
            })}
          >
            <Glyph name={resource} size={13} />
            <Count now={board.production[resource]!} then={then?.production[resource]} />
          </span>
        ))}
        {bread + vp === 0 ? null : (
          <span className={styles.owes} title={words.say('tekhenu.boards.row-scores', { bread, points: vp })}>
            <Glyph name="hourglass" size={13} />
            <Bonus amounts={{ vp, bread }} size={13} always />
          </span>
        )}
      </div>
      <div className={styles.line}>
        {pieces.map(([piece, now, soon]) => (
          <span key={piece} title={sayOf(words, `tekhenu.boards.has-built.${piece}`, { many: now })}>
            <Glyph name={piece} size={15} fill={`var(--seat-${seat})`} />
            <Count now={now} then={soon} />
          </span>
        ))}
        <WarbandMini scene={scene} seat={seat} after={after} />
        <i className={styles.bar} />
        <CardChips scene={scene} seat={seat} />
      </div>
    </article>
  )
}
