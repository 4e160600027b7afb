import { aton } from '@benben/aton'
import { good, type Checked, type Game, type Position } from '@benben/kernel'
import { readEdition, standard, tekhenu, tekhenuWith } from '@benben/tekhenu'

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
  const { value } = edition
  if (JSON.stringify(value) === JSON.stringify(standard)) return good(tekhenu as unknown as Game)
  // The name becomes a line of a record.
  const name = value.name.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim()
  return good({ ...(tekhenuWith(value) as unknown as Game), edition: name, printed: value })
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
