import { useEffect, useState, type ReactElement } from 'react'
import { MatchPage } from '../pages/match.tsx'
import { openLocal } from '../session/local.ts'
import { openOnline } from '../session/online.ts'
import type { Session } from '../session/session.ts'
import { useSettings } from '../store/settings.ts'

/** Opens a session when the page comes and closes it when the page goes. */
function useOpened(open: () => Session): Session | undefined {
  const [session, setSession] = useState<Session>()
  useEffect(() => {
    const opened = open()
    setSession(opened)
    useSettings.getState().change({ played: true })
    return () => opened.close()
  }, [open])
  return session
}

function Opened({ open }: { readonly open: () => Session }): ReactElement | null {
  const session = useOpened(open)
  return session === undefined ? null : <MatchPage session={session} />
}

export function LocalMatch({ id }: { readonly id: string }): ReactElement {
  const [open] = useState(() => () => openLocal(id))
  return <Opened open={open} />
}

export function OnlineMatch({ id }: { readonly id: string }): ReactElement {
  const [open] = useState(() => () => openOnline(id))
  return <Opened open={open} />
}
