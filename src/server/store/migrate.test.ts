import { expect, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { openStore } from './database.ts'
import { migrate } from './migrate.ts'

describeStores((makeStore) => {
  test('a migrated store answers', async () => {
    const store = await makeStore()
    expect(await store.check()).toBe(true)
  })

  test('two may migrate an empty store at once, and again later', async () => {
    const place = await makeStore.place({ migrated: false })
    const stores = await Promise.all([openStore(place), openStore(place)])
    try {
      await Promise.all(stores.map((store) => migrate(store)))
      await Promise.all(stores.map((store) => migrate(store)))
      for (const store of stores) expect(await store.check()).toBe(true)
    } finally {
      await Promise.all(stores.map((store) => store.close()))
    }
  })

  test('a store without tables is no store', async () => {
    const store = await openStore(await makeStore.place({ migrated: false }))
    expect(await store.check()).toBe(false)
    await store.close()
  })
})
