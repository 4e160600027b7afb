/** IndexedDB with promises: databases of one store of matches, by id. Page and worker open them alike. */

const MATCHES = 'matches'

/** Steps of finished matches; a database of its own, so that a list of my games reads none of them. */
export const FILMS = 'benben-films'

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1)
    asked.addEventListener('upgradeneeded', () => {
      asked.result.createObjectStore(MATCHES, { keyPath: 'id' })
    })
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the database cannot be opened')))
    asked.addEventListener('blocked', () => reject(new Error('the database is in use by an older page')))
  })
}

/** Runs one request in a transaction of its own; resolves when the transaction is complete. */
export async function withStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
  name = 'benben',
): Promise<T> {
  const database = await opened(name)
  try {
    return await new Promise<T>((resolve, reject) => {
      // Strict durability: on the disk before the promise resolves.
      const transaction = database.transaction(MATCHES, mode, { durability: 'strict' })
      const request = ask(transaction.objectStore(MATCHES))
      const fail = (): void => reject(transaction.error ?? request.error ?? new Error('the store gave up'))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', fail)
      transaction.addEventListener('error', fail)
    })
  } finally {
    database.close()
  }
}
