import { describe, expect, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'

describeStores((makeStore) => {
  test('opens', async () => {
    const store = await makeStore()
    expect(await store.check()).toBe(true)
  })
})
