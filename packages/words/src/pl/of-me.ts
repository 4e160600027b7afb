import { me } from './me.ts'
import { meNotices } from './me-notices.ts'

/** The page of who somebody is. */
export const ofMe = { ...me, ...meNotices } as const
