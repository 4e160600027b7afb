import { useEffect, useState, type ReactElement } from 'react'
import { MatchPage } from '../pages/match.tsx'
import type { Session } from '../session/session.ts'
import { useSettings } from '../store/settings.ts'
import { Loading } from '../ui/loading.tsx'

/** Opens a session when the page comes and closes it when the page goes. */
function useOpened(open: (id: string) => Session, id: string): Session | undefined {
  const [session, setSession] = useState<Session>()
  useEffect(() => {
    const opened = open(id)
    setSession(opened)
    useSettings.getState().change({ played: true })
    return () => opened.close()
  }, [open, id])
  return session
}

interface OpenedProps {
  readonly id: string
  readonly open: (id: string) => Session
}

/** The page of a match, wherever it runs. */
export function Opened({ id, open }: OpenedProps): ReactElement {
  const session = useOpened(open, id)
  return session === undefined ? <Loading /> : <MatchPage session={session} />
}
