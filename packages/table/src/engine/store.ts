import { nth } from '@dejarik/kernel'
import type { Paper } from './session.js'

/** Games kept in the browser, the newest with the highest key. */
export interface Shelf {
  put(key: number, paper: Paper): Promise<void>
  get(key: number): Promise<Paper | undefined>
  all(): Promise<readonly { key: number; paper: Paper }[]>
  remove(key: number): Promise<void>
}

const STORE = 'games'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The browser's own database; where it is denied, games last as long as the page. */
export async function openShelf(): Promise<Shelf> {
  let db: IDBDatabase
  try {
    const request = indexedDB.open('dejarik', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    db = await done(request)
  } catch {
    return forgetful()
  }
  const store = (mode: IDBTransactionMode) => db.transaction(STORE, mode).objectStore(STORE)
  return {
    put: async (key, paper) => void (await done(store('readwrite').put(paper, key))),
    get: (key) => done(store('readonly').get(key)) as Promise<Paper | undefined>,
    async all() {
      const games = store('readonly')
      const [keys, papers] = await Promise.all([done(games.getAllKeys()), done(games.getAll())])
      return keys.map((key, i) => ({ key: key as number, paper: nth(papers, i) }))
    },
    remove: async (key) => void (await done(store('readwrite').delete(key))),
  }
}

function forgetful(): Shelf {
  const games = new Map<number, Paper>()
  return {
    put: async (key, paper) => void games.set(key, paper),
    get: async (key) => games.get(key),
    all: async () => [...games].map(([key, paper]) => ({ key, paper })),
    remove: async (key) => void games.delete(key),
  }
}
