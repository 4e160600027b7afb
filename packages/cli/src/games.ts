import { aton } from '@benben/aton'
import type { Game, Position } from '@benben/kernel'

/** The games this house knows. What is particular to one of them stays inside it. */
const GAMES: readonly Game[] = [aton as unknown as Game]

export const gameIds = (): string[] => GAMES.map((game) => game.id)

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id)

/** How many play in a position. */
export const seatsIn = (game: Game, position: Position): number =>
  game.project(game.view(position, 'spectator')).length
