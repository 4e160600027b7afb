import type { ReactElement } from 'react'
import { GAMES } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import styles from './create.module.css'
import { GameMedal } from './game-medal.tsx'
import { gameAbout, gameName } from './names.ts'

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
            <GameMedal game={id} size={40} />
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
