import type { Picture } from '../app/registry.ts'
import { TekhenuTable } from './table.tsx'

/** The id of the game vouches for the types of its views and events; here they are forgotten once. */
export const picture = TekhenuTable as unknown as Picture
