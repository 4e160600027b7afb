import type { Key } from '@benben/words'
import { Suspense, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Kepi } from './kepi.tsx'
import type { Lit } from './lit.ts'
import { bubblePlace, dockOf, type Dock, type Spot } from './place.ts'
import styles from './lesson.module.css'

interface BubbleProps {
  readonly chapter: Key
  readonly text: Key
  readonly picture: ReactNode
  /** What is said of the part that was touched. */
  readonly told: Key | null
  /** The answer to a touch beside what is lit. */
  readonly answer: Key | null
  readonly lit: Lit
  readonly children: ReactNode
}

/** What Kepi says, beside what is lit; on a phone where the prompt stands. */
export function Bubble({ chapter, text, picture, told, answer, lit, children }: BubbleProps): ReactElement {
  const words = useWords()
  const ref = useRef<HTMLElement>(null)
  const [at, setAt] = useState<Spot>()
  const [dock, setDock] = useState<Dock>('bottom')
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = ref.current!
    const screen = { width: innerWidth, height: innerHeight }
    setAt(bubblePlace(lit.boxes, lit.around, { width, height }, screen))
    setDock(lit.below === null ? dockOf(lit.boxes, { width, height }, screen) : lit.below ? 'top' : 'bottom')
    ref.current!.parentElement!.style.setProperty('--sheet', `${height}px`)
  }, [lit, text, told, answer])
  return (
    <section
      ref={ref}
      className={styles.bubble}
      style={at}
      aria-label={words.say('lesson.guide')}
      data-bubble
      data-dock={dock}
    >
      <div className={styles.kepi}>
        <Kepi size={56} />
      </div>
      <header>
        <b>{words.say('lesson.guide')}</b>
        <small>{words.say(chapter)}</small>
      </header>
      <p role="status" className={styles.text} data-lesson-text>
        {words.say(text)}
      </p>
      <Suspense fallback={null}>{picture}</Suspense>
      {told === null ? null : (
        <p role="status" className={styles.told} data-told>
          {words.say(told)}
        </p>
      )}
      {answer === null || told !== null ? null : (
        <p role="alert" className={styles.answer}>
          {words.say(answer)}
        </p>
      )}
      {children}
    </section>
  )
}
