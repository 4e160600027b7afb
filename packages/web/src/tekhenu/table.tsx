import type { Seat } from '@benben/kernel'
import { standard, type Edition, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import type { TableProps } from '../app/registry.ts'
import { sayRefusal, whoOf } from '../session/say.ts'
import { GoOn } from '../ui/go-on.tsx'
import { decisionsAhead, lookAhead } from './ahead.ts'
import { Arrangement } from './arrangement.tsx'
import { useChoosing } from './choosing.ts'
import { consequences } from './consequences.ts'
import { EndPage } from './end.tsx'
import { useFlying } from './flying.ts'
import { useHand } from './hand.ts'
import { useMoving } from './moving.ts'
import { cardsOffered } from './offer.tsx'
import { usePlayback } from './playback.ts'
import { pointsAt } from './pointing.ts'
import { askedOf, toldOf } from './prompt/asked.ts'
import { Controls } from './prompt/controls.tsx'
import { Prompt } from './prompt/prompt.tsx'
import type { Scene } from './scene.ts'
import { AskedContext, type Asked } from './spot.tsx'
import { spotsOf } from './spots.ts'
import { useStray } from './stray.ts'
import styles from './table.module.css'

const NOWHERE: ReadonlySet<string> = new Set()

/** The table of Tekhenu: a picture of a view. */
export function TekhenuTable(props: TableProps<TekhenuView, TekhenuEvent>): ReactElement {
  const { seen, game, speech, words } = props
  // Parts that serve every game know nothing of the types of this one.
  const anyGame = props as unknown as TableProps
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const near: Seat = seen.viewer === 'spectator' ? 0 : seen.viewer
  const { frame, skip } = usePlayback(seen, useFlying(root, layer, near))
  const { view, event, told, settled } = frame
  const [line, pointAt] = useState<number | null>(null)
  const [atEnd, leaveEnd] = useState(true)
  const moving = useMoving(anyGame)

  const edition = (game.printed as Edition | undefined) ?? standard
  const who = useMemo(() => whoOf({ seats: seen.seats }), [seen.seats])
  const scene: Scene = useMemo(
    () => ({ words, speech, who, view, edition, seats: seen.seats, near }),
    [words, speech, who, view, edition, seen.seats, near],
  )
  const decision = settled && !moving.pending ? seen.decision : null
  const step = settled ? seen.step : null
  const ahead = useMemo(() => decisionsAhead(game, view, decision), [game, view, decision])
  const spots = useMemo(() => spotsOf(decision, ahead), [decision, ahead])
  const choosing = useChoosing(scene, spots, decision?.id ?? '')
  const { looked } = choosing
  const look = useMemo(
    () =>
      looked.chain === null || decision === null
        ? undefined
        : lookAhead(game, view, decision.seat, looked.chain),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [game, view, decision, looked.chain?.join()],
  )

  const spoken = seen.log.find(({ n }) => n === line)?.event ?? null
  const shown = spoken ?? (settled ? null : event)
  const pointed = useMemo(() => (shown === null ? NOWHERE : new Set(pointsAt(shown))), [shown])
  const log = useMemo(() => (settled ? seen.log : seen.log.slice(0, told)), [seen.log, settled, told])
  const asked: Asked = useMemo(
    () => ({
      spots,
      looked: looked.spot,
      pointed,
      why: (refused) => sayRefusal(anyGame, refused),
      gloss: (move) => speech.move(words, move, view) ?? move,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [spots, looked.spot, pointed, words, speech, view],
  )
  const stray = useStray(root, spots)
  useHand({
    root,
    layer,
    choosing,
    settled,
    spots,
    question: decision?.id ?? '',
    skip,
    moving,
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(moving.forget, [looked.spot])

  if (seen.result !== null && settled && atEnd) {
    return (
      <EndPage
        scene={scene}
        session={anyGame.session}
        result={seen.result}
        log={seen.log}
        onTable={() => leaveEnd(false)}
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
      opened={choosing.opened === null ? null : spots.at(choosing.opened).chains}
      changing={choosing.changing}
      onChange={choosing.change}
      onTurn={choosing.laid !== null && choosing.laid.turns.length > 1 ? choosing.turnTile : null}
      outlook={
        look === undefined || decision === null
          ? null
          : {
              title: asked.gloss(look.chain.at(-1)!),
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
      {seen.viewer === 'spectator' || step !== null ? null : (
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
    <AskedContext value={asked}>
      <div
        ref={root}
        className={styles.root}
        data-settled={settled || undefined}
        data-question={decision?.id}
      >
        <Arrangement
          scene={scene}
          after={after}
          log={log}
          cards={cardsOffered(decision)}
          choosing={choosing}
          spots={spots}
          prompt={prompt}
          onPoint={pointAt}
        />
        <div ref={layer} className={styles.flights} aria-hidden="true" />
      </div>
    </AskedContext>
  )
}
