import type { Seat } from '@benben/kernel'
import { RESOURCES, rowOf, TOKENS, type TekhenuView } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Bonus } from '../board/bonus.tsx'
import { Count } from '../pieces/count.tsx'
import { boardSpot } from '../events/events.ts'
import { Glyph } from '../icons/glyph.tsx'
import { useSpot } from '../pointing/spot.tsx'
import { sameFor } from '../same.ts'
import { sayOf, tokenName } from '../say.ts'
import type { BoardProps } from './board-props.ts'
import { CardChips } from './card-chips.tsx'
import { MiniScales } from './mini-scales.tsx'
import styles from './rival.module.css'
import { RivalHead } from './rival-head.tsx'
import { WarbandMini } from './warband-mini.tsx'

interface RivalProps extends BoardProps {
  /** What is made stands beside what there is, in one line. */
  readonly tight?: boolean
}

/** The board of somebody else, small but whole. */
export const Rival = memo(
  function Rival({ model, seat, after, tight = false }: RivalProps): ReactElement {
    const { words, view } = model
    const board = view.seats[seat]!
    const then = after?.seats[seat]
    const { pointed } = useSpot(boardSpot(seat))
    return (
      <article
        className={styles.rival}
        style={{ borderLeftColor: `var(--seat-${seat})` }}
        data-tight={tight || undefined}
        data-pointed={pointed || undefined}
        data-help={`seat/${seat}/board`}
      >
        <RivalHead model={model} seat={seat} after={after} />
        <MiniScales model={model} seat={seat} after={after} />
        <div className={styles.tokens} data-anchor={`seat/${seat}/tokens`}>
          {TOKENS.map((token) => (
            <span
              key={token}
              data-token={token}
              data-help={`seat/${seat}/token/${token}`}
              title={sayOf(words, `tekhenu.many.${token}`, { many: board.tokens[token]! })}
            >
              <Glyph name={token} size={tight ? 15 : 16} />
              <Count now={board.tokens[token]!} then={then?.tokens[token]} />
              {tight && isResource(token) ? (
                <Made model={model} seat={seat} after={after} resource={token} />
              ) : null}
            </span>
          ))}
        </div>
        {tight ? null : (
          <div className={styles.line}>
            <small>{words.say('tekhenu.boards.makes')}</small>
            {RESOURCES.map((resource) => (
              <span key={resource}>
                <Glyph name={resource} size={13} />
                <Made model={model} seat={seat} after={after} resource={resource} />
              </span>
            ))}
            <Owes model={model} seat={seat} />
          </div>
        )}
        <div className={styles.line}>
          <Built model={model} seat={seat} after={after} />
          <WarbandMini model={model} seat={seat} after={after} />
          {tight ? <Owes model={model} seat={seat} /> : null}
          <CardChips model={model} seat={seat} />
        </div>
      </article>
    )
  },
  sameFor(({ model: { view }, seat, after, tight }) => [
    tight,
    boardIn(view, seat),
    boardIn(after ?? view, seat),
  ]),
)

/** Everything this board shows of a view. */
const boardIn = (view: TekhenuView, seat: Seat): readonly unknown[] => [
  view.seats[seat],
  view.balances[seat],
  view.totals[seat],
  view.decreeCounts[seat],
  view.modules,
]

const isResource = (token: string): token is (typeof RESOURCES)[number] =>
  (RESOURCES as readonly string[]).includes(token)

/** How many of its pieces stand on the table. */
function Built({ model: { words, view, edition }, seat, after }: BoardProps): readonly ReactElement[] {
  const { supply } = edition
  const board = view.seats[seat]!
  const then = after?.seats[seat] ?? board
  const pieces = [
    ['building', supply.buildings - board.buildings, supply.buildings - then.buildings],
    ['statue', supply.statues - board.statues, supply.statues - then.statues],
    ['pillar', supply.pillars - board.pillars, supply.pillars - then.pillars],
  ] as const
  return pieces.map(([piece, now, soon]) => (
    <span
      key={piece}
      data-anchor={`seat/${seat}/${piece}`}
      title={sayOf(words, `tekhenu.boards.has-built.${piece}`, { many: now })}
    >
      <Glyph name={piece} size={15} fill={`var(--seat-${seat})`} />
      <Count now={now} then={soon} />
    </span>
  ))
}

/** How much of a resource is made. */
function Made({
  model: { words, view },
  seat,
  after,
  resource,
}: BoardProps & { readonly resource: (typeof RESOURCES)[number] }): ReactElement {
  const level = view.seats[seat]!.production[resource]!
  return (
    <span
      className={styles.made}
      data-anchor={`seat/${seat}/made/${resource}`}
      title={words.say('tekhenu.boards.produces', { resource: tokenName(words, resource), level })}
    >
      <Count now={level} then={after?.seats[seat]!.production[resource]} />
    </span>
  )
}

/** What the building row wants and brings when it is scored. */
function Owes({ model, seat }: Omit<BoardProps, 'after'>): ReactElement | null {
  const { words, view, edition } = model
  const { bread, points: vp } = rowOf(edition, view, seat)
  if (bread + vp === 0) return null
  return (
    <span
      className={styles.owes}
      data-help={`seat/${seat}/building`}
      title={words.say('tekhenu.boards.row-scores', { bread, points: vp })}
    >
      <Glyph name="hourglass" size={13} />
      <Bonus amounts={{ vp, bread }} size={13} always />
    </span>
  )
}
