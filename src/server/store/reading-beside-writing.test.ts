import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { openStore, type Store } from './database.ts'
import { inTransaction } from './transaction.ts'

const countSecrets = async (db: Store): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from secrets`.execute(db)
  return rows[0]?.count ?? -1
}
const addSecret = (db: Store, name: string) => db.insertInto('secrets').values({ name, value: 'x' }).execute()

/** Opens a transaction that has written and stays open until it is committed. */
async function openTransaction(db: Store, name: string): Promise<() => Promise<void>> {
  const written = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const ended = inTransaction(db, async (transaction) => {
    await addSecret(transaction, name)
    written.resolve()
    await end.promise
  })
  await written.promise
  return async () => {
    end.resolve()
    await ended
  }
}

describeStores((makeStore) => {
  test('a read does not wait for an open transaction and sees only committed rows', async () => {
    const { db } = await makeStore()
    const before = await countSecrets(db)
    const commit = await openTransaction(db, 'one')
    expect(await countSecrets(db)).toBe(before)
    expect(await db.selectFrom('secrets').select('name').where('name', '=', 'one').execute()).toEqual([])
    await commit()
    expect(await countSecrets(db)).toBe(before + 1)
  })

  test('a write is visible to the next read, also within its transaction', async () => {
    const { db } = await makeStore()
    for (let number = 1; number <= 100; number++) {
      await addSecret(db, `secret-${number}`)
      expect(await countSecrets(db)).toBe(number)
    }
    await inTransaction(db, async (transaction) => {
      await addSecret(transaction, 'inside')
      expect(await countSecrets(transaction)).toBe(101)
    })
  })

  test('writes of a transaction that could not be rolled back are never committed by later ones', async () => {
    const { db } = await makeStore()
    if (makeStore.kind !== 'sqlite') return
    await addSecret(db, 'one')
    let rows: AsyncIterator<unknown> | null = null
    const failing = inTransaction(db, async (transaction) => {
      await addSecret(transaction, 'half')
      // SQLite cannot roll back while a statement is being stepped through.
      rows = transaction.selectFrom('secrets').select('name').stream()[Symbol.asyncIterator]()
      await rows.next()
      throw new Error('not to be committed')
    })
    await expect(failing).rejects.toThrow()
    await expect(addSecret(db, 'two')).rejects.toThrow('busy')
    await expect(inTransaction(db, (transaction) => addSecret(transaction, 'three'))).rejects.toThrow('busy')
    await Object(rows).return()
    await addSecret(db, 'four')
    await inTransaction(db, (transaction) => addSecret(transaction, 'five'))
    const names = await db.selectFrom('secrets').select('name').orderBy('name').execute()
    expect(names.map(({ name }) => name)).toEqual(['five', 'four', 'one'])
  })

  test('while rows are streamed, other reads see concurrent writes', async () => {
    const { db } = await makeStore()
    // PostgreSQL streams with a separate cursor (dialects/postgres.ts).
    if (makeStore.kind !== 'sqlite') return
    for (const name of ['one', 'two', 'three']) await addSecret(db, name)
    const before = await countSecrets(db)
    let streamed = 0
    for await (const _row of db.selectFrom('secrets').select('name').stream()) {
      await addSecret(db, `beside-${++streamed}`)
      expect(await countSecrets(db)).toBe(before + streamed)
    }
    expect(streamed).toBe(before)
  })

  test('rolled back writes are lost, and the next write succeeds', async () => {
    const { db } = await makeStore()
    await expect(
      inTransaction(db, async (transaction) => {
        await addSecret(transaction, 'lost')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await expect(db.insertInto('secrets').values({ name: 'a', value: 'x' }).execute()).resolves.toBeDefined()
    await expect(addSecret(db, 'a')).rejects.toThrow(/unique/i)
    await addSecret(db, 'b')
    expect(await countSecrets(db)).toBe(2)
  })

  test('concurrent writes all succeed', async () => {
    const { db } = await makeStore()
    await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        number % 2 === 0
          ? addSecret(db, `alone-${number}`)
          : inTransaction(db, (transaction) => addSecret(transaction, `inside-${number}`)),
      ),
    )
    expect(await countSecrets(db)).toBe(60)
  })

  test('while another process writes, a write waits without blocking this process', async () => {
    const place = await makeStore.place()
    const [ours, theirs] = [await openStore(place), await openStore(place)]
    onTestFinished(async () => {
      await ours.close()
      await theirs.close()
    })
    const commit = await openTransaction(theirs.db, 'theirs')
    const written = inTransaction(ours.db, (transaction) => addSecret(transaction, 'ours'))
    const started = performance.now()
    for (let turn = 0; turn < 10; turn++) {
      // PostgreSQL need not make either of them wait.
      expect(await countSecrets(ours.db)).toBeLessThanOrEqual(makeStore.kind === 'sqlite' ? 0 : 1)
      await pause(10)
    }
    // Waiting inside the database would first take its five seconds.
    expect(performance.now() - started).toBeLessThan(4_000)
    await commit()
    await written
    expect(await countSecrets(ours.db)).toBe(2)
  })
})
