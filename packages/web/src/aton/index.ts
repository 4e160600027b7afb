import type { Picture } from '../app/registry.ts'
import { AtonTable } from './table.tsx'

/** The id of the game guarantees the types of its views and events; this is the only place that casts them away. */
export const picture = AtonTable as unknown as Picture
