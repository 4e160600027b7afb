import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { entryOf } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { botName } from '../session/bot-name.ts'
import { putSave } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { playOnFrom, seatsFor } from './play-on.ts'
import type { ReplaySession } from './replay-session.ts'
import styles from './replay.module.css'
import type { Opened } from './source.ts'
import { WithFriends } from './with-friends.tsx'

/** What if? From this moment on against bots, in a match of its own. */
export function PlayOn({
  opened,
  session,
}: {
  readonly opened: Opened
  readonly session: ReplaySession
}): ReactElement | null {
  const { match, seats, me, record } = opened
  const words = useWords()
  const [, go] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [seat, setSeat] = useState(String(me ?? 0))
  const { bots = [] } = entryOf(match.game.id) ?? {}
  const [bot, setBot] = useState(bots[0] ?? '')
  const name = useSettings((settings) => settings.name)
  const automata = match.game.automata?.(match.terms.options) ?? []
  const { toAct } = session.now()
  // Who sits at a running match plays on from their own seat: the others' cards stay theirs.
  const mine = seats.flatMap((each, i) =>
    automata[i] === undefined && (match.result !== undefined || each.kind === 'me')
      ? [[String(i), each.name] as const]
      : [],
  )
  if (mine.length === 0) return null
  const begin = async (): Promise<void> => {
    const id = crypto.randomUUID()
    const saved = seatsFor(match.terms.names, automata, Number(seat), name, bot)
    await putSave(playOnFrom({ match, record, at: session.at(), seats: saved }, id, Date.now()))
    go(`/play/${id}`)
  }
  return (
    <>
      <Button
        look="primary"
        icon="play"
        disabled={toAct.length === 0}
        onClick={() => setOpen(true)}
        data-play-on
      >
        {words.say('replay.play-on')}
      </Button>
      <Dialog title={words.say('replay.play-on')} open={isOpen} onClose={() => setOpen(false)}>
        <p>{words.say('replay.play-on.about')}</p>
        <h3 className={styles.legend}>{words.say('replay.play-on.seat')}</h3>
        <Choice legend={words.say('replay.play-on.seat')} options={mine} value={seat} onChange={setSeat} />
        <h3 className={styles.legend}>{words.say('replay.play-on.bot')}</h3>
        <Choice
          legend={words.say('replay.play-on.bot')}
          options={bots.map((each) => [each, botName(words, each)] as const)}
          value={bot}
          onChange={setBot}
        />
        <Button look="primary" icon="play" onClick={() => void begin()} data-begin>
          {words.say('replay.play-on.begin')}
        </Button>
        <WithFriends opened={opened} at={session.at()} seat={Number(seat)} />
      </Dialog>
    </>
  )
}
