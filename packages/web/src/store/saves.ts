import { FILMS, withStore } from './database.ts'
import { removeLocalNotes } from './local-notes.ts'
import type { NewMatch } from './new-match.ts'
import { savedSeat, type Save } from './save.ts'
import { standingIn, type Standing } from './standing.ts'

/** A match of this browser, as the list of my games shows it. */
export interface SaveInfo extends Omit<Save, 'record' | 'kept' | 'seed' | 'options' | 'printed'> {
  readonly standing?: Standing | undefined
}

/** The matches kept in this browser, the one played last first. */
export async function listSaves(): Promise<readonly SaveInfo[]> {
  const saves = await withStore('readonly', (store) => store.getAll() as IDBRequest<Save[]>)
  return saves
    .map(({ id, game, seats, changed, moves, over, kept }) => {
      const standing = standingIn(kept)
      return { id, game, seats, changed, moves, over, standing }
    })
    .sort((a, b) => b.changed - a.changed)
}

export const loadSave = (id: string): Promise<Save | undefined> =>
  withStore('readonly', (store) => store.get(id) as IDBRequest<Save | undefined>)

export async function putSave(save: Save): Promise<void> {
  await withStore('readwrite', (store) => store.put(save))
}

export async function deleteSave(id: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(id))
  removeLocalNotes(id)
  await withStore('readwrite', (store) => store.delete(id), FILMS)
}

/** Keeps a new match in this browser and returns its id: it is played at `/play/<id>`. */
export async function createLocal(wanted: NewMatch): Promise<string> {
  const seats = wanted.seats.flatMap((seat) => savedSeat(seat) ?? [])
  if (seats.length < wanted.seats.length)
    throw new RangeError('a friend who comes by link needs a table online')
  const id = crypto.randomUUID()
  await putSave({
    id,
    game: wanted.game,
    ...(wanted.printed === undefined ? {} : { printed: wanted.printed }),
    seats,
    options: wanted.options,
    seed: wanted.seed ?? crypto.randomUUID(),
    record: null,
    changed: Date.now(),
    moves: 0,
    over: false,
  })
  return id
}
