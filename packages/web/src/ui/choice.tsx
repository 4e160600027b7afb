import { useId, type ReactElement } from 'react'
import styles from './choice.module.css'

interface ChoiceProps<T extends string> {
  readonly legend: string
  readonly options: readonly (readonly [value: T, label: string])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** A few ways of which one holds: radio buttons in a row. */
export function Choice<T extends string>({ legend, options, value, onChange }: ChoiceProps<T>): ReactElement {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-label={legend}>
      {options.map(([each, label]) => (
        <label key={each} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
