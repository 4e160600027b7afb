import type { Game } from '@benben/kernel'

/** The rules of every game, each loaded when it is played. */
const ENGINES: Readonly<Record<string, () => Promise<Game>>> = {
  aton: () => import('@benben/aton').then(({ aton }) => aton as unknown as Game),
}

export const engineOf = (id: string): Promise<Game> | undefined =>
  Object.hasOwn(ENGINES, id) ? ENGINES[id]!() : undefined
