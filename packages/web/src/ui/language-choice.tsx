import { LANGUAGES } from '@benben/words/languages'
import { useState, type ReactElement } from 'react'
import { switchLanguage } from '../app/switch-language.ts'
import { useWords } from '../app/words.ts'
import { Choice } from './choice.tsx'

/** By code, each as those who speak it call it. */
const NAMES = Object.entries(LANGUAGES).map(([code, { name }]) => [code, name] as const)

const CODES = NAMES.map(([code, name]) => [code, name, code.toUpperCase()] as const)

/** The languages, of which one is spoken; by their codes where there is little room. */
export function LanguageChoice({ codes = false }: { readonly codes?: boolean }): ReactElement | null {
  const words = useWords()
  const [failed, setFailed] = useState(false)
  if (NAMES.length < 2) return null
  return (
    <>
      <Choice
        legend={words.say('web.option.language')}
        value={words.locale}
        onChange={(code) =>
          void switchLanguage(code).then(
            () => setFailed(false),
            () => setFailed(true),
          )
        }
        options={codes ? CODES : NAMES}
      />
      {failed ? <p role="alert">{words.say('web.option.language.failed')}</p> : null}
    </>
  )
}
