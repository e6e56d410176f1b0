import { expect, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { openStore, type Store } from '../store/database.ts'
import { SYSTEM_ACTOR } from '../store/write-context.ts'
import type { MediaStore } from './media-store.ts'
import { storeUpload } from './store-upload.ts'

const LOST = new Error('Connection terminated unexpectedly')
const CONTEXT = { now: '2026-01-10T12:00:00.000Z', actor: SYSTEM_ACTOR }
const UPLOAD = {
  picture: {
    bytes: Buffer.from('a picture'),
    width: 8,
    height: 8,
    format: 'png',
    color: '#ffffff',
    source: 'upload',
  },
  fields: { upload_preset: 'blog', source: 'upload' },
  filename: 'oats.png',
} as const

/** Returns a store whose connection is lost at the end of a transaction, before or after it took effect. */
function losingConnection(db: Store, isCommitted: boolean): Store {
  return new Proxy(db, {
    get(target, key) {
      if (key !== 'transaction') {
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      }
      return () => ({
        execute: async (work: (transaction: Store) => Promise<unknown>) => {
          await target.transaction().execute(async (transaction) => {
            await work(transaction)
            if (!isCommitted) throw LOST
          })
          throw LOST
        },
      })
    },
  })
}

function mediaStoreOf(files: Map<string, Uint8Array>): MediaStore {
  return {
    read: async () => null,
    open: async () => null,
    write: async (key, bytes) => void files.set(key, bytes),
    remove: async (key) => void files.delete(key),
  }
}

describeStores((makeStore) => {
  test.each([true, false])(
    'a connection lost while a picture is stored (committed: %s) leaves its row and its bytes or neither',
    async (isCommitted) => {
      const { db } = await makeStore()
      const files = new Map<string, Uint8Array>()
      const places = { store: losingConnection(db, isCommitted), mediaStore: mediaStoreOf(files) }
      await expect(storeUpload(places, UPLOAD, CONTEXT)).rejects.toThrow(LOST)
      const rows = await db.selectFrom('images').select('public_id').execute()
      expect(rows).toHaveLength(isCommitted ? 1 : 0)
      expect(files.size).toBe(rows.length)
    },
  )

  // IMG-UPLOAD-5
  test('the same picture sent to two processes at once is stored once, with one file', async () => {
    const place = await makeStore.place()
    const stores = [await openStore(place), await openStore(place)] as const
    const files = new Map<string, Uint8Array>()
    try {
      const kept = await Promise.all(
        [...stores, ...stores].map(({ db }) =>
          storeUpload({ store: db, mediaStore: mediaStoreOf(files) }, UPLOAD, CONTEXT),
        ),
      )
      expect(new Set(kept.map(({ public_id }) => public_id)).size).toBe(1)
      expect(files.size).toBe(1)
      expect(await stores[0].db.selectFrom('images').select('public_id').execute()).toHaveLength(1)
    } finally {
      for (const store of stores) await store.close()
    }
  })

  test('the first upload keeps its description; another folder, source or picture is stored separately', async () => {
    const { db } = await makeStore()
    const places = { store: db, mediaStore: mediaStoreOf(new Map()) }
    const first = await storeUpload(places, UPLOAD, CONTEXT)
    await db.updateTable('images').set({ alt: 'Oats in a jar' }).execute()
    expect(await storeUpload(places, { ...UPLOAD, filename: 'other.png' }, CONTEXT)).toMatchObject({
      public_id: first.public_id,
      alt: 'Oats in a jar',
    })
    const others = [
      { ...UPLOAD, fields: { ...UPLOAD.fields, folder: 'elsewhere' } },
      { ...UPLOAD, picture: { ...UPLOAD.picture, bytes: Buffer.from('another picture') } },
      { ...UPLOAD, picture: { ...UPLOAD.picture, source: 'illustrator' as const } },
    ]
    const ids = await Promise.all(others.map((upload) => storeUpload(places, upload, CONTEXT)))
    expect(new Set([first, ...ids].map(({ public_id }) => public_id)).size).toBe(4)
    // After its deletion, an upload creates a new image.
    await db.deleteFrom('images').where('public_id', '=', first.public_id).execute()
    expect((await storeUpload(places, UPLOAD, CONTEXT)).public_id).not.toBe(first.public_id)
  })
})
