import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../app/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { saveFile } from '../../ui/save-as.ts'
import { useCopy } from '../../ui/use-copy.ts'
import { useMedia } from '../../ui/use-media.ts'
import { finished, rename } from './draft.ts'
import { useFormModel } from './form-context.ts'
import styles from './form-tools.module.css'
import { usePlayWith } from './keep.ts'
import { sharedAddress } from './shared-address.ts'

/** Below this the bar has room for the name and for playing only. */
const NARROW = '(max-width: 1099px)'

interface ToolsProps {
  readonly id: string
  readonly isSaved: boolean
}

/** The name of the edition, and what can be done with it: play, share, save. */
export function FormTools({ id, isSaved }: ToolsProps): ReactElement {
  const words = useWords()
  const play = usePlayWith()
  const isNarrow = useMedia(NARROW)
  const { state, advice, change } = useFormModel()
  return (
    <div className={styles.tools}>
      <input
        className={styles.name}
        value={state.history.now.edition.name}
        maxLength={60}
        aria-label={words.say('edition.form.name')}
        onChange={({ currentTarget: { value } }) =>
          change((form) => ({ ...form, history: rename(form.history, value) }))
        }
      />
      {isNarrow ? null : (
        <>
          <Saved isSaved={isSaved} />
          <Handing />
        </>
      )}
      <Button look="primary" disabled={advice.faults.length > 0} onClick={() => play(id)} data-play-edition>
        {words.say('edition.form.play')}
      </Button>
    </div>
  )
}

/** What the bar has no room for, below the fields. */
export function MoreTools({ isSaved }: Pick<ToolsProps, 'isSaved'>): ReactElement | null {
  const isNarrow = useMedia(NARROW)
  return isNarrow ? (
    <section className={styles.more}>
      <Handing />
      <Saved isSaved={isSaved} />
    </section>
  ) : null
}

function Saved({ isSaved }: Pick<ToolsProps, 'isSaved'>): ReactElement {
  const words = useWords()
  return (
    <small role="status" className={styles.saved}>
      {words.say(isSaved ? 'edition.form.saved' : 'edition.form.not-saved')}
    </small>
  )
}

/** The way to the other editions, and how to hand this one over. */
function Handing(): ReactElement {
  const words = useWords()
  const { state, advice } = useFormModel()
  const [link, setLink] = useState('')
  const { now } = state.history
  const isFine = advice.faults.length === 0
  return (
    <>
      <Link href="/editions/tekhenu" className={buttonClass()}>
        {words.say('edition.form.all')}
      </Link>
      <Button
        icon="link"
        disabled={!isFine}
        onClick={() => void sharedAddress(finished(now)).then(setLink)}
        data-share
      >
        {words.say('edition.form.share')}
      </Button>
      <Button disabled={!isFine} onClick={() => exportFile(finished(now))} data-export>
        {words.say('edition.form.export')}
      </Button>
      <ShareDialog link={link} onClose={() => setLink('')} />
    </>
  )
}

/** The file that docs/formats.md describes. */
function exportFile(edition: { readonly name: string }): void {
  const name = edition.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  const text = `${JSON.stringify(edition, undefined, 2)}\n`
  saveFile(`${name || 'edition'}.json`, new Blob([text], { type: 'application/json' }))
}

function ShareDialog({
  link,
  onClose,
}: {
  readonly link: string
  readonly onClose: () => void
}): ReactElement {
  const words = useWords()
  const { outcome, copy, reset } = useCopy(() => link)
  return (
    <Dialog
      title={words.say('edition.form.share')}
      open={link !== ''}
      onClose={() => {
        reset()
        onClose()
      }}
    >
      <div className={styles.share}>
        <label>
          {words.say('edition.form.link')}
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} data-link />
        </label>
        <Button look="primary" icon="link" onClick={copy}>
          {words.say(outcome === 'copied' ? 'edition.form.copied' : 'edition.form.copy')}
        </Button>
        <p role="status">{outcome === 'failed' ? words.say('edition.form.not-copied') : ''}</p>
      </div>
    </Dialog>
  )
}
