import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import type { PictureProps } from '../../rules/game-rules.ts'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { Die, readDie } from '../pieces/die.tsx'
import { sayOf } from '../say.ts'
import styles from './cards.module.css'
import { shownEdition } from './edition-context.ts'
import { EXAMPLE_DICE } from './example-dice.ts'

/** Which gods a card speaks of when it says beside or opposite: so many sections apart on the wheel. */
const APART: Readonly<Record<string, readonly [name: 'beside' | 'opposite', sections: number]>> = {
  B17: ['beside', 1],
  B19: ['opposite', 3],
}

/** The pairs of gods that the card adds to each other, as they lie on the wheel (R6). */
export function GodPairs({
  id,
  words,
  printed,
}: PictureProps & { readonly id: string }): ReactElement | null {
  const apart = APART[id]
  if (apart === undefined) return null
  const [name, sections] = apart
  const gods = shownEdition(printed).wheel.godsClockwise
  // Across the wheel each pair would be met twice.
  const first = sections * 2 === gods.length ? gods.slice(0, sections) : gods
  return (
    <div className={styles.pairs} data-pairs={name}>
      <p>{words.say(`tekhenu.gods.${name}`)}</p>
      <ul>
        {first.map((god, i) => (
          <li key={god}>
            <God words={words} god={god} /> <span aria-hidden="true">↔</span>{' '}
            <God words={words} god={gods[(i + sections) % gods.length]!} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const God = ({ words, god }: { readonly words: Words; readonly god: string }): ReactElement => (
  <>
    <Glyph name={god as GlyphName} size={20} /> {sayOf(words, `tekhenu.god.${god}`)}
  </>
)

/** The die that an example speaks of. */
export function ExampleDie({ example }: { readonly example: string }): ReactElement | null {
  const die = EXAMPLE_DICE[example]
  return die === undefined ? null : <Die {...readDie(die)} size={34} />
}
