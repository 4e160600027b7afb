import type { ReactElement } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly about?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export const Switch = ({ label, about, on, onChange }: SwitchProps): ReactElement => (
  <label className={styles.row}>
    <span>
      <b>{label}</b>
      {about === undefined ? null : <small>{about}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      className={styles.rail}
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
)
