import { readDecision, type Refusal } from '@benben/kernel'
import { use, useId, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { entryOf, type TableProps } from '../app/registry.ts'
import { useKeptFilm } from '../replay/keep-film.ts'
import { sayOutcome, whoOf } from '../session/say.ts'
import type { Outcome } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { EndActions } from '../ui/end-actions.tsx'
import { GoOn } from '../ui/go-on.tsx'
import { usePromptSlot } from '../ui/prompt-slot.ts'
import { RuleLink } from '../ui/help.tsx'
import { questionAddress, refusalAddress } from '../ui/rule-address.ts'
import { hear, type Heard } from './hear.ts'
import { TextLog } from './text-log.tsx'
import { SideSlot } from '../ui/side-slot.tsx'
import { TextSections } from './text-sections.tsx'
import styles from './text-table.module.css'

const texts = new Map<string, Promise<void> | undefined>()

/** Suspends until tables of this game can be read as text. */
function useText(game: string): void {
  if (!texts.has(game)) texts.set(game, entryOf(game)?.text?.())
  const text = texts.get(game)
  if (text !== undefined) use(text)
}

/**
 * The table as text: takes exactly what a picture of it takes, and says everything in the words of the terminal. What
 * is asked comes first, then every move as a button, then what happened, then the whole table.
 */
export function TextTable(props: TableProps): ReactElement {
  const { session, seen, words } = props
  useText(seen.game)
  useKeptFilm(seen)
  const [, go] = useLocation()
  const [answer, setAnswer] = useState<Told>({ lines: [] })
  const log = useRef<HTMLElement>(null)
  const table = useRef<HTMLElement>(null)
  const headings = { asked: useId(), log: useId(), table: useId() }
  const { decision } = seen

  const tell = (outcome: Outcome): void => setAnswer(toldOf(props, outcome))
  const play = (move: string): void => void session.play(move).then(tell)
  const undo = (): void => void session.undo().then(tell)

  const obey = (line: string): void => {
    // An empty line continues an automaton's turn, or ends a finished turn.
    if (line.trim() === '' && seen.step !== null) return void session.nextStep().then(tell)
    const heard = hear(line, props)
    if (heard.kind === 'play') return play(heard.move)
    if (heard.kind === 'say') return setAnswer(heard)
    return commands[heard.kind]()
  }
  const commands: Record<Exclude<Heard['kind'], 'play' | 'say'>, () => void> = {
    undo,
    back: () => void session.closeCurtain(),
    quit: () => go('/'),
    log: () => log.current?.focus(),
    table: () => table.current?.focus(),
  }

  return (
    <div className={styles.text}>
      <section aria-labelledby={headings.asked}>
        <h2 id={headings.asked}>{titleOf(props)}</h2>
        <Asked {...props} onOutcome={tell} />
        <CommandLine
          moves={decision?.moves ?? []}
          label={words.say('text.command')}
          send={words.say('text.send')}
          obey={obey}
        />
        <Answer label={words.say('text.answer')} game={props.game.id} {...answer} />
        {seen.canUndo && (
          <Button icon="undo" onClick={undo}>
            {words.say('text.undo')}
          </Button>
        )}
      </section>
      {decision !== null && <Moves {...props} moves={decision.moves} onPlay={play} />}
      <section aria-labelledby={headings.log} tabIndex={-1} ref={log}>
        <h2 id={headings.log}>{words.say('text.log')}</h2>
        <TextLog {...props} labelledBy={headings.log} />
      </section>
      <SideSlot />
      <section aria-labelledby={headings.table} tabIndex={-1} ref={table}>
        <h2 id={headings.table}>{words.say('text.table')}</h2>
        <TextSections {...props} />
      </section>
    </div>
  )
}

/** The result, what is asked, or which step comes; and how the game stands. */
function Asked({
  session,
  seen,
  speech,
  game,
  words,
  onOutcome,
}: TableProps & { readonly onOutcome: (outcome: Outcome) => void }): ReactElement {
  const { result, decision, step, view } = seen
  const who = whoOf(seen)
  const inPlace = usePromptSlot()
  if (inPlace !== null) return <>{inPlace}</>
  return (
    <>
      {result !== null && (
        <>
          <pre className={styles.lines}>{speech.result(words, result, who, view).join('\n')}</pre>
          <div className={styles.actions}>
            <EndActions session={session} />
          </div>
        </>
      )}
      <p role="status" aria-label={words.say('text.asked')}>
        {decision === null
          ? null
          : words.say('text.question', {
              asked: speech.ask(words, readDecision(game, decision), who, view),
              many: decision.moves.length,
            })}
      </p>
      {decision !== null && hasRules(game.id) ? (
        <p>
          <RuleLink game={game.id} to={questionAddress(decision.question.code)}>
            {words.say('web.rule')}
          </RuleLink>
        </p>
      ) : null}
      {step !== null && (
        <p>{speech.ask(words, { ...step, owed: true, moves: [], refusals: [] }, who, view)}</p>
      )}
      <GoOn session={session} seen={seen} onOutcome={onOutcome} />
      {result === null && (
        <ul className={styles.course}>
          {speech.course(words, view, who).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The answer to a line or a move, and the refusal behind it, which a rule explains. */
interface Told {
  readonly lines: readonly string[]
  readonly refusal?: Refusal
}

/** What there is to say about how something went. */
function toldOf(props: TableProps, outcome: Outcome): Told {
  const problem = sayOutcome(props, outcome)
  const refusal = outcome.ok ? undefined : outcome.refusal
  return { lines: problem === undefined ? [] : [problem], ...(refusal === undefined ? {} : { refusal }) }
}

interface AnswerProps extends Told {
  readonly label: string
  readonly game: string
}

const Answer = ({ label, game, lines, refusal }: AnswerProps): ReactElement => (
  <div role="status" aria-label={label} className={styles.answer}>
    {lines.map((line, i) => (
      <p key={i}>{line}</p>
    ))}
    {refusal?.code.startsWith(`${game}.`) === true && hasRules(game) ? (
      <RuleLink game={game} to={refusalAddress(refusal)} />
    ) : null}
  </div>
)

const hasRules = (game: string): boolean => entryOf(game)?.rules !== undefined

function Moves({
  seen,
  speech,
  words,
  moves,
  onPlay,
}: TableProps & {
  readonly moves: readonly string[]
  readonly onPlay: (move: string) => void
}): ReactElement {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{words.say('web.moves', { many: moves.length })}</h2>
      <ul className={styles.moves}>
        {(speech.bestFirst?.(moves, seen.view) ?? moves).map((move) => (
          <li key={move}>
            <button type="button" data-move={move} onClick={() => onPlay(move)}>
              <b translate="no">{move}</b>: {speech.move(words, move, seen.view)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleOf({ words, seen }: TableProps): string {
  const { result, decision, step, seats } = seen
  if (result !== null) return words.say('text.over')
  if (decision !== null) return words.say('text.asked')
  return step === null
    ? words.say('text.wait')
    : words.say('text.step', { who: seats[step.seat]?.name ?? '' })
}

interface CommandLineProps {
  readonly moves: readonly string[]
  readonly label: string
  readonly send: string
  readonly obey: (line: string) => void
}

/** One line to type in, with the legal moves as suggestions. */
function CommandLine({ moves, label, send, obey }: CommandLineProps): ReactElement {
  const [line, setLine] = useState('')
  const ids = { field: useId(), list: useId() }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    obey(line)
    setLine('')
  }
  return (
    <form className={styles.command} onSubmit={submit}>
      <label htmlFor={ids.field}>{label}</label>
      <input
        id={ids.field}
        list={ids.list}
        value={line}
        onChange={(event) => setLine(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <datalist id={ids.list}>
        {moves.map((move) => (
          <option key={move} value={move} />
        ))}
      </datalist>
      <Button look="primary" type="submit">
        {send}
      </Button>
    </form>
  )
}
