import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { TopBar } from '../ui/top-bar.tsx'
import { Message } from './message.tsx'

/** The 404 page. */
export function LostPage(): ReactElement {
  const words = useWords()
  return (
    <>
      <TopBar />
      <Message title={words.say('web.lost')}>{words.say('web.lost.about')}</Message>
    </>
  )
}
