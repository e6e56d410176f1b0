import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { openStore } from './database.ts'
import { migrate } from './migrate.ts'

const run = promisify(execFile)

describeStores((makeStore) => {
  test('a migrated store passes its check and can be migrated again', async () => {
    const store = await makeStore()
    await migrate(store)
    expect(await store.check()).toBe(true)
  })

  test('two processes can migrate an empty store at once', async () => {
    const place = await makeStore.place({ migrated: false })
    const migrateOnce = () =>
      run(process.execPath, ['tests/support/migrate-once.ts', place.dataDir, place.databaseUrl ?? ''])
    await Promise.all([migrateOnce(), migrateOnce(), migrateOnce()])
    const store = await openStore(place)
    expect(await store.check()).toBe(true)
    await store.close()
  })

  test('a store without tables fails the check', async () => {
    const store = await openStore(await makeStore.place({ migrated: false }))
    expect(await store.check()).toBe(false)
    await store.close()
  })
})
