import { Fragment, useState, type ReactElement, type ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { Dialog } from './dialog.tsx'
import styles from './sections.module.css'
import { SideSlot } from './side-slot.tsx'

export interface Section {
  readonly id: string
  readonly title: string
  /** For the bar of a phone. */
  readonly short: string
  readonly icon: IconName
  readonly body: ReactNode
  /** Something in it should be looked at. */
  readonly alert?: boolean
  /** Where there is room it stands elsewhere on the table. */
  readonly phoneOnly?: boolean
}

/** What stands beside a table; on a phone a bar below it, of which each part opens over the table. */
export function Sections({
  label,
  sections,
}: {
  readonly label: string
  readonly sections: readonly Section[]
}): ReactElement {
  const [open, setOpen] = useState<string | null>(null)
  const beside = sections.filter(({ phoneOnly }) => phoneOnly !== true)
  return (
    <>
      <aside className={styles.aside} aria-label={label}>
        {beside.map(({ id, title, icon, body }, i) => (
          <Fragment key={id}>
            {/* The last one takes what room is left. */}
            {i === beside.length - 1 ? <SideSlot /> : null}
            <section className={styles.section} data-section={id}>
              <h2>
                <Icon name={icon} size={20} />
                {title}
              </h2>
              {body}
            </section>
          </Fragment>
        ))}
      </aside>
      <nav className={styles.bar} aria-label={label}>
        {sections.map(({ id, short, icon, alert }) => (
          <button key={id} type="button" onClick={() => setOpen(id)} aria-label={short} title={short}>
            <Icon name={icon} />
            {alert === true ? <i className={styles.alert} /> : null}
          </button>
        ))}
      </nav>
      {sections.map(({ id, title, body }) => (
        <Dialog key={id} title={title} open={open === id} onClose={() => setOpen(null)}>
          {body}
        </Dialog>
      ))}
    </>
  )
}
