import type { ReactElement } from 'react'
import { openLocal } from '../session/local.ts'
import { Opened } from './opened.tsx'

/** A match of this browser. It needs nothing of what a server is talked to with. */
export const LocalMatch = ({ id }: { readonly id: string }): ReactElement => (
  <Opened id={id} open={openLocal} />
)
