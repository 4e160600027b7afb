import { useId, type ReactElement, type ReactNode } from 'react'
import styles from './talk.module.css'
import { Sign } from './sign.tsx'

interface FoldProps {
  readonly name: 'talk' | 'notes'
  readonly sign: 'talk' | 'pencil'
  readonly title: string
  /** Said of the button where the title alone says too little. */
  readonly label?: string
  /** Beside the title while it is folded. */
  readonly about: ReactNode
  readonly count?: number
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly children: ReactNode
}

/** A panel that folds to one line. */
export function Fold({
  name,
  sign,
  title,
  label,
  about,
  count = 0,
  open,
  onOpen,
  children,
}: FoldProps): ReactElement {
  const body = useId()
  return (
    <section className={styles.fold} aria-label={title} data-fold={name}>
      <h2 className={styles.head}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          aria-label={label}
          onClick={() => onOpen(!open)}
        >
          <Sign name={sign} />
          <b>{title}</b>
          <span className={styles.last}>{open ? null : about}</span>
          {count > 0 && !open ? (
            <span className={styles.count} data-unread={count}>
              {count}
            </span>
          ) : null}
          <Sign name={open ? 'up' : 'down'} />
        </button>
      </h2>
      <div id={body} hidden={!open}>
        {open ? children : null}
      </div>
    </section>
  )
}
