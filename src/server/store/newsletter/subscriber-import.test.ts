import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { importSubscribers } from './subscriber-list.ts'

const CONTEXT = {
  now: '2026-11-01T12:00:00.000Z',
  actor: { userType: 'admin' as const },
}

describeStores((makeStore) => {
  test('a long list is imported in batches: other reads and writes run in between', async () => {
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
    const beside = async (name: string) => {
      await db.insertInto('secrets').values({ name, value: 'x' }).execute()
      return count()
    }
    // PostgreSQL's connections are opened on first use.
    await Promise.all([count(), count(), count()])
    const seen: Promise<number>[] = []
    let made = 0
    let turns = 0
    // Called for each row of the list, so that the concurrent work does not depend on the machine's speed.
    const makeNonce = () => {
      if (made % 500 === 0) {
        seen.push(beside(`beside-${made}`))
        setImmediate(() => {
          turns += 1
        })
      }
      made += 1
      return 'nonce'
    }
    expect(await importSubscribers(db, list, makeNonce, CONTEXT)).toBe(5_000)
    expect(turns).toBeGreaterThan(3)
    expect(new Set(await Promise.all(seen)).size).toBeGreaterThan(3)
    // Repeated: no address is added twice.
    expect(await importSubscribers(db, list.slice(0, 900), () => 'nonce', CONTEXT)).toBe(0)
    expect(await count()).toBe(5_000)
  })
})
