import type { Seat } from '@benben/kernel'
import { standard, type Edition, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import type { GameWords } from '@benben/words'
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import type { TableProps } from '../app/registry.ts'
import { sayRefusal, whoOf } from '../session/say.ts'
import type { DecisionSeen } from '../session/session.ts'
import { BeforeDrawing } from '../ui/before-drawing.tsx'
import { GoOn } from '../ui/go-on.tsx'
import { ToResult } from '../ui/to-result.tsx'
import { openings, lookAhead } from './pointing/ahead.ts'
import { Arrangement } from './layout/arrangement.tsx'
import { useChoosing } from './pointing/choosing.ts'
import { consequences } from './prompt/consequences.ts'
import { spotsIn } from './events/events.ts'
import { EndPage } from './end/end.tsx'
import { useFlying } from './motion/flying.ts'
import { useHand } from './pointing/hand.ts'
import { momentOf, useMoving } from './pointing/moving.ts'
import { cardsOffered } from './market/offer.tsx'
import { usePlayback } from './motion/playback.ts'
import { askedOf, toldOf } from './prompt/asked.ts'
import { Controls } from './prompt/controls.tsx'
import { Prompt } from './prompt/prompt.tsx'
import { glossOf, type Scene } from './scene.ts'
import { afterPicture } from './pointing/after-picture.ts'
import { SpotStore, type Asked } from './pointing/spot-store.ts'
import { SpotContext } from './pointing/spot.tsx'
import { spotsOf } from './pointing/spots.ts'
import { useStray } from './pointing/stray.ts'
import styles from './table.module.css'

const NOWHERE: ReadonlySet<string> = new Set()

/** The table of Tekhenu: a picture of a view. */
export function TekhenuTable(props: TableProps<TekhenuView, TekhenuEvent>): ReactElement {
  const { game, speech, words } = props
  // Parts that serve every game know nothing of the types of this one.
  const anyGame = props as unknown as TableProps
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const moving = useMoving(anyGame)
  const seen = useWhole(props.seen, moving.halfway)
  const near: Seat = seen.viewer === 'spectator' ? 0 : seen.viewer
  const edition = (game.printed as Edition | undefined) ?? standard
  const { frame, skip, launch } = usePlayback(seen, useFlying(root, layer, near, edition))
  const { view, event, told, settled } = frame
  const [line, pointAt] = useState<number | null>(null)
  const [atEnd, showEnd] = useState(true)

  const { seats } = seen
  const who = useMemo(() => whoOf({ seats }), [seats])
  const scene: Scene = useMemo(
    () => ({ words, speech, who, view, edition, seats, near }),
    [words, speech, who, view, edition, seats, near],
  )
  const live = settled && moving.sent() === 'none'
  const decision = useHeld(live, view, seen.decision, event === null && moving.sent() !== 'long ago')
  const step = settled ? seen.step : null
  const ahead = useMemo(() => openings(game, view, decision), [game, view, decision])
  const spots = useMemo(() => spotsOf(decision, ahead), [decision, ahead])
  const choosing = useChoosing(scene, spots, decision?.id ?? '')
  const { looked } = choosing
  const look = useMemo(
    () =>
      looked.chain === null || decision === null
        ? undefined
        : lookAhead(game, view, decision.seat, looked.chain),
    [game, view, decision, looked.chain],
  )

  const spoken = seen.log.find(({ n }) => n === line)?.event ?? null
  const shown = spoken ?? (settled ? null : event)
  const pointed = useMemo(() => (shown === null ? NOWHERE : new Set(spotsIn(shown))), [shown])
  const log = useMemo(() => (settled ? seen.log : seen.log.slice(0, told)), [seen.log, settled, told])
  const asked: Asked = useMemo(
    () => ({
      spots,
      looked: looked.spot,
      pointed,
      why: (refused) => sayRefusal(speakerOf(scene), refused),
      gloss: (move) => glossOf(scene, move),
    }),
    [spots, looked.spot, pointed, scene],
  )
  const [store] = useState(() => new SpotStore(asked))
  useLayoutEffect(() => {
    store.show(asked)
    return afterPicture(() => store.explain())
  }, [store, asked])
  const stray = useStray(store, spots)
  useHand({
    root,
    choosing,
    settled,
    store,
    skip,
    moving,
  })

  if (seen.result !== null && settled && atEnd) {
    return (
      <EndPage
        scene={scene}
        session={anyGame.session}
        result={seen.result}
        log={seen.log}
        onTable={() => showEnd(false)}
      />
    )
  }

  const after = look?.view ?? null
  const refusal = looked.spot === null ? undefined : spots.at(looked.spot).refusal
  const sentences =
    decision === null
      ? toldOf(scene, step, settled ? null : event)
      : choosing.byFinger && looked.chain !== null
        ? { ...askedOf(scene, decision), hint: words.say('tekhenu.web.tap-again') }
        : askedOf(scene, decision)
  const more = look?.stopped === true ? words.say('tekhenu.web.then-new') : ''
  const prompt = (
    <Prompt
      scene={scene}
      sentences={sentences}
      decision={decision}
      groups={spots.prompt}
      opened={choosing.opened === null ? null : spots.at(choosing.opened).chains}
      changing={choosing.changing}
      onChange={choosing.change}
      canTurn={choosing.laid !== null && choosing.laid.turns.length > 1}
      outlook={
        look === undefined || decision === null
          ? null
          : {
              title: glossOf(scene, look.chain.at(-1)!),
              list: consequences(words, view, decision.seat, look),
              more,
            }
      }
      problem={moving.problem ?? (refusal === undefined ? null : asked.why(refusal))}
      confirm={
        choosing.byFinger && looked.chain !== null
          ? { chain: looked.chain, label: words.say('tekhenu.web.do-it') }
          : null
      }
      idle={decision !== null && spots.lit.size > 0 ? words.say('tekhenu.web.idle') : ''}
      stray={stray}
    >
      {step === null ? null : <GoOn session={anyGame.session} seen={seen} onOutcome={moving.report} />}
      {seen.result === null ? null : <ToResult onResult={() => showEnd(true)} />}
      {seen.viewer === 'spectator' || step !== null || seen.result !== null ? null : (
        <Controls
          words={words}
          canUndo={seen.canUndo}
          decision={decision}
          byHand={seen.endTurnByHand}
          onUndo={moving.undo}
          onRestart={moving.restart}
          onEnd={(move) => moving.play([move])}
        />
      )}
    </Prompt>
  )
  return (
    <SpotContext value={store}>
      <BeforeDrawing act={launch} />
      <div
        ref={root}
        className={styles.root}
        data-settled={settled || undefined}
        data-question={live && decision !== null ? momentOf(seen) : undefined}
      >
        <Arrangement
          scene={scene}
          after={after}
          log={log}
          cards={cardsOffered(decision)}
          choosing={choosing}
          prompt={prompt}
          onPoint={pointAt}
        />
        <div ref={layer} className={styles.flights} aria-hidden="true" />
      </div>
    </SpotContext>
  )
}

/** What is seen; between the moves of one click what was seen before them. */
function useWhole<T>(seen: T, halfway: boolean): T {
  const held = useRef(seen)
  if (!halfway) held.current = seen
  return held.current
}

/** What is asked; between a click and its answer what was asked, so that the table stays calm meanwhile. */
function useHeld(
  live: boolean,
  view: TekhenuView,
  decision: DecisionSeen | null,
  mayHold: boolean,
): DecisionSeen | null {
  const held = useRef({ view, decision })
  if (live) held.current = { view, decision }
  return live ? decision : mayHold && held.current.view === view ? held.current.decision : null
}

const speakerOf = ({ words, speech, seats, view }: Scene): Parameters<typeof sayRefusal>[0] => ({
  words,
  speech: speech as GameWords,
  seen: { game: 'tekhenu', seats, view },
})
