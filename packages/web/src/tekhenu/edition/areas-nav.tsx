import { AREAS, type Area } from '@benben/tekhenu/fields'
import { areaName } from '@benben/words/tekhenu-edition'
import { useLayoutEffect, useRef, type ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import styles from './areas-nav.module.css'
import { stateOf, type FieldState } from './draft.ts'
import { useFormModel } from './form-context.ts'
import { fieldsIn, select } from './form-state.ts'

/** The areas, each with how much of it was compared and how much differs. */
export function AreasNav(): ReactElement {
  const words = useWords()
  const { area: now } = useFormModel().state.selected
  const nav = useRef<HTMLElement>(null)
  // Where areas lie side by side, the one that is shown is in sight.
  useLayoutEffect(() => {
    const button = nav.current!.querySelector<HTMLElement>('[aria-current]')!
    nav.current!.scrollTo({ left: button.offsetLeft - (nav.current!.clientWidth - button.offsetWidth) / 2 })
  }, [now])
  return (
    <nav ref={nav} aria-label={words.say('edition.form.areas')} className={styles.areas}>
      {AREAS.map((area, i) => (
        <AreaButton key={area} area={area} n={i + 1} isOn={area === now} />
      ))}
    </nav>
  )
}

interface AreaProps {
  readonly area: Area
  readonly n: number
  readonly isOn: boolean
}

function AreaButton({ area, n, isOn }: AreaProps): ReactElement {
  const words = useWords()
  const { state, fields, wrong, change } = useFormModel()
  const { now } = state.history
  const own = fieldsIn(fields, area)
  const many = (...states: readonly FieldState[]): number =>
    own.filter((field) => states.includes(stateOf(now, field))).length
  const changed = many('changed')
  const isWrong = own.some(({ id }) => wrong.has(id))
  return (
    <button
      type="button"
      className={styles.area}
      aria-current={isOn ? 'true' : undefined}
      data-area={area}
      onClick={() => change((form) => select(form, own[0]!, true))}
    >
      <b className={styles.number}>{isWrong ? '!' : n}</b>
      <span className={styles.name}>{areaName(words, area)}</span>
      <span className={styles.progress}>
        {words.say('edition.form.progress', { done: many('compared', 'changed'), all: own.length })}
        {changed === 0 ? null : <em>{words.say('edition.form.changed', { many: changed })}</em>}
      </span>
    </button>
  )
}
