import { sethOf, soloOf, type SoloBoard, type TekhenuEvent } from '@benben/tekhenu'
import { memo, type ComponentProps, type ReactElement } from 'react'
import type { LogEntry } from '../../session/session.ts'
import { Glyph } from '../icons/glyph.tsx'
import styles from './bot-board.module.css'
import { actionCard, actionText } from '../cards/action-tile.ts'
import { cardName } from '../cards/card-facts.ts'
import { CardChips } from './card-chips.tsx'
import { RivalHead } from './rival-head.tsx'
import { WarbandMini } from './warband-mini.tsx'
import { PyramidTile } from './pyramid-tile.tsx'
import { Spot } from '../pointing/spot.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { lastSteps } from './bot-steps.ts'
import { sayOf, signed } from '../say.ts'
import type { TableModel } from '../model.ts'

const BOT = 1
/** Where the rows of the pyramid begin, from the top down, and how many tiles they hold. */
const ROWS = [
  [9, 1],
  [7, 2],
  [4, 3],
  [0, 4],
] as const

interface BotBoardProps {
  readonly model: TableModel
  /** What has been told so far; the steps of its last turn are read from it. */
  readonly log: readonly LogEntry<TekhenuEvent>[]
  /** The pyramid beside the rest, where there is more width than height. */
  readonly flat?: boolean
}

/** Botankhamun: its pyramid with the marker, what it did last and why, its pieces and cards. */
export const BotBoard = memo(function BotBoard({
  model,
  log,
  flat = false,
}: BotBoardProps): ReactElement | null {
  const { words, view, speech, who } = model
  const solo = soloOf(view)
  if (solo === undefined) return null
  const steps = lastSteps(log).map(({ n, event }) => ({ n, said: speech.log(words, event, who, view) }))
  return (
    <article
      className={`${styles.bot} ${flat ? styles.flat : ''}`}
      data-area="bot"
      aria-label={words.say('tekhenu.boards.bot')}
    >
      <RivalHead model={model} seat={BOT} after={null} />
      <Pyramid model={model} solo={solo} />
      {steps.length === 0 ? null : (
        <ol className={styles.steps} aria-label={words.say('tekhenu.boards.last-steps')}>
          {steps.map(({ n, said }) => (
            <li key={n}>{said}</li>
          ))}
        </ol>
      )}
      <Stock model={model} solo={solo} />
      <p className={styles.counts}>{words.say('tekhenu.table.solo-counts', { decrees: solo.decrees })}</p>
    </article>
  )
})

interface PartProps {
  readonly model: TableModel
  readonly solo: SoloBoard
}

const Pyramid = ({ model, solo }: PartProps): ReactElement => (
  <div className={styles.pyramid} role="group" aria-label={model.words.say('tekhenu.boards.pyramid')}>
    {ROWS.map(([first, many]) => (
      <div key={first} className={styles.row}>
        {first === 0 && solo.marker === 0 ? (
          <span className={styles.start} data-anchor="pyramid/marker">
            <SeatMark seat={BOT} size={16} />
          </span>
        ) : null}
        {Array.from({ length: many }, (_, i) => (
          <PyramidSpot
            key={i}
            model={model}
            tile={solo.pyramid[first + i]!}
            here={solo.marker === first + i + 1}
          />
        ))}
      </div>
    ))}
  </div>
)

/** Nothing can be done there, but each can be looked at closely, by key too. */
function PyramidSpot(props: ComponentProps<typeof PyramidTile> & Pick<PartProps, 'model'>): ReactElement {
  const { words, edition, view } = props.model
  const card = actionCard(props.tile)
  const name = cardName(words, card)
  const about = words.say('tekhenu.boards.card', {
    name,
    card: words.say('tekhenu.boards.family.action'),
    text: actionText(words, edition, card, sethOf(view) !== undefined),
  })
  return (
    <Spot name={card} label={name} idle={about}>
      <PyramidTile {...props} />
    </Spot>
  )
}

/** What it has, and how many of its pieces stand on the table. */
function Stock({ model, solo }: PartProps): ReactElement {
  const { words, view, edition } = model
  const board = view.seats[BOT]!
  const balance = signed(view.balances[BOT]!)
  const pieces = [
    ['building', solo.buildings - board.buildings],
    ['statue', edition.supply.statues - board.statues],
    ['pillar', edition.supply.pillars - board.pillars],
  ] as const
  return (
    <div className={styles.line}>
      <span
        data-help={`seat/${BOT}/token/scribe`}
        title={sayOf(words, 'tekhenu.many.scribe', { many: board.tokens['scribe']! })}
      >
        <Glyph name="scribe" size={15} />
        <b>{board.tokens['scribe']}</b>
      </span>
      <span data-anchor={`seat/${BOT}/scales`} title={words.say('tekhenu.boards.balance', { balance })}>
        <Glyph name="scales" size={15} />
        <b data-balance>{balance}</b>
      </span>
      {pieces.map(([piece, many]) => (
        <span
          key={piece}
          data-anchor={`seat/${BOT}/${piece}`}
          title={sayOf(words, `tekhenu.boards.has-built.${piece}`, { many })}
        >
          <Glyph name={piece} size={15} fill={`var(--seat-${BOT})`} />
          <b>{many}</b>
        </span>
      ))}
      <WarbandMini model={model} seat={BOT} after={null} />
      <CardChips model={model} seat={BOT} />
    </div>
  )
}
