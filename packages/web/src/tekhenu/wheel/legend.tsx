import type { Words } from '@benben/words'
import { LIGHTS, PURITIES } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import styles from './wheel.module.css'

/** What the signs on the wheel mean, in the two free corners below it. */
export const Legend = memo(({ words }: { readonly words: Words }): ReactElement => (
  <>
    <ul className={`${styles.legend} ${styles.purities}`}>
      {PURITIES.map((purity) => (
        <li key={purity}>
          <Glyph name={purity} size={14} />
          {words.say(`tekhenu.purity.${purity}`)}
        </li>
      ))}
    </ul>
    <ul className={`${styles.legend} ${styles.lights}`}>
      {LIGHTS.map((light) => (
        <li key={light}>
          {words.say(`tekhenu.light.${light}`)}
          <Glyph name={light} size={14} />
        </li>
      ))}
    </ul>
  </>
))
