import { RecordError, replayAnyway, type Game, type MatchRecord, type SavedPosition } from '@benben/kernel'
import { unpack } from '../app/packed.ts'
import { same } from '../session/share.ts'
import { loadFilm } from '../store/films.ts'
import { readReel, reelOf, type Reel } from './reel.ts'

/** A match as this browser kept it when it ended. */
export async function keptReel(game: Game, id: string): Promise<Reel | undefined> {
  const packed = await loadFilm(id).catch(() => undefined)
  return packed === undefined ? undefined : readReel(game, await unpack(packed))
}

/**
 * A finished match of older rules, played by those of today: only if every move is legal, the points at the end are those of the record, and
 * the last position is the one that was kept.
 */
export function sameEnd(game: Game, record: MatchRecord, kept: SavedPosition | undefined): Reel | undefined {
  try {
    const match = replayAnyway(game, record, () => false)
    const before = kept === undefined ? undefined : game.fromJSON(kept.position)
    const isSame =
      before === undefined || (before.ok && same(game.toJSON(before.value), game.toJSON(match.position)))
    return isSame ? reelOf(match) : undefined
  } catch (error) {
    if (error instanceof RecordError) return undefined
    throw error
  }
}
