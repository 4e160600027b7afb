import type { Seat } from '@benben/kernel'
import { tileName } from '../names.ts'
import { spaceName } from '../places.ts'
import type { Layout } from './layout.ts'

/** A temple whose first spaces are covered, by P01 and those after it. */
export const templeWith = (
  many: number,
  ownerOf: (space: number) => Seat | null = () => null,
): NonNullable<Layout['temple']> =>
  Object.fromEntries(
    Array.from({ length: many }, (_, space) => [
      spaceName(space),
      [tileName(space + 1), 0, ownerOf(space)] as const,
    ]),
  )
