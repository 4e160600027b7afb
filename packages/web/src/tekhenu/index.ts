import { tekhenuPart } from '@benben/words/tekhenu'
import type { LoadedGame } from '../app/registry.ts'
import { TekhenuTable } from './table.tsx'

/** The id of the game vouches for the types of its views and events; here they are forgotten once. */
export const loaded = { part: tekhenuPart, Table: TekhenuTable } as unknown as LoadedGame
