import { NOTE_IMAGE_BYTES } from '../../../domain/notes/note-rules.ts'
import { isRecord } from '../../../domain/type-guards.ts'

const DATABASE = 'pending-notes'
const PICTURES = 'pictures'
/** Of up to 8 MB each, in addition to the offline copies. */
const MAX_PICTURES = 3

/** Stored as bytes: some browsers cannot store files in private windows. */
interface StoredPicture {
  name: string
  type: string
  bytes: ArrayBuffer
}

/**
 * Stores the picture of a note that waits for a network.
 *
 * @param key the note's · @param waiting the keys of all pending notes: pictures of other notes are deleted
 * @returns false where the device has no room for it, or stores nothing
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

/** Returns the picture stored for a note; null where there is none any more. */
export async function readPicture(key: string): Promise<File | null> {
  try {
    const stored: unknown = await inPictures('readonly', (store) => store.get(key))
    return isPicture(stored) ? new File([stored.bytes], stored.name, { type: stored.type }) : null
  } catch {
    // Storage may have been forbidden since the picture was stored.
    return null
  }
}

/** Deletes a picture when its note has been sent or discarded. */
export async function forgetPicture(key: string): Promise<void> {
  try {
    await inPictures('readwrite', (store) => store.delete(key))
  } catch {
    // Where storage is forbidden nothing was stored.
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
