import { PATHS, type NewShareAnswer, type ShareInfo, type SharesAnswer } from '@benben/protocol'
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { LinkField } from '../pages/link-field.tsx'
import { sayProblem } from '../session/say.ts'
import { ApiError, callApi } from '../store/api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { ReplaySession } from './replay-session.ts'
import styles from './replay.module.css'
import { momentAddress, type Opened } from './source.ts'

interface ShareProps {
  readonly opened: Opened
  readonly session: ReplaySession
}

/** Links to this replay for those who did not play: made and revoked by those who did. */
export function Share({ opened, session }: ShareProps): ReactElement | null {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  if (opened.source.from !== 'table') return null
  return (
    <>
      <Button
        look="bare"
        icon="share"
        label={words.say('replay.share')}
        onClick={() => setOpen(true)}
        data-share
      />
      <Dialog title={words.say('replay.share')} open={isOpen} onClose={() => setOpen(false)}>
        <Links id={opened.source.id} opened={opened} session={session} />
      </Dialog>
    </>
  )
}

function Links({ id, opened, session }: ShareProps & { readonly id: string }): ReactElement {
  const words = useWords()
  const { shares, made, problem, make, revoke } = useShares(id)
  const [hideNames, setHideNames] = useState(false)
  const { seat, all } = session.eyes()
  const address = (secret: string): string =>
    new URL(momentAddress({ from: 'shared', secret }, session.at(), all ? 'all' : seat), location.href).href
  return (
    <>
      <p>{words.say('replay.share.about')}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={hideNames}
          onChange={(event) => setHideNames(event.currentTarget.checked)}
        />
        {words.say('replay.share.hide-names')}
      </label>
      <Button look="primary" icon="link" onClick={() => void make(hideNames)} data-make-share>
        {words.say('replay.share.make')}
      </Button>
      {made === null ? null : <LinkField label={words.say('replay.share.once')} link={address(made)} />}
      <p role="status">{problem}</p>
      <ul className={styles.shares} aria-label={words.say('replay.share.links')}>
        {shares.map((share) => (
          <li key={share.id}>
            <span>{said(words, share, opened)}</span>
            <Button onClick={() => void revoke(share.id)} data-revoke>
              {words.say('replay.share.revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

const said = (words: ReturnType<typeof useWords>, { by, created, hideNames }: ShareInfo, { seats }: Opened) =>
  words.say('replay.share.by', {
    who: seats[by]?.name ?? '',
    when: new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(created),
    names: hideNames ? 'hidden' : 'shown',
  })

/** The links of a match; the secret of the one that was made here is known until the dialog closes. */
function useShares(id: string) {
  const words = useWords()
  const [shares, setShares] = useState<readonly ShareInfo[]>([])
  const [made, setMade] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const attempt = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setProblem(sayProblem(words, error.fault))
      }
    },
    [words],
  )
  useEffect(() => {
    void attempt(async () => {
      const known = await callApi<SharesAnswer>(PATHS.shares(id))
      setShares(known.shares)
    })
  }, [attempt, id])
  const make = (hideNames: boolean): Promise<void> =>
    attempt(async () => {
      const { share, secret } = await callApi<NewShareAnswer>(PATHS.shares(id), { hideNames })
      setShares((known) => [...known, share])
      setMade(secret)
    })
  const revoke = (share: string): Promise<void> =>
    attempt(async () => {
      const left = await callApi<SharesAnswer>(PATHS.oneShare(id, share), {}, 'DELETE')
      setShares(left.shares)
      setMade(null)
    })
  return { shares, made, problem, make, revoke }
}
