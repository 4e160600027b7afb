import {
  lazy,
  Suspense,
  useEffect,
  useSyncExternalStore,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { entryOf } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Button } from './button.tsx'
import { useKeys } from './keys.ts'

/** Help is loaded when somebody asks for it first. */
const HelpDialog = lazy(() =>
  import('../rules/help-dialog.tsx').then((part) => ({ default: part.HelpDialog })),
)

/** What is asked for: an address in the rules, '' for signs and keys, null for nothing. */
let asked: string | null = null
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Opens the help of this table, at an address of the rules. */
function askHelp(address: string | null): void {
  asked = address
  for (const changed of listeners) changed()
}

interface HelpProps {
  readonly game: string
  /** Without, only the key asks: where another button leads to the rules, or there is no room. */
  readonly button?: boolean
}

/** The button for help, its key, and the help itself; nothing for a game without rules to read. */
export const Help = ({ game, button = true }: HelpProps): ReactElement | null =>
  entryOf(game)?.rules === undefined ? null : <HelpOf game={game} button={button} />

function HelpOf({ game, button }: Required<HelpProps>): ReactElement {
  const words = useWords()
  const address = useSyncExternalStore(subscribe, () => asked)
  useKeys({ '?': () => askHelp('') })
  // What was asked here is not answered on another page.
  useEffect(() => () => askHelp(null), [])
  return (
    <>
      {button ? (
        <Button
          look="bare"
          icon="help"
          label={words.say('web.help')}
          aria-keyshortcuts="?"
          onClick={() => askHelp('')}
          data-help-button
        />
      ) : null}
      {address === null ? null : (
        <Suspense fallback={null}>
          <HelpDialog game={game} address={address} onGo={askHelp} onClose={() => askHelp(null)} />
        </Suspense>
      )}
    </>
  )
}

interface RuleLinkProps {
  readonly game: string
  /** A page of the rules, or a code such as `refusal/no-bread`. */
  readonly to: string
  readonly className?: string | undefined
  /** No stop of the tab key: arrows lead to it. */
  readonly quiet?: boolean
  readonly children?: ReactNode
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** Leads to the rule behind something, over the table; by its address it can be opened anywhere. */
export function RuleLink({ game, to, className, quiet = false, children }: RuleLinkProps): ReactElement {
  const words = useWords()
  return (
    <a
      href={`/rules/${game}/${to}`}
      className={className}
      data-rule={to}
      tabIndex={quiet ? -1 : undefined}
      onClick={(event) => {
        event.stopPropagation()
        // Where nothing shows help over the page, it is a link like any other.
        if (!isPlain(event) || listeners.size === 0) return
        event.preventDefault()
        askHelp(to)
      }}
    >
      {children ?? words.say('web.why')}
    </a>
  )
}
