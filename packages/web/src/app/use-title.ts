import { useEffect } from 'react'
import { useWords } from './words.ts'

/** The title of the document while a page is shown. */
export function useTitle(title: string): void {
  const words = useWords()
  useEffect(() => {
    document.title = title
    return () => {
      document.title = words.say('web.name')
    }
  }, [words, title])
}
