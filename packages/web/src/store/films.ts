import { FILMS, withStore } from './database.ts'

/** The steps of a finished match, as they were played: a later version of the rules may not lead there again. */
interface StoredFilm {
  readonly id: string
  /** A packed text (`app/packed.ts`). */
  readonly packed: string
}

export const loadFilm = async (id: string): Promise<string | undefined> => {
  const found = await withStore(
    'readonly',
    (store) => store.get(id) as IDBRequest<StoredFilm | undefined>,
    FILMS,
  )
  return found?.packed
}

export async function putFilm(film: StoredFilm): Promise<void> {
  await withStore('readwrite', (store) => store.put(film), FILMS)
}
