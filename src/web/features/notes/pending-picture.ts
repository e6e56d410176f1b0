import { NOTE_IMAGE_BYTES } from '../../../domain/notes/note-rules.ts'
import { isRecord } from '../../../domain/type-guards.ts'

const DATABASE = 'pending-notes'
const PICTURES = 'pictures'
/** Of up to 8 MB each, beside the offline copies. */
const MAX_PICTURES = 3

/** As bytes: some browsers store no files in private windows. */
interface StoredPicture {
  name: string
  type: string
  bytes: ArrayBuffer
}

/**
 * Keeps the picture of a note that waits for a network.
 *
 * @param key the note's · @param waiting the keys of all notes that wait: what belongs to none of them goes
 * @returns false where the device has no room for it, or keeps nothing
 */
export async function keepPicture(key: string, image: File, waiting: readonly string[]): Promise<boolean> {
  if (image.size > NOTE_IMAGE_BYTES) return false
  try {
    const picture: StoredPicture = { name: image.name, type: image.type, bytes: await image.arrayBuffer() }
    const others = (await inPictures('readonly', (store) => store.getAllKeys())).filter((one) => one !== key)
    const gone = others.filter((one) => !waiting.includes(String(one)))
    for (const one of gone) await inPictures('readwrite', (store) => store.delete(one))
    if (others.length - gone.length >= MAX_PICTURES) return false
    await inPictures('readwrite', (store) => store.put(picture, key))
    return true
  } catch {
    // Storage may be full or forbidden.
    return false
  }
}

/** The picture kept for a note; null where there is none any more. */
export async function readPicture(key: string): Promise<File | null> {
  try {
    const stored: unknown = await inPictures('readonly', (store) => store.get(key))
    return isPicture(stored) ? new File([stored.bytes], stored.name, { type: stored.type }) : null
  } catch {
    // A browser that has forbidden storage since keeps nothing either.
    return null
  }
}

/** Once its note has gone out, or was thrown away. */
export async function forgetPicture(key: string): Promise<void> {
  try {
    await inPictures('readwrite', (store) => store.delete(key))
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

function isPicture(stored: unknown): stored is StoredPicture {
  if (!isRecord(stored)) return false
  const { name, type, bytes } = stored
  return typeof name === 'string' && typeof type === 'string' && bytes instanceof ArrayBuffer
}

async function inPictures<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(PICTURES, mode)
      const request = ask(transaction.objectStore(PICTURES))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE)
    request.onupgradeneeded = () => request.result.createObjectStore(PICTURES)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
