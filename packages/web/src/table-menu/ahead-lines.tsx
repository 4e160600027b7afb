import type { Fault } from '@benben/kernel'
import { LASTINGS, PATHS, type AheadAnswer, type Lasting } from '@benben/protocol'
import type { Key } from '@benben/words'
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { sayProblem } from '../session/say.ts'
import type { Seen } from '../session/session.ts'
import { ApiError, callApi } from '../store/api.ts'
import { Choice } from '../ui/choice.tsx'
import { MenuLine } from './menu-line.tsx'
import styles from './menu-lines.module.css'

const ASK = 'ask'

const NONE: AheadAnswer = { offered: [], given: {} }

/** The answers of a seat as the server has them, and what sets all of them. */
function useAhead(table: string) {
  const [answers, setAnswers] = useState(NONE)
  const [fault, setFault] = useState<Fault>()
  const ask = useCallback(
    async (given?: AheadAnswer['given']): Promise<void> => {
      try {
        setAnswers(await callApi(PATHS.ahead(table), given && { given }, 'PUT'))
        setFault(undefined)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFault(error.fault)
      }
    },
    [table],
  )
  useEffect(() => void ask(), [ask])
  return { answers, fault, ask }
}

/** What this seat answers before it is asked; nothing where nothing can be answered so. */
export function AheadLines({ seen: { id, game } }: { readonly seen: Seen }): ReactElement | null {
  const words = useWords()
  const {
    answers: { offered, given },
    fault,
    ask,
  } = useAhead(id)
  const give = (answer: string, lasting: Lasting | typeof ASK): void => {
    const { [answer]: _, ...others } = given
    void ask(lasting === ASK ? others : { ...others, [answer]: lasting })
  }
  if (offered.length === 0) return null
  const options = ([ASK, ...LASTINGS] as const).map((each) => [each, words.say(`ahead.${each}`)] as const)
  return (
    <>
      <h3 className={styles.part}>{words.say('ahead.title')}</h3>
      <p className={styles.about}>
        {words.say('ahead.about')} {words.say('ahead.undo')}
      </p>
      {offered.map((answer) => {
        const title = words.say(`${game}.ahead.${answer}` as Key)
        const about = words.say(`${game}.ahead.${answer}.about` as Key)
        return (
          <MenuLine key={answer} icon="hourglass" title={title} about={about}>
            <div className={styles.wide} data-ahead={answer}>
              <Choice
                legend={title}
                options={options}
                value={given[answer] ?? ASK}
                onChange={(lasting) => give(answer, lasting)}
              />
            </div>
          </MenuLine>
        )
      })}
      <p role="status">{fault === undefined ? '' : sayProblem(words, fault)}</p>
    </>
  )
}
