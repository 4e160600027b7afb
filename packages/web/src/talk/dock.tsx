import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../app/words.ts'
import type { Seen, Session, Wire } from '../session/session.ts'
import { useSettings } from '../store/settings.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Hidden } from '../ui/hidden.tsx'
import { useSideSlot } from '../ui/side-slot.tsx'
import { playSound } from '../ui/sounds.ts'
import { Fold } from './fold.tsx'
import { isMine, saidIn } from './line.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { notesOf } from './notes-source.ts'
import { markRead, readUpTo } from './read-marks.ts'
import { Sign } from './sign.tsx'
import { TalkClient, type TalkState } from './talk-client.ts'
import { TalkPanel } from './talk-panel.tsx'
import styles from './talk.module.css'

interface DockProps {
  readonly session: Session
  readonly seen: Seen
}

/** Talk and notes of a table online: beside the table where there is room, else behind a button in the bar. */
export const Dock = ({ session, seen }: DockProps): ReactElement | null =>
  session.wire === undefined || seen.stage === 'failed' ? null : <OpenDock wire={session.wire} seen={seen} />

function OpenDock({ wire, seen }: { readonly wire: Wire; readonly seen: Seen }): ReactElement {
  const words = useWords()
  const { client, state } = useTalk(wire, seen)
  const slot = useSideSlot()
  const [inDialog, setInDialog] = useState(false)
  const [open, setOpen] = useState<'talk' | 'notes' | null>(null)
  const isRead = open === 'talk' && (slot !== null || inDialog)
  const { unread, newAfter } = useRead(seen.id, state, isRead)
  const title = words.say('talk.title')
  const panels = <Panels {...{ seen, client, state, open, unread, newAfter }} onOpen={setOpen} />
  return (
    <>
      <Aloud state={state} />
      {slot === null ? (
        <div hidden={seen.stage === 'opening'}>
          <button
            type="button"
            className={styles.button}
            aria-label={words.say('talk.open', { title, count: unread })}
            title={title}
            onClick={() => {
              setOpen('talk')
              setInDialog(true)
            }}
            data-talk
          >
            <Sign name="talk" size={20} />
            {unread > 0 ? <span className={styles.badge}>{unread}</span> : null}
          </button>
          <Dialog title={words.say('talk.and-notes')} open={inDialog} onClose={() => setInDialog(false)}>
            {panels}
          </Dialog>
        </div>
      ) : (
        createPortal(panels, slot)
      )}
    </>
  )
}

interface PanelsProps {
  readonly seen: Seen
  readonly client: TalkClient
  readonly state: TalkState
  readonly open: 'talk' | 'notes' | null
  readonly unread: number
  readonly newAfter: number
  readonly onOpen: (open: 'talk' | 'notes' | null) => void
}

/** Both fold to one line; one of them is open at a time. */
function Panels({ seen, client, state, open, unread, newAfter, onOpen }: PanelsProps): ReactElement {
  const words = useWords()
  const [source] = useState(() => notesOf(seen))
  const [kept, setKept] = useState('')
  const hasName = state.closed !== 'protocol.no-guest'
  const isOff = state.closed === 'protocol.no-talk'
  useEffect(() => {
    if (hasName && state.isReady) void source.read().then(setKept, () => {})
  }, [source, hasName, state.isReady])
  const last = state.lines.at(-1)
  const title = words.say('talk.title')
  return (
    <>
      {hasName ? (
        <Fold
          name="notes"
          sign="pencil"
          title={words.say('notes.title')}
          about={kept.split('\n')[0]}
          open={open === 'notes'}
          onOpen={(isOpen) => onOpen(isOpen ? 'notes' : null)}
        >
          <NotesPanel source={source} isLocal={false} onText={setKept} />
        </Fold>
      ) : null}
      {isOff ? null : (
        <Fold
          name="talk"
          sign="talk"
          title={title}
          {...(open === 'talk' ? {} : { label: words.say('talk.open', { title, count: unread }) })}
          about={
            last === undefined
              ? null
              : words.say('talk.heard', {
                  name: isMine(last) ? words.say('talk.you') : last.name,
                  said: saidIn(words, last),
                })
          }
          count={unread}
          open={open === 'talk'}
          onOpen={(isOpen) => onOpen(isOpen ? 'talk' : null)}
        >
          <TalkPanel
            {...{ client, state, newAfter }}
            table={seen.id}
            amWatching={seen.viewer === 'spectator' && seen.stage === 'playing'}
          />
        </Fold>
      )}
    </>
  )
}

function useTalk(
  wire: Wire,
  { stage, viewer }: Seen,
): { readonly client: TalkClient; readonly state: TalkState } {
  const [client] = useState(() => new TalkClient(wire))
  useEffect(() => client.start(), [client])
  // At the end players may read what watchers said; who sits down reads as a player.
  const [before] = useState({ stage, viewer })
  useEffect(() => {
    if (before.stage === stage && before.viewer === viewer) return
    Object.assign(before, { stage, viewer })
    client.listenAgain()
  }, [client, before, stage, viewer])
  return { client, state: useSyncExternalStore(client.subscribe, client.now) }
}

/** How many lines of others are new, and where they began when the talk was opened. */
function useRead(
  table: string,
  { lines }: TalkState,
  isRead: boolean,
): { readonly unread: number; readonly newAfter: number } {
  const [read, setRead] = useState(() => readUpTo(table))
  const [newAfter, setNewAfter] = useState(read)
  const last = lines.at(-1)?.n ?? 0
  useEffect(() => {
    if (!isRead) return setNewAfter(read)
    if (last <= read) return undefined
    markRead(table, last)
    return setRead(last)
  }, [isRead, last, read, table])
  return { unread: lines.filter((line) => line.n > read && !isMine(line)).length, newAfter }
}

/** Says new lines of others to screen readers, and makes a sound, where this person wants it. */
function Aloud({ state: { lines, isReady } }: { readonly state: TalkState }): ReactElement {
  const words = useWords()
  const aloud = useSettings(({ talkAloud }) => talkAloud)
  const [said, setSaid] = useState('')
  const heard = useRef<number>(undefined)
  const last = lines.at(-1)
  useEffect(() => {
    if (!isReady) return
    const isNew = heard.current !== undefined && last !== undefined && last.n > heard.current && !isMine(last)
    heard.current = Math.max(heard.current ?? 0, last?.n ?? 0)
    if (!isNew) return
    playSound('card')
    setSaid(words.say('talk.heard', { name: last.name, said: saidIn(words, last) }))
  }, [last, isReady, words])
  return (
    <Hidden>
      <span role="status" data-aloud>
        {aloud ? said : ''}
      </span>
    </Hidden>
  )
}
