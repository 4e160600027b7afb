import type { ReactElement } from 'react'
import {
  optionKey,
  type GameForm,
  type OptionField,
  type Options,
  type OptionValue,
} from '../app/game-form.ts'
import { useWords } from '../app/words.ts'
import { Choice } from '../ui/choice.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './create.module.css'

interface GameOptionsProps {
  readonly game: string
  readonly form: GameForm
  readonly group: OptionField['group']
  readonly chosen: Options
  readonly onChange: (chosen: Options) => void
}

/** What can be chosen of a game; the game itself checks it. */
export const GameOptions = ({ game, form, group, chosen, onChange }: GameOptionsProps): ReactElement => (
  <>
    {form.fields
      .filter((field) => field.group === group && (field.when?.(chosen) ?? true))
      .map((field) => (
        <Field
          key={field.name}
          game={game}
          field={field}
          value={chosen[field.name]}
          onChange={(value) => {
            const { [field.name]: _, ...others } = chosen
            onChange(value === undefined ? others : { ...others, [field.name]: value })
          }}
        />
      ))}
  </>
)

const LEFT_OUT = 'none'

interface FieldProps {
  readonly game: string
  readonly field: OptionField
  readonly value: OptionValue | undefined
  readonly onChange: (value: OptionValue | undefined) => void
}

function Field({ game, field, value, onChange }: FieldProps): ReactElement {
  const words = useWords()
  const say = (what?: string): string => words.say(optionKey(game, field.name, what))
  const [label, about] = [say(), say('about')]
  if (field.values.length === 1 && field.values[0] === true) {
    return (
      <Switch
        label={label}
        about={about}
        on={value === true}
        onChange={(on) => onChange(on ? true : undefined)}
      />
    )
  }
  return (
    <div className={styles.option} data-option={field.name}>
      <span>
        <b>{label}</b>
        <small>{about}</small>
      </span>
      <Choice
        legend={label}
        value={value === undefined ? LEFT_OUT : String(value)}
        onChange={(chosen) => onChange(field.values.find((each) => String(each) === chosen))}
        options={field.values
          .map(String)
          .toSpliced(field.usual ?? 0, 0, LEFT_OUT)
          .map((each) => [each, say(each)] as const)}
      />
    </div>
  )
}
