import { aton } from '@benben/aton'
import { untyped, type Game, type Position } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'

/** The games this house knows. What is particular to one of them stays inside it. */
const GAMES: readonly Game[] = [untyped(aton), untyped(tekhenu)]

export const gameIds = (): string[] => GAMES.map(({ id }) => id)

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id)

/** How many play in a position. */
export const seatsIn = (game: Game, position: Position): number =>
  game.project(game.view(position, 'spectator')).length
