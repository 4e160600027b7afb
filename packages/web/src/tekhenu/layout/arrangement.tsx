import { sethOf, type TekhenuEvent } from '@benben/tekhenu'
import type { ReactElement, ReactNode } from 'react'
import type { Told } from '../../session/session.ts'
import { InBar } from '../../ui/bar-slot.tsx'
import { CardZoom } from '../cards/card-zoom.tsx'
import type { Choosing } from '../pointing/choosing.ts'
import { Horus } from '../board/horus.tsx'
import { GlyphSheet } from '../icons/glyph.tsx'
import { useLayout } from './layout.ts'
import { Log } from '../log/log.tsx'
import { Market } from '../market/market.tsx'
import { More } from './more.tsx'
import { MyBoard } from '../boards/my-board.tsx'
import { Offer } from '../market/offer.tsx'
import { Osiris } from '../board/osiris.tsx'
import { Phone } from './phone.tsx'
import { Panel } from './panel.tsx'
import { Populace } from '../board/populace.tsx'
import { Projection } from '../end/projection.tsx'
import { Resources } from '../boards/resources.tsx'
import { Rivals } from '../boards/rivals.tsx'
import { RoundTrack } from '../board/round-track.tsx'
import type { After, Scene } from '../scene.ts'
import { Seth } from '../seth/seth.tsx'
import { Side } from './side.tsx'
import { Ra } from '../temple/ra.tsx'
import { Temple } from '../temple/temple.tsx'
import { EdgePatterns } from '../temple/tile.tsx'
import { TurnOrder } from '../board/turn-order.tsx'
import { Wheel } from '../wheel/wheel.tsx'
import styles from '../table.module.css'

export interface ArrangementProps {
  readonly scene: Scene
  readonly after: After
  readonly log: readonly Told<TekhenuEvent>[]
  /** Cards laid out over the middle of the table. */
  readonly cards: readonly string[]
  readonly choosing: Choosing
  readonly prompt: ReactNode
  readonly onPoint: (line: number | null) => void
}

/** The table in the room there is. */
export function Arrangement(props: ArrangementProps): ReactElement {
  const { scene, after, log, onPoint } = props
  const layout = useLayout()
  const projection = <Projection scene={scene} after={after} />
  const told = <Log scene={scene} log={log} onPoint={onPoint} />
  return (
    <>
      <GlyphSheet />
      <EdgePatterns />
      <InBar
        aside={
          <>
            <TurnOrder scene={scene} />
            {layout === 'wide' ? null : (
              <More words={scene.words}>
                <Panel title={scene.words.say('tekhenu.web.projection')} icon="hourglass">
                  {projection}
                </Panel>
                {told}
              </More>
            )}
          </>
        }
      >
        <RoundTrack scene={scene} />
      </InBar>
      {layout === 'phone' ? (
        <Phone {...props} />
      ) : (
        <Desk {...props} layout={layout} projection={projection} told={told} />
      )}
      <CardZoom scene={scene} />
    </>
  )
}

interface DeskProps extends ArrangementProps {
  readonly layout: 'wide' | 'middle'
  readonly projection: ReactNode
  readonly told: ReactNode
}

/** Where everything lies: each god's area in the direction of its section, the prompt on the seam to my board. */
function Desk(props: DeskProps): ReactElement {
  const { scene, after, log, prompt, layout, projection, told } = props
  const seth = sethOf(scene.view) === undefined ? null : <Seth scene={scene} after={after} />
  return (
    <div className={styles.desk} data-layout={layout} data-seth={seth === null ? undefined : true}>
      {layout === 'middle' ? <Rivals scene={scene} after={after} log={log} compact /> : null}
      <Board {...props}>{layout === 'middle' ? seth : null}</Board>
      <div className={styles.seam}>
        {prompt}
        {layout === 'middle' ? <Resources scene={scene} after={after} /> : null}
      </div>
      <MyBoard scene={scene} after={after} />
      {layout === 'wide' ? (
        <Side scene={scene} projection={projection} log={told}>
          {seth}
          <Rivals scene={scene} after={after} log={log} tight={seth !== null || scene.view.players === 4} />
        </Side>
      ) : null}
    </div>
  )
}

/** The board in the middle; `children` stand beside the people. */
const Board = ({
  scene,
  after,
  cards,
  choosing,
  children,
}: ArrangementProps & { readonly children: ReactNode }): ReactElement => (
  <div className={styles.board}>
    <div className={styles.left}>
      <Horus scene={scene} />
      <Osiris scene={scene} />
      <Market scene={scene} />
    </div>
    <div className={styles.middle}>
      <Wheel scene={scene} />
      {cards.length === 0 ? null : (
        <div className={styles.over}>
          <Offer scene={scene} cards={cards} />
        </div>
      )}
    </div>
    <div className={styles.right}>
      <Ra scene={scene} laid={choosing.laid} turn={choosing.turn ?? 0} />
      <Temple scene={scene} laid={choosing.laid} turn={choosing.turn} looked={choosing.looked.spot} />
    </div>
    <div className={styles.below}>
      <Populace scene={scene} after={after} />
      {children}
    </div>
  </div>
)
