import { learnSentences } from '@benben/words'
import { tekhenuEditionPart } from '@benben/words/tekhenu-edition'
import { lazy } from 'react'
import type { GameEditions } from '../../app/game-editions.ts'
import { Choice } from './choice.tsx'
import { Differences } from './differences.tsx'

const Page = lazy(() => import('./page.tsx').then((page) => ({ default: page.EditionPage })))

/** The editions, once their sentences are known. */
export function openEditions(): GameEditions {
  learnSentences(tekhenuEditionPart)
  return EDITIONS
}

const EDITIONS: GameEditions = { Choice, Differences, Page }
