import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { lastSeenOf } from '../session/last-table.ts'
import { buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { BookContext, hrefOf, useBook } from './book-context.tsx'
import { BookAside, BookView, Trail } from './book-view.tsx'
import type { GameRules } from './game-rules.ts'
import styles from './help-dialog.module.css'
import { Legend } from './legend.tsx'
import { useRules } from './load-rules.ts'
import { Search } from './search.tsx'

interface HelpProps {
  readonly game: string
  /** '' for signs and keys, else a place in the rules. */
  readonly address: string
  readonly onGo: (address: string) => void
  readonly onClose: () => void
}

/** Help over a table, which stays as it is: signs and keys, or a page of the rules. */
export function HelpDialog({ game, address, onGo, onClose }: HelpProps): ReactElement | null {
  const rules = useRules(game)
  return rules === undefined || rules === null ? null : (
    <Opened {...{ rules, game, address, onGo, onClose }} />
  )
}

function Opened({
  rules,
  game,
  address,
  onGo,
  onClose,
}: HelpProps & { readonly rules: GameRules }): ReactElement {
  const words = useWords()
  const printed = lastSeenOf(game)?.printed
  const open = useMemo(
    () => ({ rules, book: rules.book, words, printed, go: onGo }),
    [rules, words, printed, onGo],
  )
  return (
    <BookContext value={open}>
      <Dialog title={words.say(address === '' ? 'rules.help' : 'rules.title')} open wide onClose={onClose}>
        <rules.Sheet />
        <div className={styles.tools}>
          <Search key={address} />
          <Link
            href={hrefOf(game, address === '' ? 'game' : address)}
            className={buttonClass()}
            data-all-rules
          >
            {words.say('rules.help.all')}
          </Link>
        </div>
        {address === '' ? <Legend /> : <BookPage address={address} />}
      </Dialog>
    </BookContext>
  )
}

/** A page of the rules inside the dialog; each begins at its top. */
function BookPage({ address }: { readonly address: string }): ReactElement {
  const { go, words } = useBook()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.closest('dialog')?.scrollTo({ top: 0 })
    // The dialog is opened by an effect after this one, and focuses its first button.
    queueMicrotask(() => top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }))
  }, [address])
  return (
    <div ref={top} className={styles.page} data-help-page={address}>
      <div>
        <Trail address={address} />
        <BookView address={address} />
        <p className={styles.back}>
          <button type="button" className={buttonClass('bare')} onClick={() => go('')}>
            {words.say('rules.help')}
          </button>
        </p>
      </div>
      <BookAside address={address} />
    </div>
  )
}
