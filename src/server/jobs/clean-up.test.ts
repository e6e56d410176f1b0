import { expect, test, vi } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { addArticle, at, NOW } from '../../../tests/support/factories.ts'
import { openTestStore } from '../../../tests/support/image-samples.ts'
import { DAY, HOUR, MINUTE } from '../../domain/time/durations.ts'
import { writeAuditEntry } from '../store/audit/audit-log.ts'
import { createSession } from '../store/auth/sessions.ts'
import { deleteArticle } from '../store/items/articles.ts'
import { enqueueLetter } from '../store/mail/outbox.ts'
import {
  confirmSubscriber,
  subscribeAddress,
  unsubscribeSubscriber,
} from '../store/newsletter/subscribers.ts'
import { recordPageChange } from '../store/page-changes.ts'
import { consumeRateLimit } from '../store/rate-limits.ts'
import type { Store } from '../store/schema.ts'
import { countView } from '../store/statistics/views.ts'
import { cleanUp } from './clean-up.ts'

const now = Date.parse(NOW)
const before = (ms: number) => new Date(now - ms).toISOString()
const ignored = { error: () => undefined }

async function clean(
  db: Store,
  at: Date,
  log: Parameters<typeof cleanUp>[0]['log'] = ignored,
): Promise<void> {
  await using media = await openTestStore()
  await cleanUp({ store: db, mediaStore: media.store, clock: () => at, log })
}

async function leaveTraces(db: Store, articleId: number, age: number): Promise<void> {
  await createSession(db, now - age)
  await consumeRateLimit(db, `of ${age}`, { limit: 5, windowMs: 15 * MINUTE, now: now - age })
  await recordPageChange(db, ['/blog'], before(age))
  const day = before(age).slice(0, 10)
  await countView(db, { kind: 'article', id: articleId, day, now: NOW, mark: 'somebody' })
  await enqueueLetter(db, { kind: 'welcome', to: 'anna@example.com', data: {} }, before(age))
  await db.updateTable('outbox').set({ state: 'sent' }).execute()
  await writeAuditEntry(
    db,
    { now: before(age), actor: { userType: 'anonymous' } },
    { action: 'test', resource: 'test' },
  )
}

async function countTraces(db: Store): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of [
    'sessions',
    'rate_limits',
    'page_changes',
    'view_marks',
    'audit_log',
    'outbox',
  ] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    counts[table] = count
  }
  return counts
}

describeStores((makeStore) => {
  // NEWS-STATE-4
  test('an unconfirmed sign-up is deleted after 30 days; an unsubscribed address stays unsubscribed', async () => {
    const { db } = await makeStore()
    const signUp = (email: string, age: number) =>
      subscribeAddress(db, { email, referralSource: 'footer', tags: [] }, before(age))
    await signUp('old@example.com', 31 * DAY)
    await signUp('young@example.com', 29 * DAY)
    const left = await signUp('left@example.com', 90 * DAY)
    await unsubscribeSubscriber(db, left.id, before(80 * DAY))
    await signUp('left@example.com', 31 * DAY)
    const active = await signUp('active@example.com', 90 * DAY)
    await confirmSubscriber(db, active.id, before(89 * DAY))
    await clean(db, new Date(NOW))
    const rows = await db.selectFrom('subscribers').select(['email', 'state']).orderBy('email').execute()
    expect(rows).toEqual([
      { email: 'active@example.com', state: 'active' },
      { email: 'left@example.com', state: 'unsubscribed' },
      { email: 'young@example.com', state: 'pending' },
    ])
  })

  // AVAIL-CLEAN-1
  test('expired rows are deleted, needed ones stay', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db)
    await db.deleteFrom('audit_log').execute()
    await db.deleteFrom('page_changes').execute()
    await leaveTraces(db, id, 401 * DAY)
    await leaveTraces(db, id, 2 * DAY)
    await leaveTraces(db, id, 0)
    await clean(db, new Date(NOW))
    expect(await countTraces(db)).toEqual({
      sessions: 1,
      rate_limits: 1,
      page_changes: 1,
      view_marks: 1,
      audit_log: 2,
      outbox: 2,
    })
    await clean(db, new Date(now + HOUR))
    expect(await countTraces(db)).toMatchObject({ sessions: 1, rate_limits: 0 })
  })

  // PRIV-KEEP-1
  test('the record that a letter was sent to an address is kept for 180 days', async () => {
    const { db } = await makeStore()
    for (const age of [181, 179])
      await enqueueLetter(db, { kind: 'welcome', to: `at${age}@example.com`, data: {} }, before(age * DAY))
    await db.updateTable('outbox').set({ state: 'sent' }).execute()
    await clean(db, new Date(NOW))
    const rows = await db.selectFrom('outbox').select('recipient').execute()
    expect(rows).toEqual([{ recipient: 'at179@example.com' }])
  })

  // AVAIL-CLEAN-2
  test('a clock that is a year ahead deletes nothing for good in the hours until it is noticed', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db)
    await deleteArticle(db, id, at(before(28 * DAY)))
    const trashed = () => db.selectFrom('trash').select('item_id').execute()
    await clean(db, new Date(NOW))
    for (let hour = 1; hour <= 7; hour++) await clean(db, new Date(now + 365 * DAY + hour * HOUR))
    expect(await trashed()).toHaveLength(1)
  })

  // AVAIL-CLEAN-2
  test('a site that is on for four hours a day deletes what has expired by the next day', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db)
    await deleteArticle(db, id, at(before(0)))
    for (let day = 0; day <= 31; day++)
      for (let hour = 0; hour < 4; hour++) await clean(db, new Date(now + day * DAY + hour * HOUR))
    expect(await db.selectFrom('trash').select('item_id').execute()).toEqual([])
  })

  test('a failing step is logged and does not stop the others', async () => {
    const { db } = await makeStore()
    await createSession(db, now - 2 * DAY)
    await db.schema.dropTable('view_marks').execute()
    const error = vi.fn()
    await clean(db, new Date(NOW), { error })
    expect(error.mock.calls.map(([, message]) => message)).toEqual(['Cleaning up failed: view marks'])
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  })
})
