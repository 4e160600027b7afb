import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react'
import type { TableProps } from '../app/registry.ts'
import { whoOf } from '../session/say.ts'
import { RuleLink } from '../ui/help.tsx'
import { WhyLast } from '../ui/why.tsx'
import styles from './text-table.module.css'

/** The log is one stop for the tab key; arrows go from sentence to sentence. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === event.target)
  const to =
    event.key === 'ArrowUp'
      ? (at < 0 ? links.length : at) - 1
      : event.key === 'ArrowDown' && at >= 0
        ? at + 1
        : undefined
  if (to === undefined) return
  event.preventDefault()
  ;(links[to] ?? event.currentTarget).focus()
}

/** Everything that happened, in sentences, each of which leads to its rule; what is new is read aloud. */
export function TextLog({
  game,
  seen,
  speech,
  words,
  labelledBy,
}: TableProps & { readonly labelledBy: string }): ReactElement {
  const who = whoOf(seen)
  const ref = useRef<HTMLDivElement>(null)
  const many = seen.log.length
  const { decided } = seen
  const since =
    decided === null
      ? undefined
      : seen.log.find(
          ({ n, event }) => n >= decided && speech.log(words, event, who, seen.view) !== undefined,
        )?.n
  // The newest line is the one to read; whoever scrolls back does so after it has come.
  useEffect(() => {
    const log = ref.current
    if (log !== null) log.scrollTop = log.scrollHeight
  }, [many])
  return (
    <>
      <div
        ref={ref}
        className={styles.log}
        role="log"
        aria-live="polite"
        aria-labelledby={labelledBy}
        tabIndex={0}
        onKeyDown={walk}
      >
        <ol>
          {seen.log.flatMap(({ n, event }) => {
            const line = speech.log(words, event, who, seen.view)
            return line === undefined
              ? []
              : [
                  <li key={n} data-since={n === since || undefined}>
                    {n === since ? <b>{words.say('web.stepper.news')}: </b> : null}
                    <Told game={game.id} rule={speech.ruleOf?.(event)} line={line} />
                  </li>,
                ]
          })}
        </ol>
      </div>
      <WhyLast />
    </>
  )
}

interface ToldProps {
  readonly game: string
  /** Where the rules explain it; undefined where a game has no book. */
  readonly rule: string | undefined
  readonly line: string
}

/** The sentence is the link, so that nothing more is read aloud. */
const Told = ({ game, rule, line }: ToldProps): ReactElement =>
  rule === undefined ? (
    <>{line}</>
  ) : (
    <RuleLink game={game} to={rule} className={styles.told} quiet>
      {line}
    </RuleLink>
  )
