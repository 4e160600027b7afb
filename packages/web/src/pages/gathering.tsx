import type { Seat } from '@benben/kernel'
import type { PeopleAnswer, PoolInfo } from '@benben/protocol'
import { refusal } from '@benben/words'
import { lazy, Suspense, useEffect, useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { PaceAgree } from '../clock/pace-agree.tsx'
import { PaceTerms } from '../clock/pace-terms.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { nameProblem } from '../session/nickname.ts'
import { sayProblem } from '../session/say.ts'
import type { Outcome, SeatSeen, Seen, Session } from '../session/session.ts'
import { fetchPeople } from '../store/results.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { SideSlot } from '../ui/side-slot.tsx'
import styles from './gathering.module.css'
import join from './join.module.css'
import { LinkField } from './link-field.tsx'
import { gameName } from './names.ts'
import { SeatActs, TableActs, useAct } from './gathering-acts.tsx'
import { Terms } from './terms.tsx'

const PaceChange = lazy(() =>
  import('../clock/pace-change.tsx').then((part) => ({ default: part.PaceChange })),
)

const SIGNS = {
  me: 'people',
  guest: 'people',
  bot: 'bot',
  automaton: 'obelisk',
  open: 'seat',
} as const satisfies Record<SeatSeen['kind'], IconName>

interface GatheringProps {
  readonly session: Session
  readonly seen: Seen
}

/** A table online while it gathers: who sits there, and how a friend comes to it. */
export function Gathering({ session, seen }: GatheringProps): ReactElement {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const [wasOwner] = useState(seen.owner)
  const isHandedOver = seen.owner && !wasOwner
  const mine = seen.seats.findIndex(({ kind }) => kind === 'me')
  const seated = mine >= 0
  const act = useAct({ session, onProblem: setProblem })
  const agree = (): void => void session.sitDown(mine, seen.seats[mine]!.name)
  const open = seen.seats.findIndex(({ kind }) => kind === 'open')
  return (
    <main className={styles.page}>
      <h2>{words.say('web.gathering', { game: gameName(words, seen.game) })}</h2>
      <p>{words.say('web.gathering.about')}</p>
      {isHandedOver ? (
        <p role="status" data-yours>
          {words.say('company.yours')}
        </p>
      ) : null}
      {seen.goesOn ? <p data-goes-on>{words.say('company.goes-on')}</p> : null}
      <div className={styles.columns}>
        <div>
          <Seats session={session} seen={seen} onProblem={setProblem} />
          <Terms seen={seen} />
          <PaceTerms seen={seen} />
          {seen.owner ? (
            <Suspense>
              <PaceChange seen={seen} onAct={act} />
            </Suspense>
          ) : null}
        </div>
        <div className={styles.come}>
          {mine >= 0 && seen.seats[mine]!.ready === false ? <PaceAgree onAgree={agree} /> : null}
          {seated ? (
            <LinkField label={words.say('web.link')} />
          ) : open < 0 ? (
            <p>{words.say('web.gathering.full')}</p>
          ) : (
            <SitDown session={session} seat={open} onProblem={setProblem} />
          )}
          <p role="status" className={join.problem}>
            {problem}
          </p>
          {seated ? <TableActs session={session} seen={seen} onProblem={setProblem} /> : null}
          <SideSlot />
        </div>
      </div>
    </main>
  )
}

interface SeatsProps extends GatheringProps {
  readonly onProblem: (problem: string) => void
}

/** Who sits where, and what whoever made the table can do about it. */
function Seats({ session, seen, onProblem }: SeatsProps): ReactElement {
  const words = useWords()
  const people = usePeople(seen)
  return (
    <ul className={styles.seats}>
      {seen.seats.map((seat, i) => (
        <li key={i}>
          <Icon name={SIGNS[seat.kind]} />
          <b>{seat.kind === 'open' ? words.say('web.seat.open') : seat.name}</b>
          <Standing pool={people[i]} />
          <span>{words.say(`web.sits.${howSits(seat)}`)}</span>
          {seen.owner ? <SeatActs session={session} seat={seat} at={i} onProblem={onProblem} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** A guest may have closed the page, and whoever is invited to a rematch may not know of it yet. */
const howSits = ({ kind, connected, elsewhere, ready }: SeatSeen) =>
  kind !== 'guest'
    ? kind
    : ready === false
      ? 'invited'
      : connected && elsewhere === undefined
        ? 'guest'
        : 'away'

/** What those at the table show of themselves. */
function usePeople({ id, seats }: Seen): PeopleAnswer['seats'] {
  const [people, setPeople] = useState<PeopleAnswer['seats']>([])
  const names = seats.map(({ name }) => name).join('\n')
  useEffect(() => {
    // Whoever cannot see it plays without.
    fetchPeople(id).then(setPeople, () => undefined)
  }, [id, names])
  return people
}

function Standing({ pool }: { readonly pool: PoolInfo | null | undefined }): ReactElement | null {
  const words = useWords()
  const rating = pool?.rating
  if (rating === null || rating === undefined) return null
  const rounded = { rating: words.number(rating.rating), deviation: words.number(rating.deviation) }
  return <span data-rating>{words.say('web.rating', rounded)}</span>
}

interface SitDownProps {
  readonly session: Session
  readonly seat: Seat
  /** Says why it did not work; nothing where it did. */
  readonly onProblem: (problem: string) => void
}

/** A name, and with it a seat. */
function SitDown({ session, seat, onProblem }: SitDownProps): ReactElement {
  const words = useWords()
  const { name, change } = useSettings()
  const [typed, setTyped] = useState(name)
  const whyNot = (outcome: Outcome): string =>
    outcome.ok
      ? ''
      : outcome.refusal === undefined
        ? sayProblem(words, outcome.problem)
        : refusal(words, outcome.refusal)
  const sit = (event: FormEvent): void => {
    event.preventDefault()
    const chosen = typed.trim()
    const wrong = chosen === '' ? words.say('web.name.missing') : nameProblem(words, chosen)
    onProblem(wrong)
    if (wrong !== '') return
    change({ name: chosen })
    void session.sitDown(seat, chosen).then((outcome) => onProblem(whyNot(outcome)))
  }
  return (
    <form onSubmit={sit} className={styles.link}>
      <label className={join.field}>
        {words.say('web.name.label')}
        <input
          value={typed}
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button look="primary" type="submit" icon="seat">
        {words.say('web.sit')}
      </Button>
    </form>
  )
}
