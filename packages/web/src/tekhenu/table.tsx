import type { Seat } from '@benben/kernel'
import { standard, type Edition, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import type { TableProps } from '../app/registry.ts'
import { sayOutcome, sayRefusal, whoOf } from '../session/say.ts'
import type { Outcome } from '../session/session.ts'
import { GoOn } from '../ui/go-on.tsx'
import { useStill } from '../ui/motion.ts'
import { decisionsAhead, lookAhead } from './ahead.ts'
import { Arrangement } from './arrangement.tsx'
import { useChoosing } from './choosing.ts'
import { consequences } from './consequences.ts'
import { EndPage } from './end.tsx'
import { flightsOf, launch, type Source } from './flights.ts'
import { useHand } from './hand.ts'
import { cardsOffered } from './offer.tsx'
import { usePlayback } from './playback.ts'
import { pointsAt } from './pointing.ts'
import { askedOf, type Sentences } from './prompt/asked.ts'
import { Controls } from './prompt/controls.tsx'
import { Prompt } from './prompt/prompt.tsx'
import { nameOf, type Scene } from './scene.ts'
import { AskedContext, type Asked } from './spot.tsx'
import { spotsOf, type Chain } from './spots.ts'
import { useStray } from './stray.ts'
import styles from './table.module.css'

const NOWHERE: ReadonlySet<string> = new Set()

/** The table of Tekhenu: a picture of a view. */
export function TekhenuTable(props: TableProps<TekhenuView, TekhenuEvent>): ReactElement {
  const { session, seen, game, speech, words } = props
  // Parts that serve every game know nothing of the types of this one.
  const anyGame = props as unknown as TableProps
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const source: Source = useRef<string | null>(null)
  const still = useStill()
  const near: Seat = seen.viewer === 'spectator' ? 0 : seen.viewer

  const burst = useRef(0)
  const { frame, skip } = usePlayback(seen, (event, before) => {
    if (still || root.current === null || layer.current === null) return
    for (const flight of flightsOf(event, before, near, source)) {
      launch(root.current, layer.current, flight, burst.current)
      burst.current += 60
    }
    setTimeout(() => (burst.current = 0))
  })
  const { view, event, told, settled } = frame
  const [line, pointAt] = useState<number | null>(null)
  const [problem, complain] = useState<string | null>(null)
  const [atEnd, leaveEnd] = useState(true)
  const [pending, wait] = useState(false)
  const lastChain = useRef<Chain | null>(null)

  const edition = (game.printed as Edition | undefined) ?? standard
  const who = useMemo(() => whoOf({ seats: seen.seats }), [seen.seats])
  const scene: Scene = useMemo(
    () => ({ words, speech, who, view, edition, seats: seen.seats, near }),
    [words, speech, who, view, edition, seen.seats, near],
  )
  const decision = settled && !pending ? seen.decision : null
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

  const report = (outcome: Outcome): void => complain(sayOutcome(anyGame, outcome) ?? null)
  const play = async (chain: Chain): Promise<void> => {
    complain(null)
    wait(true)
    lastChain.current = chain
    for (const move of chain) {
      const outcome = await session.play(move)
      report(outcome)
      if (!outcome.ok) break
    }
    wait(false)
  }
  const undo = async (): Promise<void> => {
    complain(null)
    const both = lastChain.current?.length === 2
    lastChain.current = null
    const outcome = await session.undo()
    report(outcome)
    // One click did two moves; one takes them back.
    if (outcome.ok && both) report(await session.undo())
  }
  const restart = (): void => void session.restartTurn().then(report)

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
    play: (chain) => void play(chain),
    undo: () => void undo(),
  })
  useLayoutEffect(() => complain(null), [looked.spot])

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
  const sentences: Sentences =
    decision !== null
      ? askedOf(scene, decision)
      : step !== null
        ? { title: speech.ask(words, { ...step, owed: true, moves: [], refusals: [] }, who, view), hint: '' }
        : view.over
          ? { title: words.say('tekhenu.web.over'), hint: '' }
          : {
              title:
                event !== null && !settled
                  ? (speech.log(words, event, who, view) ?? waitingFor(scene))
                  : waitingFor(scene),
              hint: settled ? '' : words.say('tekhenu.web.skip'),
            }
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
      problem={problem ?? (refusal === undefined ? null : asked.why(refusal))}
      confirm={
        choosing.byFinger && looked.chain !== null
          ? { chain: looked.chain, label: words.say('tekhenu.web.do-it') }
          : null
      }
      idle={decision !== null && spots.lit.size > 0 ? words.say('tekhenu.web.idle') : ''}
      stray={stray}
    >
      {step === null ? null : <GoOn session={anyGame.session} seen={seen} onOutcome={report} />}
      {seen.viewer === 'spectator' || step !== null ? null : (
        <Controls
          words={words}
          canUndo={seen.canUndo}
          decision={decision}
          byHand={seen.endTurnByHand}
          onUndo={() => void undo()}
          onRestart={restart}
          onEnd={(move) => void play([move])}
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

const waitingFor = (scene: Scene): string =>
  scene.words.say('tekhenu.web.waiting', {
    who: scene.words.list(scene.view.toAct.map((seat) => nameOf(scene, seat))),
  })
