import type { Identity } from '@benben/protocol'
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { fetchIdentity } from '../store/identity.ts'
import { useSettings } from '../store/settings.ts'
import { TopBar } from '../ui/top-bar.tsx'
import { Problem } from './card.tsx'
import { DayCard } from './day-card.tsx'
import { DataCard } from './data-card.tsx'
import { KeepCard } from './keep-card.tsx'
import styles from './me.module.css'
import { NameCard } from './name-card.tsx'
import { NoticesCard } from './notices-card.tsx'
import { ProgramsCard } from './programs-card.tsx'
import { ResultsCard } from './results-card.tsx'
import { ReturnCard } from './return-card.tsx'

/** Who I am: name, ways to come back, programs, data. */
export function MePage(): ReactElement {
  const words = useWords()
  // Undefined while it is loaded, null for nobody.
  const [identity, setIdentity] = useState<Identity | null>()
  const [problem, setProblem] = useState('')
  const change = useSettings((settings) => settings.change)
  const load = useCallback(() => {
    const show = (found: Identity | null): void => {
      setIdentity(found)
      // Whoever has come back by a phrase or passkey plays under that name here, too.
      if (found !== null) change({ name: found.nickname, online: true })
    }
    fetchIdentity().then(show, () => setProblem(words.say('session.no-server')))
  }, [words, change])
  useEffect(load, [load])
  return (
    <div className={styles.page}>
      <TopBar title={words.say('web.me')} />
      <main className={styles.main}>
        <Problem text={problem} />
        {identity === undefined ? null : identity === null ? (
          <>
            <p className={styles.lead}>{words.say('me.nobody')}</p>
            <div className={styles.column}>
              <NameCard known="" onNamed={load} />
              <ReturnCard onBack={load} />
            </div>
          </>
        ) : (
          <>
            <div className={styles.lead}>
              <h1>{identity.nickname}</h1>
              <p>{words.say('me.lead')}</p>
            </div>
            <div className={styles.column}>
              <NameCard key={identity.nickname} known={identity.nickname} onNamed={load} />
              <DayCard />
              <KeepCard identity={identity} onChanged={load} />
              <DataCard onDeleted={load} />
            </div>
            <div className={styles.column}>
              <NoticesCard />
              <ResultsCard />
              <ProgramsCard />
              <ReturnCard onBack={load} />
            </div>
          </>
        )}
      </main>
    </div>
  )
}
