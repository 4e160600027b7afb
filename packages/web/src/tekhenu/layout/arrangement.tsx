import { sethOf, type TekhenuEvent } from '@benben/tekhenu'
import { memo, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import type { LogEntry } from '../../session/session.ts'
import { InBar } from '../../ui/bar-slot.tsx'
import { usePromptSlot } from '../../ui/prompt-slot.ts'
import { CardZoom } from '../cards/card-zoom.tsx'
import { useAfterPicture } from '../../ui/after-picture.ts'
import { Horus } from '../board/horus.tsx'
import { GlyphSheet } from '../icons/glyph.tsx'
import { useInSight } from './in-sight.ts'
import { useLayout } from './layout.ts'
import { Log, News } from '../log/log.tsx'
import { Market } from '../market/market.tsx'
import { More } from './more.tsx'
import type { Question } from '../pointing/question.ts'
import { useLookedLater } from '../pointing/spot.tsx'
import { MyBoard } from '../boards/my-board.tsx'
import { Offer } from '../market/offer.tsx'
import { Osiris } from '../board/osiris.tsx'
import { Panel } from './panel.tsx'
import { Populace } from '../board/populace.tsx'
import { Projection } from '../end/projection.tsx'
import { Resources } from '../boards/resources.tsx'
import { Rivals } from '../boards/rivals.tsx'
import { RoundTrack } from '../board/round-track.tsx'
import type { After, TableModel } from '../model.ts'
import { Phone, Seth } from '../modules.ts'
import { Side } from './side.tsx'
import { useTextSize } from './text-size.ts'
import { Ra } from '../temple/ra.tsx'
import type { Laid } from '../temple/laid.ts'
import { Temple } from '../temple/temple.tsx'
import { EdgePatterns } from '../temple/tile.tsx'
import { TurnOrder } from '../board/turn-order.tsx'
import { Wheel } from '../wheel/wheel.tsx'
import styles from '../table.module.css'

export interface ArrangementProps {
  readonly model: TableModel
  readonly question: Question
  readonly log: readonly LogEntry<TekhenuEvent>[]
  /** Cards laid out over the middle of the table. */
  readonly cards: readonly string[]
  /** The tile that would be laid, and how it is turned; null: at each space as it scores most. */
  readonly laid: Laid | null
  readonly turn: number | null
  /** The spot that is looked at, if it lies in the temple. */
  readonly looked: string | null
  /** Whether something was tapped and not chosen yet. */
  readonly tapped: boolean
  /** What is spoken of just now: shown, or a line of the log that is pointed at. */
  readonly spoken: TekhenuEvent | null
  readonly onPoint: (line: number | null) => void
  /** Where the prompt lies; it changes more often than what is around it, which is not rendered again for it. */
  readonly promptPlace: (place: HTMLElement | null) => void
}

/** The table in the room there is. */
export function Arrangement({ question, ...asked }: ArrangementProps): ReactElement {
  // What a choice would do is said in the prompt first; what it changes on the boards is shown in the frame after it.
  const { chain } = useLookedLater(question.spots)
  const look = chain === null ? undefined : question.look(chain)
  // The board and the next question come first, the log in the frame after them.
  const told = useAfterPicture(asked.log)
  return <Arranged {...asked} after={look?.view ?? null} told={told} />
}

export interface ArrangedProps extends Omit<ArrangementProps, 'question'> {
  readonly after: After
  /** The log as far as it is told. */
  readonly told: ArrangementProps['log']
}

const Arranged = memo(function Arranged(props: ArrangedProps): ReactElement {
  const { model, after, onPoint } = props
  const layout = useLayout()
  const projection = <Projection model={model} after={after} />
  const told = <Log model={model} log={props.told} onPoint={onPoint} />
  // Something else stands in the place of the prompt and tells what happened: a replay.
  const isTold = usePromptSlot() !== null
  const news = isTold ? null : <News model={model} log={props.told} onPoint={onPoint} />
  return (
    <>
      <GlyphSheet />
      <EdgePatterns />
      <InBar
        aside={
          <>
            <TurnOrder model={model} />
            {layout === 'wide' ? null : (
              <More words={model.words}>
                <Panel title={model.words.say('tekhenu.web.projection')} icon="hourglass">
                  {projection}
                </Panel>
                {layout === 'phone' ? null : news}
                {told}
              </More>
            )}
          </>
        }
      >
        {isTold && layout !== 'phone' ? null : <RoundTrack model={model} />}
      </InBar>
      {layout === 'phone' ? (
        <Phone {...props} news={news} />
      ) : (
        <Desk {...props} layout={layout} projection={projection} told={told} news={news} />
      )}
      <CardZoom model={model} />
    </>
  )
})

interface DeskProps extends Omit<ArrangedProps, 'told'> {
  readonly layout: 'wide' | 'middle'
  readonly projection: ReactNode
  readonly told: ReactNode
  readonly news: ReactNode
}

/** Where everything lies: each god's area in the direction of its section, the prompt on the seam to my board. */
function Desk(props: DeskProps): ReactElement {
  const { model, after, log, layout, projection, told, news, promptPlace } = props
  const desk = useRef<HTMLDivElement>(null)
  useInSight(desk, props.spoken)
  const text = useTextSize()
  const seth = sethOf(model.view) === undefined ? null : <Seth model={model} after={after} />
  return (
    <div
      ref={desk}
      className={styles.desk}
      style={{ '--text-size': text } as CSSProperties}
      data-text-size
      data-layout={layout}
      data-seth={seth === null ? undefined : true}
    >
      {layout === 'middle' ? <Rivals model={model} after={after} log={log} compact /> : null}
      <Board {...props}>{layout === 'middle' ? seth : null}</Board>
      <div className={styles.seam} data-seam>
        <div ref={promptPlace} className={styles.prompt} />
        {layout === 'middle' ? <Resources model={model} after={after} /> : null}
      </div>
      <MyBoard model={model} after={after} />
      {layout === 'wide' ? (
        <Side model={model} projection={projection} log={told} news={news}>
          {seth}
          <Rivals model={model} after={after} log={log} tight={seth !== null || model.view.players === 4} />
        </Side>
      ) : null}
    </div>
  )
}

/** More cards than these have no room over the wheel alone. */
const OVER_WHEEL = 3

/** The board in the middle; `children` stand beside the people. */
const Board = ({
  model,
  after,
  cards,
  laid,
  turn,
  looked,
  layout,
  children,
}: Omit<DeskProps, 'told'> & { readonly children: ReactNode }): ReactElement => (
  <div className={styles.board}>
    <div className={styles.left}>
      <Horus model={model} />
      <Osiris model={model} />
      <Market model={model} />
    </div>
    <div className={styles.middle}>
      <Wheel model={model} />
      {cards.length === 0 || isSpread(layout, cards) ? null : (
        <div className={styles.over}>
          <Offer model={model} cards={cards} />
        </div>
      )}
    </div>
    <div className={styles.right}>
      <Ra model={model} laid={laid} turn={turn ?? 0} />
      <Temple model={model} laid={laid} turn={turn} looked={looked} />
    </div>
    <div className={styles.below}>
      <Populace model={model} after={after} />
      {children}
    </div>
    {isSpread(layout, cards) ? (
      <div className={styles.spread}>
        <Offer model={model} cards={cards} spread />
      </div>
    ) : null}
  </div>
)

/** Many cards lie over the whole board, side by side. */
const isSpread = (layout: DeskProps['layout'], cards: readonly string[]): boolean =>
  layout === 'wide' && cards.length > OVER_WHEEL
