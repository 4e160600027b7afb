import { aton } from '@benben/aton'
import { good, type Checked, type Game, type Position } from '@benben/kernel'
import { readEdition, tekhenu, tekhenuWith } from '@benben/tekhenu'

/** The games this house knows. What is particular to one of them stays inside it. */
interface Shelf {
  readonly game: Game
  /** The game with printed data that are not built in. */
  readonly printed?: (raw: unknown) => Checked<Game>
}

const SHELVES: readonly Shelf[] = [
  { game: aton as unknown as Game },
  { game: tekhenu as unknown as Game, printed: tekhenuPrinted },
]

function tekhenuPrinted(raw: unknown): Checked<Game> {
  const edition = readEdition(raw)
  if (!edition.ok) return edition
  return good(tekhenuWith(edition.value) as unknown as Game)
}

const shelfOf = (id: string): Shelf | undefined => SHELVES.find(({ game }) => game.id === id)

export const gameIds = (): string[] => SHELVES.map(({ game }) => game.id)

export const gameOf = (id: string): Game | undefined => shelfOf(id)?.game

/** A game with other printed data than those built in; undefined where it has no editions. */
export const gameWith = (id: string, printed: unknown): Checked<Game> | undefined =>
  shelfOf(id)?.printed?.(printed)

/** How many play in a position. */
export const seatsIn = (game: Game, position: Position): number =>
  game.project(game.view(position, 'spectator')).length
