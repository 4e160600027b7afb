import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Choice } from '../ui/choice.tsx'
import styles from './create.module.css'

interface GameOptionsProps {
  readonly game: string
  readonly options: Record<string, unknown>
  readonly onChange: (options: Record<string, unknown>) => void
}

const RED = ['seed', '0', '1'] as const

/** What can be chosen of a game; the game itself checks it. */
export function GameOptions({ game, options, onChange }: GameOptionsProps): ReactElement | null {
  const words = useWords()
  if (game !== 'aton') return null
  const red = RED.find((each) => each === `${options['red'] as string | number | undefined}`) ?? 'seed'
  return (
    <div className={styles.option}>
      <span>
        <b>{words.say('web.aton.red')}</b>
        <small>{words.say('web.aton.red.about')}</small>
      </span>
      <Choice
        legend={words.say('web.aton.red')}
        value={red}
        onChange={(chosen) => onChange({ ...options, red: chosen === 'seed' ? 'seed' : Number(chosen) })}
        options={RED.map((each) => [each, words.say(`web.aton.red.${each}`)] as const)}
      />
    </div>
  )
}
