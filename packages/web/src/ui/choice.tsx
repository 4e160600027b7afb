import { useId, type ReactElement, type ReactNode } from 'react'
import styles from './choice.module.css'

interface ChoiceProps<T extends string> {
  readonly legend: string
  /** With a drawing the label is only read aloud, and shown to whoever points at it. */
  readonly options: readonly (readonly [value: T, label: string, drawing?: ReactNode])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** A few ways of which one holds: radio buttons in a row. */
export function Choice<T extends string>({ legend, options, value, onChange }: ChoiceProps<T>): ReactElement {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-label={legend}>
      {options.map(([each, label, drawing]) => (
        <label key={each} className={styles.option} title={drawing === undefined ? undefined : label}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            aria-label={drawing === undefined ? undefined : label}
            onChange={() => onChange(each)}
          />
          <span>{drawing ?? label}</span>
        </label>
      ))}
    </fieldset>
  )
}
