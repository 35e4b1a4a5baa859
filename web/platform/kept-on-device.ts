const database = 'plenum-kept';
const store = 'kept';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Not kept.')));
  });

/** Closed again at once: whoever forgets all of it never waits for another tab. */
async function within<T>(
  mode: IDBTransactionMode,
  ask: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const db = await answerOf(opening);
  try {
    return await answerOf(ask(db.transaction(store, mode).objectStore(store)));
  } finally {
    db.close();
  }
}

/** Too large for local storage. Where a browser keeps nothing, it is there until the page is left. */
export const readKept = (key: string): Promise<unknown> =>
  within('readonly', (objects) => objects.get(key)).catch(() => undefined);

/** In the place of all that was kept before. */
export const keepOnly = (key: string, value: unknown): Promise<unknown> =>
  within('readwrite', (objects) => {
    objects.clear();
    return objects.put(value, key);
  }).catch(() => undefined);

/** Names of people do not stay on a device after its person left. */
export const forgetKept = (): void => {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(database);
};
