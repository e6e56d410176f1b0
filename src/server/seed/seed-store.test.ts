import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { storeMaker } from '../../../tests/support/databases.ts'
import { fillStore } from '../../../tests/support/fill-store.ts'
import { openStore } from '../store/database.ts'
import { inTransaction } from '../store/transaction.ts'

/** A little more than a write waits for another process. */
const LONGER_THAN_A_WRITE_WAITS_MS = 5_500

test('a process that starts while another one fills the store waits for it, however slow the machine is', async () => {
  const place = await storeMaker('sqlite').place()
  const [first, second] = await Promise.all([openStore(place), openStore(place)])
  const begun = Promise.withResolvers<void>()
  const filling = inTransaction(first.db, async (transaction) => {
    await transaction.insertInto('secrets').values({ name: 'seeded', value: 'meanwhile' }).execute()
    begun.resolve()
    await pause(LONGER_THAN_A_WRITE_WAITS_MS)
  })
  await begun.promise
  await Promise.all([filling, fillStore(second, place.dataDir, 'sample', new Date())])
  const { count } = await second.db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThan(0)
  await Promise.all([first.close(), second.close()])
})
