import { aton } from '@benben/aton'
import { gameWords } from '@benben/words'
import type { LoadedGame } from '../app/registry.ts'
import { AtonTable } from './table.tsx'

/** The id of the game vouches for the types of its views and events; here they are forgotten once. */
export const loaded = { game: aton, speech: gameWords('aton'), Table: AtonTable } as unknown as LoadedGame
