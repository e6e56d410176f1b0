import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { importSubscribers } from './subscriber-list.ts'

const CONTEXT = {
  now: '2026-11-01T12:00:00.000Z',
  actor: { userType: 'admin' as const },
}

describeStores((makeStore) => {
  test('a long list is taken in part by part: others read and write meanwhile', async () => {
    const { db } = await makeStore()
    const list = Array.from({ length: 5_000 }, (_, number) => ({
      email: `reader-${number}@example.com`,
      first_name: null,
      tags: [],
    }))
    const count = async () => {
      const { rows } = await db
        .selectFrom('subscribers')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return rows
    }
    let finished = false
    const importing = importSubscribers(db, list, () => 'nonce', CONTEXT).finally(() => {
      finished = true
    })
    const seen = new Set<number>()
    for (let number = 0; !finished; number++) {
      seen.add(await count())
      await db
        .insertInto('secrets')
        .values({ name: `beside-${number}`, value: 'x' })
        .execute()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await importing).toBe(5_000)
    expect(seen.size).toBeGreaterThan(3)
    // Again: no address is there twice.
    expect(await importSubscribers(db, list.slice(0, 900), () => 'nonce', CONTEXT)).toBe(0)
    expect(await count()).toBe(5_000)
  })
})
