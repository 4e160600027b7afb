import type { Pace } from '@benben/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { shortPace } from './say.ts'

/** The pace of a table in a list. */
export const ShortPace = ({ pace }: { readonly pace: Pace }): ReactElement => (
  <>{shortPace(useWords(), pace)}</>
)
