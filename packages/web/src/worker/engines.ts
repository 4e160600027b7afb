import { good, printedGame, untyped, type Checked, type Game } from '@benben/kernel'

/** The rules of every game, each loaded when it is played. */
const ENGINES: Readonly<Record<string, () => Promise<Game>>> = {
  aton: async () => untyped((await import('@benben/aton')).aton),
  tekhenu: async () => untyped((await import('@benben/tekhenu')).tekhenu),
}

/**
 * The rules of a game with the printed data that are built in (undefined) or with others, which may be faulty and are
 * ignored where the game has no other editions. Undefined where there is no such game.
 */
export const engineOf = (id: string, printed?: unknown): Promise<Checked<Game>> | undefined =>
  Object.hasOwn(ENGINES, id)
    ? ENGINES[id]!().then((game) => printedGame(game, printed) ?? good(game))
    : undefined
