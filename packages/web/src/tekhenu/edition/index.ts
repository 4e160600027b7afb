import { lazy } from 'react'
import type { GameEditions } from '../../app/game-editions.ts'
import { loadSentences } from '../../app/words.ts'
import { Choice } from './choice.tsx'
import { Differences } from './differences.tsx'

const Page = lazy(() => import('./page.tsx').then((page) => ({ default: page.EditionPage })))

/** The editions, once their sentences are known. */
export async function openEditions(): Promise<GameEditions> {
  await loadSentences('edition')
  return EDITIONS
}

const EDITIONS: GameEditions = { Choice, Differences, Page }
