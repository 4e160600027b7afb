import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { useSearchParams } from 'wouter'
import { useTitle } from '../app/use-title.ts'
import { useWords } from '../app/words.ts'
import { Message } from '../pages/message.tsx'
import { gameName } from '../pages/names.ts'
import { open, sourceInHash, type Opened, type Source, type Unopened } from '../replay/source.ts'
import { TopBar } from '../ui/top-bar.tsx'
import styles from './analysis.module.css'
import { ChancePanel } from './chance-panel.tsx'
import { Head } from './head.tsx'
import { loadLook, type GameLook } from './looks.ts'
import { Progress } from './progress.tsx'
import type { Scene } from './scene.ts'
import { SourcesPanel } from './sources-panel.tsx'
import { TurningPointsPanel } from './turning-points-panel.tsx'
import { useAnalysis } from './use-analysis.ts'
import { Ways } from './ways.tsx'

/** What decided a match of this browser or of the server. */
export function AnalysisPage({
  from,
  id,
}: {
  readonly from: 'play' | 'table'
  readonly id: string
}): ReactElement {
  const source = useMemo((): Source => ({ from, id }), [from, id])
  return <Analysed source={source} />
}

/** What decided a match whose whole record, or the secret that opens it, stands in the address. */
export function LinkedAnalysisPage({ from }: { readonly from: 'shared' | 'link' }): ReactElement {
  const [source] = useState(() => sourceInHash(from))
  return <Analysed source={source} />
}

interface Loaded {
  readonly opened: Opened | Unopened
  readonly look: GameLook | undefined
}

function Analysed({ source }: { readonly source: Source }): ReactElement {
  const words = useWords()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let gone = false
    const load = async (): Promise<void> => {
      const opened = await open(words, source)
      const look = 'problem' in opened ? undefined : await loadLook(opened.match.game.id)
      if (!gone) setLoaded({ opened, look })
    }
    void load()
    return () => {
      gone = true
    }
  }, [words, source])
  if (loaded === undefined) return <main aria-busy="true" />
  const { opened, look } = loaded
  if ('problem' in opened || look === undefined)
    return <Message title={words.say('web.failed')}>{'problem' in opened ? opened.problem : ''}</Message>
  // Nothing helps before the end, against people least of all.
  if (opened.match.result === undefined)
    return <Message title={words.say('analysis.title')}>{words.say('analysis.not-over')}</Message>
  return <Decided opened={opened} look={look} />
}

function Decided({ opened, look }: { readonly opened: Opened; readonly look: GameLook }): ReactElement {
  const words = useWords()
  const { match, me, record } = opened
  const automata = match.game.automata?.(match.terms.options) ?? []
  const choosing = opened.seats.flatMap((_, seat) => (automata[seat] === undefined ? [seat] : []))
  const [asked, ask] = useSearchParams()
  const wanted = Number(asked.get('seat') ?? me ?? choosing[0])
  const seat = choosing.includes(wanted) ? wanted : choosing[0]!
  const { run, cancel, again } = useAnalysis(record, seat)
  const scene: Scene = { words, opened, look, seat }
  useTitle(words.say('analysis.page', { game: gameName(words, match.game.id) }))
  return (
    <>
      {look.Sheet === undefined ? null : <look.Sheet />}
      <TopBar title={gameName(words, match.game.id)}>
        <Progress run={run} onCancel={cancel} onAgain={again} />
      </TopBar>
      <main className={styles.page} data-analysis={run.stage}>
        <Head scene={scene} analysis={run.analysis} />
        <TurningPointsPanel
          scene={scene}
          run={run}
          seats={choosing}
          onSeat={(other) => ask({ seat: String(other) }, { replace: true })}
        />
        <div className={styles.beside}>
          <ChancePanel scene={scene} course={run.course} turningPoints={run.analysis?.turningPoints ?? []} />
          <SourcesPanel scene={scene} analysis={run.analysis} />
        </div>
        <Ways source={opened.source} />
      </main>
    </>
  )
}
