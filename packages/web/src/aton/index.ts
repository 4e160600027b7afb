import { atonPart } from '@benben/words/aton'
import type { LoadedGame } from '../app/registry.ts'
import { AtonTable } from './table.tsx'

/** The id of the game vouches for the types of its views and events; here they are forgotten once. */
export const loaded = { part: atonPart, Table: AtonTable } as unknown as LoadedGame
