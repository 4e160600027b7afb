import type { AtonEvent, AtonView, Space } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import { useMemo, useState, type ReactElement } from 'react'
import type { TableProps } from '../app/registry.ts'
import { sayOutcome, whoOf } from '../session/say.ts'
import type { Outcome } from '../session/session.ts'
import { Sections } from '../ui/sections.tsx'
import { ToResult } from '../ui/to-result.tsx'
import { TurnActions } from '../ui/turn-actions.tsx'
import { Board } from './board.tsx'
import { EndPage } from './end.tsx'
import { isAssigning, isScored } from './facts.ts'
import { AtonLog } from './log.tsx'
import { useLook } from './look.ts'
import { Assigning, Shown } from './me.tsx'
import me from './me.module.css'
import { Plaque } from './plaque.tsx'
import { usePlayback } from './playback.ts'
import { pointsAt, touches } from './events.ts'
import { NOTHING, recentSpaces } from './pointing.ts'
import { isNearWin, Projection, Wins } from './projection.tsx'
import { Prompt } from './prompt.tsx'
import { Reach } from './reach.tsx'
import { reachNow } from './reach-now.ts'
import { Realm } from './realm.tsx'
import { Discards } from './discards.tsx'
import { Players, Rival, Stats } from './rival.tsx'
import type { Scene } from './scene.ts'
import styles from './table.module.css'
import { Track } from './track.tsx'

/** The table of Aton: a picture of a view. */
export function AtonTable(props: TableProps<AtonView, AtonEvent>): ReactElement {
  const { session, seen, speech, words } = props
  // Parts that serve every game know nothing of the types of this one.
  const anyGame = props as unknown as TableProps
  const { frame, skip } = usePlayback(seen)
  const [space, lookAt] = useState<Space | null>(null)
  const [line, pointAt] = useState<number | null>(null)
  const [byFinger, touched] = useState(false)
  const [problem, complain] = useState<string | null>(null)
  const [atEnd, showEnd] = useState(true)
  const [planned, plan] = useState<number>()

  const { view, event, told, settled } = frame
  const decision = settled ? seen.decision : null
  const who = useMemo(() => whoOf({ seats: seen.seats }), [seen.seats])
  const near: Seat = seen.viewer === 'spectator' ? view.red : seen.viewer
  const scene: Scene = { words, speech, who, view, seats: seen.seats, near }
  const look = useLook(session, view, decision, settled ? space : null)
  const spoken = seen.log.find(({ n }) => n === line)?.event ?? null
  const pointed = spoken !== null ? pointsAt(spoken) : settled || event === null ? NOTHING : touches(event)
  const log = useMemo(() => (settled ? seen.log : seen.log.slice(0, told)), [seen.log, settled, told])
  const recent = useMemo(() => recentSpaces(log, seen.viewer), [log, seen.viewer])

  const report = (outcome: Outcome): void => complain(sayOutcome(anyGame, outcome) ?? null)
  const play = (move: string): void => {
    complain(null)
    void session.play(move).then(report)
  }

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

  const assigning = decision !== null && isAssigning(view) ? view.seats[near]!.hand : null
  const { acting, reach } = reachNow(frame, decision?.seat, planned)
  const after = look?.after ?? null
  return (
    <div
      className={styles.table}
      onPointerDownCapture={() => complain(null)}
      onKeyDownCapture={() => complain(null)}
    >
      <div className={styles.main} onClick={settled ? undefined : skip}>
        <Rival
          scene={scene}
          seat={1 - near}
          thinking={seen.busy}
          pointed={pointed.seats.includes(1 - near)}
        />
        <Track scene={scene} after={after} projected={!isScored(view, event)} pointed={pointed.track} />
        <Board
          scene={scene}
          decision={decision}
          look={look}
          pointed={pointed}
          recent={recent}
          reach={reach}
          scored={event?.type === 'scored' ? event.lines : []}
          onLook={lookAt}
          onPlay={play}
          onTouch={touched}
        />
        <Reach scene={scene} seat={acting} reach={reach} />
        <div className={styles.low}>
          <Realm scene={scene} after={after} pointed={pointed.realm} />
          <Plaque
            scene={scene}
            look={look}
            event={settled ? null : event}
            problem={problem}
            again={byFinger}
          />
        </div>
        <section className={me.me} data-me aria-label={words.say('aton.web.mine')}>
          <Prompt scene={scene} seen={seen} decision={decision} event={settled ? null : event} />
          {assigning === null || decision === null ? (
            <Shown scene={scene} event={event} pointed={pointed}>
              <Stats scene={scene} seat={near} />
              <Discards scene={scene} />
              {seen.result === null ? null : <ToResult onResult={() => showEnd(true)} />}
              {seen.viewer === 'spectator' || seen.result !== null ? null : (
                <TurnActions
                  idle={decision === null && !(settled && seen.canUndo)}
                  session={anyGame.session}
                  seen={{ ...anyGame.seen, decision }}
                  onOutcome={report}
                />
              )}
            </Shown>
          ) : (
            <Assigning
              key={`${near} ${view.round} ${assigning.join('')}`}
              scene={scene}
              hand={assigning}
              decision={decision}
              pointed={pointed}
              onPlay={play}
              onRefused={complain}
              onReach={plan}
            />
          )}
        </section>
      </div>
      <Sections
        label={words.say('web.about-game')}
        sections={[
          {
            id: 'projection',
            title: words.say('aton.web.projection'),
            short: words.say('aton.web.projection-short'),
            icon: 'sum',
            body: <Projection scene={scene} after={after} />,
          },
          {
            id: 'wins',
            title: words.say('aton.web.wins'),
            short: words.say('aton.web.wins-short'),
            icon: 'crown',
            alert: isNearWin(view),
            body: <Wins scene={scene} after={after} />,
          },
          {
            id: 'players',
            title: words.say('aton.web.players'),
            short: words.say('aton.web.players'),
            icon: 'people',
            phoneOnly: true,
            body: <Players scene={scene} />,
          },
          {
            id: 'log',
            title: words.say('web.log'),
            short: words.say('web.log'),
            icon: 'log',
            body: <AtonLog scene={scene} log={log} onPoint={pointAt} />,
          },
        ]}
      />
    </div>
  )
}
