import type { Game } from '@benben/kernel'
import { Suspense, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { lazyWith, useWords } from '../app/words.ts'
import { sayProblem, whoOf } from '../session/say.ts'
import { botName } from '../session/bot-name.ts'
import type { Outcome, Seen, Session } from '../session/session.ts'
import { incidentLines } from '../session/absence.ts'
import { endsWithout, offersOf, votesFor } from '../session/votes.ts'
import { STAND_IN } from '../session/stand-in.ts'
import { LinkField } from '../pages/link-field.tsx'
import { Terms } from '../pages/terms.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { ReportBug } from '../replay/report.tsx'
import { whenOf } from '../ui/when.ts'
import { MenuLine } from './menu-line.tsx'
import styles from './menu-lines.module.css'

const LoadedPace = lazyWith(['pace'], async () => (await import('../clock/pace-terms.tsx')).PaceTerms)
const NotesLine = lazyWith(['talk'], async () => (await import('../talk/notes-line.tsx')).NotesLine)

const AheadLines = lazyWith(['ahead'], async () => (await import('./ahead-lines.tsx')).AheadLines)

/** Online they stand beside the talk. */
const Notes = ({ seen }: { readonly seen: Seen }): ReactElement => (
  <Suspense fallback={null}>
    <NotesLine seen={seen} />
  </Suspense>
)

/** Of games that ask people outside their turn. */
const Ahead = ({ seen, game }: Pick<MenuProps, 'seen' | 'game'>): ReactElement | null =>
  game.ahead === undefined ? null : (
    <Suspense fallback={null}>
      <AheadLines seen={seen} />
    </Suspense>
  )

/** Below what can be done: nobody opens the menu only to read it. */
const PaceTerms = ({ seen }: { readonly seen: Seen }): ReactElement | null =>
  seen.pace === null ? null : (
    <Suspense fallback={null}>
      <LoadedPace seen={seen} />
    </Suspense>
  )

export interface MenuProps {
  readonly session: Session
  readonly seen: Seen
  readonly game: Game
  /** Closes the menu. */
  readonly onDone: () => void
}

/** Everything about this table that is no move. Each line says what comes of it. */
export function MenuLines({ session, seen, game, onDone }: MenuProps): ReactElement {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const tell = (outcome: Outcome): void => {
    if (outcome.ok) return setProblem('')
    const { code, params } = outcome.refusal ?? outcome.problem
    return setProblem(sayProblem(words, { code, params }))
  }
  const act = (request: Parameters<Session['act']>[0]): Promise<void> => session.act(request).then(tell)
  const isOnline = seen.connection !== 'local'
  const isPlaying = seen.stage === 'playing' && seen.viewer !== 'spectator'
  const mine = seen.viewer === 'spectator' ? undefined : seen.seats[seen.viewer]
  const atScreen = seen.seats.filter(({ kind }) => kind === 'me').length
  const mayAct = isPlaying && mine?.lost !== true
  return (
    <>
      <h3 className={styles.part}>{words.say('company.this-table')}</h3>
      {isOnline && seen.watchable ? <LinkField label={words.say('web.watch-link.about')} /> : null}
      <Terms seen={seen} />
      <div className={styles.sure}>
        <ReportBug session={session} game={game} />
      </div>
      {isOnline ? null : <Notes seen={seen} />}
      {isPlaying && atScreen === 1 ? (
        <MenuLine
          icon="eye"
          title={words.say('company.look-back')}
          about={words.say('company.look-back.about')}
        >
          <Link
            href={`/replay/${isOnline ? 'table' : 'play'}/${seen.id}`}
            className={buttonClass()}
            data-look-back
          >
            {words.say('company.look-back')}
          </Link>
        </MenuLine>
      ) : null}
      {mayAct && isOnline ? <Away seen={seen} onAct={act} /> : null}
      <h3 className={styles.part}>{words.say('company.leave')}</h3>
      <MenuLine
        icon="leave"
        title={words.say('company.leave-now')}
        about={words.say(`company.leave-now.${isOnline ? 'online' : 'local'}`)}
      >
        <Link href="/" className={buttonClass()}>
          {words.say('company.leave-now')}
        </Link>
      </MenuLine>
      {mayAct && isOnline ? <Offer seen={seen} onAct={act} /> : null}
      {mayAct ? <Concede seen={seen} onConcede={() => void act({ act: 'concede' }).then(onDone)} /> : null}
      <p role="status">{problem}</p>
      {mayAct && isOnline ? <Ahead seen={seen} game={game} /> : null}
      <PaceTerms seen={seen} />
      <Happened seen={seen} />
    </>
  )
}

interface ActProps {
  readonly seen: Seen
  readonly onAct: (request: Parameters<Session['act']>[0]) => Promise<void>
}

/** People who are not connected: the others may let a bot play for them. */
function Away({ seen, onAct }: ActProps): ReactElement | null {
  const words = useWords()
  const votes = votesFor(seen)
  if (votes.length === 0) return null
  return (
    <>
      <h3 className={styles.part}>{words.say('company.away')}</h3>
      {votes.map(({ seat, name, agreed, all, mine, from }) => (
        <MenuLine
          key={seat}
          icon="bot"
          title={words.say('company.take-over', { name })}
          about={
            from === undefined
              ? words.say('company.take-over.about', { name, agreed, all })
              : words.say('company.take-over.later', { name, when: whenOf(words, from, Date.now()) })
          }
        >
          {from === undefined ? (
            <Button
              look={mine ? 'plain' : 'primary'}
              onClick={() => void onAct({ act: 'replace', seat, agreed: !mine })}
            >
              {words.say(mine ? 'company.withdraw' : 'company.agree')}
            </Button>
          ) : null}
        </MenuLine>
      ))}
    </>
  )
}

function Offer({ seen, onAct }: ActProps): ReactElement {
  const words = useWords()
  const { offered, all, mine } = offersOf(seen)
  const label = mine ? 'company.withdraw' : offered > 0 ? 'company.offer.agree' : 'company.offer.yes'
  return (
    <MenuLine
      icon="handshake"
      title={words.say('company.offer')}
      about={words.say('company.offer.about', { all, offered })}
    >
      <Button onClick={() => void onAct({ act: 'offer-end', offered: !mine })} data-offer>
        {words.say(label)}
      </Button>
    </MenuLine>
  )
}

/** Unfolds in place: there is no second window. */
function Concede({ seen, onConcede }: { readonly seen: Seen; readonly onConcede: () => void }): ReactElement {
  const words = useWords()
  const [sure, setSure] = useState(false)
  const about = endsWithout(seen)
    ? words.say('company.concede.ends')
    : words.say('company.concede.bot', { bot: botName(words, STAND_IN) })
  return (
    <MenuLine icon="flag" title={words.say('company.concede')} about={about}>
      {sure ? (
        <div className={`${styles.sure} ${styles.wide}`}>
          <Button className={styles.danger} onClick={onConcede} data-concede>
            {words.say('company.concede.do')}
          </Button>
          <Button onClick={() => setSure(false)}>{words.say('company.concede.not')}</Button>
        </div>
      ) : (
        <Button onClick={() => setSure(true)}>{words.say('company.concede')}</Button>
      )}
    </MenuLine>
  )
}

function Happened({ seen }: { readonly seen: Seen }): ReactElement | null {
  const words = useWords()
  const lines = incidentLines(words, seen.incidents, whoOf(seen))
  if (lines.length === 0) return null
  return (
    <>
      <h3 className={styles.part}>{words.say('company.happened')}</h3>
      <ul className={styles.happened}>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </>
  )
}
