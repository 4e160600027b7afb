import type { ReactElement } from 'react'
import { GAMES } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { GameMedal } from './game-medal.tsx'
import { gameName } from './names.ts'
import styles from './which.module.css'

const ROWS = ['players', 'length', 'think', 'luck'] as const
const COMPARED = ['tekhenu', 'aton'] as const

/** For whoever is new: the games beside each other. */
export function Which(): ReactElement {
  const words = useWords()
  const games = COMPARED.filter((id) => GAMES.some((game) => game.id === id))
  return (
    <section className={styles.which} aria-labelledby="which">
      <h2 id="which">{words.say('web.which')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {games.map((id) => (
              <th key={id} scope="col">
                <GameMedal game={id} size={28} /> {gameName(words, id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{words.say(`web.which.${row}`)}</th>
              {games.map((id) => (
                <td key={id}>{words.say(`web.which.${row}.${id}`)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
