import type { Reviewed } from '@benben/protocol'
import type { Words } from '@benben/words'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactElement } from 'react'
import { useSearchParams } from 'wouter'
import { SeatShape } from '../analysis/seat-shape.tsx'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import type { Film } from './film.ts'
import type { ReplaySession } from './replay-session.ts'
import { ReviewClient } from './review-client.ts'
import styles from './replay.module.css'

interface TogetherProps {
  readonly film: Film
  readonly session: ReplaySession
}

/** Those who look at a finished match online at the same time: one leads, the others follow. */
export function Together({ film, session }: TogetherProps): ReactElement | null {
  const { source, isOver } = film
  const client = useClient(isOver && source.from === 'table' ? source.id : undefined)
  return client === undefined ? null : <Company client={client} film={film} session={session} />
}

function useClient(table: string | undefined): ReviewClient | undefined {
  const [client, setClient] = useState<ReviewClient>()
  useEffect(() => {
    if (table === undefined) return undefined
    const opened = new ReviewClient(table)
    setClient(opened)
    return () => opened.close()
  }, [table])
  return client
}

function Company({
  client,
  film,
  session,
}: TogetherProps & { readonly client: ReviewClient }): ReactElement | null {
  const words = useWords()
  const state = useSyncExternalStore(client.subscribe, client.now)
  const seen = useSession(session)
  const [asked] = useSearchParams()
  // Whoever comes to a certain moment stays there.
  const [follows, setFollows] = useState(() => !asked.has('at'))
  const leads = state !== undefined && film.me !== undefined && state.leader === film.me
  useShowing(client, session, leads, seen.version)
  useFollowing(session, leads || !follows ? undefined : state?.shown, seen.version, () => setFollows(false))
  if (state === undefined || isAlone(state, film.me)) return null
  const names = state.seats.filter((seat) => seat !== film.me).map((seat) => film.seats[seat]?.name ?? '')
  // Whoever did not play is one of the others.
  const others = state.others - (film.me === undefined ? 1 : 0)
  const leader = state.leader === null ? null : (film.seats[state.leader]?.name ?? '')
  const present = { led: leads || !follows ? null : leader, names, others }
  const who = companySaid(words, present)
  return (
    <section
      className={styles.together}
      aria-label={words.say('replay.together')}
      data-leads={leads}
      data-together
      data-row
      data-yields
    >
      <span className={styles.company} title={who}>
        <Icon name="people" />
        <span className={styles.sentence}>{who}</span>
        <span className={styles.names} aria-hidden="true">
          {shortlySaid(words, present)}
        </span>
      </span>
      {leads ? <HandOver {...{ client, film, state }} view={seen.view} /> : null}
      {leads || leader === null ? null : (
        <Button
          icon={follows ? 'eye' : 'refused'}
          label={words.say(follows ? 'replay.together.alone' : 'replay.together.follow', { who: leader })}
          onClick={() => setFollows(!follows)}
          data-follows={follows}
        />
      )}
    </section>
  )
}

interface Present {
  /** Whom one follows; null for whoever leads, and for whoever looks elsewhere. */
  readonly led: string | null
  readonly names: readonly string[]
  readonly others: number
}

/** Whom one follows, or who else is there. */
function shortlySaid(words: Words, { led, names, others }: Present): string {
  if (led !== null) return words.say('replay.together.following', { who: led })
  return names.length === 0 ? words.number(others) : words.list(names)
}

function companySaid(words: Words, present: Present): string {
  const { led, names, others } = present
  if (names.length === 0) return words.say('replay.together.others', { others })
  if (led === null)
    return words.say('replay.together.who', { who: words.list(names), named: names.length, others })
  const more = names.length - 1 + others
  const first = shortlySaid(words, present)
  return more === 0 ? first : `${first} · ${words.say('replay.together.others', { others: more })}`
}

const isAlone = ({ seats, others }: Reviewed, me: number | undefined): boolean =>
  seats.filter((seat) => seat !== me).length === 0 && others <= (me === undefined ? 1 : 0)

/** The others see what the one who leads sees; whoever is handed the lead goes on from there. */
function useShowing(client: ReviewClient, session: ReplaySession, leads: boolean, version: number): void {
  useEffect(() => {
    if (leads) session.lead()
  }, [session, leads])
  useEffect(() => {
    if (!leads) return
    const tried = session.tried()
    client.show({ at: session.at(), ...session.eyes(), moves: tried === null ? null : [...tried] })
  }, [client, session, leads, version])
}

/** Whoever goes elsewhere by themselves follows no more, so that nobody is fetched back. */
function useFollowing(
  session: ReplaySession,
  shown: Reviewed['shown'] | undefined,
  version: number,
  onLeft: () => void,
): void {
  const what = JSON.stringify(shown ?? null)
  const hasFollowed = useRef(false)
  const left = useEffectEvent(onLeft)
  useEffect(() => {
    const now = JSON.parse(what) as Reviewed['shown']
    if (now !== null) session.follow(now)
    hasFollowed.current = now !== null
  }, [session, what])
  useEffect(() => {
    if (!hasFollowed.current || session.isFollowing()) return
    hasFollowed.current = false
    left()
  }, [session, version])
}

interface HandOverProps {
  readonly client: ReviewClient
  readonly film: Film
  readonly state: Reviewed
  readonly view: unknown
}

/** To each of the others who played; of several each has the shape of its seat. */
function HandOver({ client, film, state, view }: HandOverProps): ReactElement {
  const words = useWords()
  const others = state.seats.filter((seat) => seat !== film.me)
  return (
    <>
      {others.map((seat) => (
        <Button
          key={seat}
          icon="handshake"
          label={words.say('replay.together.hand-over', { who: film.seats[seat]?.name ?? '' })}
          onClick={() => client.handOver(seat)}
          data-hand-over={seat}
        >
          {others.length === 1 ? undefined : <SeatShape look={film.look.seatLook(view, seat)} />}
        </Button>
      ))}
    </>
  )
}
