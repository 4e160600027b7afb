import type { GameEvent } from '../../packages/kernel/src/index.ts'
import type { Subject } from './measure/house.ts'
import type { Measurement } from './measure/measurement.ts'

/**
 * Everything that is measured. A subject is what the figures are filed under: the yardstick, one of our games in one
 * setting, or a peer. To measure another game, add its line to GAMES.
 */
export interface Task {
  readonly subject: string
  readonly name: string
  readonly load: () => Promise<Measurement>
}

type Measured = 'play' | 'careful' | 'search' | 'clones'
type MeasuredGame = (name: Measured) => Promise<Measurement>

const GAMES: Readonly<Record<string, MeasuredGame>> = {
  aton: measured(async () => {
    const { aton } = await import('../../packages/aton/src/index.ts')
    return { game: aton, options: { red: 'seed' as const }, seats: 2 }
  }),
  tekhenu2: measured(async () => {
    const { tekhenu } = await import('../../packages/tekhenu/src/index.ts')
    return { game: tekhenu, options: { horus: 'shuffled' as const }, seats: 2 }
  }),
  tekhenuSeth4: measured(async () => {
    const { tekhenu } = await import('../../packages/tekhenu/src/index.ts')
    return { game: tekhenu, options: { horus: 'shuffled' as const, seth: true }, seats: 4 }
  }),
}

export const GAME_NAMES = Object.keys(GAMES)

function measured<O, V, E extends GameEvent>(load: () => Promise<Subject<O, V, E>>): MeasuredGame {
  return async (name) => {
    const house = await import('./measure/house.ts')
    return house[name](await load())
  }
}

const ofGames = (name: Measured): Task[] =>
  Object.entries(GAMES).map(([subject, measure]) => ({ subject, name, load: () => measure(name) }))

const ofYardstick = (name: 'play' | 'search' | 'copies'): Task => ({
  subject: 'yardstick',
  name,
  load: async () => (await import('./measure/yardstick.ts'))[name],
})

const ofBoardgameio = (name: 'reducer' | 'client' | 'search'): Task => ({
  subject: 'boardgameio',
  name,
  load: async () => (await import('./measure/boardgameio.ts'))[name],
})

/** What is compared stands side by side. */
export const TASKS: readonly Task[] = [
  ofYardstick('play'),
  ...ofGames('play'),
  ofBoardgameio('reducer'),
  ofBoardgameio('client'),
  ...ofGames('careful'),
  ofYardstick('search'),
  ...ofGames('search'),
  ofBoardgameio('search'),
  ofYardstick('copies'),
  ...ofGames('clones'),
]
