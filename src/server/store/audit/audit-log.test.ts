import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import type { Store } from '../database.ts'
import { readHistory, writeAuditEntry } from './audit-log.ts'

const write = (db: Store, resourceId: string, minute: number) =>
  writeAuditEntry(
    db,
    { now: `2026-03-04T10:${String(minute).padStart(2, '0')}:00.000Z`, actor: { userType: 'admin' } },
    { action: 'saved', resource: 'article', resourceId },
  )

describeStores((makeStore) => {
  test('an export has each row once and none missing, whatever is written meanwhile', async () => {
    const { db } = await makeStore()
    // Some at the same time: they are ordered by id.
    for (const [index, minute] of [1, 2, 2, 2, 3, 4, 5].entries()) await write(db, String(index), minute)
    const read: (string | null)[] = []
    for await (const rows of readHistory(db, {}, 2)) {
      read.push(...rows.map(({ resource_id }) => resource_id))
      await write(db, 'new', 30)
    }
    expect(read).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  })
})
