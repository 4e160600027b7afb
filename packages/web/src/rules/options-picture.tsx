import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import { optionKey, type GameForm, type OptionField } from '../app/game-form.ts'
import { BookLink } from './book-context.tsx'
import styles from './options-picture.module.css'

const valuesOf = (words: Words, game: string, { name, values }: OptionField): string =>
  words.list(values.map((value) => words.say(optionKey(game, name, String(value)))))

/** Everything that can be chosen before a game, with what leaving it out means. */
export const Options = ({
  words,
  game,
  form,
}: {
  readonly words: Words
  readonly game: string
  readonly form: GameForm
}): ReactElement => (
  <dl className={styles.options}>
    {form.fields.map((field) => {
      const { name, values } = field
      const isSwitch = values.length === 1 && values[0] === true
      return (
        <div key={name} data-rules-option={name}>
          <dt>
            <BookLink to={`option/${optionKey(game, name).slice(`${game}.option.`.length)}`}>
              {words.say(optionKey(game, name))}
            </BookLink>
          </dt>
          <dd>
            {words.say(optionKey(game, name, 'about'))}
            {isSwitch ? null : (
              <small>
                {words.say('rules.option.none', { value: words.say(optionKey(game, name, 'none')) })}
                {' · '}
                {words.say('rules.option.values', { values: valuesOf(words, game, field) })}
              </small>
            )}
          </dd>
        </div>
      )
    })}
  </dl>
)
