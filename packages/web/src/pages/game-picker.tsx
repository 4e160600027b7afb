import type { ReactElement } from 'react'
import { GAMES } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './create.module.css'
import { gameAbout, gameIcon, gameName } from './names.ts'

interface GamePickerProps {
  readonly game: string
  readonly onPick: (id: string) => void
}

/** Which game is to be played. */
export function GamePicker({ game, onPick }: GamePickerProps): ReactElement {
  const words = useWords()
  return (
    <fieldset className={styles.games} aria-label={words.say('web.game')}>
      {GAMES.map(({ id }) => (
        <label key={id} className={styles.game}>
          <input type="radio" name="game" checked={id === game} onChange={() => onPick(id)} />
          <span className={styles.sign}>
            <Icon name={gameIcon(id)} size={24} />
          </span>
          <span>
            <b>{gameName(words, id)}</b>
            <small>{gameAbout(words, id)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
