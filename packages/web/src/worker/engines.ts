import { good, type Checked, type Game } from '@benben/kernel'

/** The rules of a game with the printed data that are built in (undefined) or with others, which may be faulty. */
type Engine = (printed: unknown) => Checked<Game>

/** The rules of every game, each loaded when it is played. */
const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  aton: async () => {
    const { aton } = await import('@benben/aton')
    return () => good(aton as unknown as Game)
  },
  tekhenu: async () => {
    const { readEdition, tekhenu, tekhenuWith } = await import('@benben/tekhenu')
    return (printed) => {
      if (printed === undefined) return good(tekhenu as unknown as Game)
      const edition = readEdition(printed)
      return edition.ok ? good(tekhenuWith(edition.value) as unknown as Game) : edition
    }
  },
}

/** Undefined where there is no such game. */
export const engineOf = (id: string, printed?: unknown): Promise<Checked<Game>> | undefined =>
  Object.hasOwn(ENGINES, id) ? ENGINES[id]!().then((engine) => engine(printed)) : undefined
