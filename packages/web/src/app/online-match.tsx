import type { ReactElement } from 'react'
import { openOnline } from '../session/online.ts'
import { Opened } from './opened.tsx'

/** A match on a server. */
export const OnlineMatch = ({ id }: { readonly id: string }): ReactElement => (
  <Opened id={id} open={openOnline} />
)
