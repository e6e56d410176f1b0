import { expect, onTestFinished, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { openStore } from '../database.ts'
import { findImageUses } from '../images/image-uses.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'
import { createIssue, getIssue } from '../newsletter/issues.ts'
import { SYSTEM_ACTOR } from '../write-context.ts'

const STEP = '093-issues'
const TIME = '2026-03-01T10:00:00.000Z'

/** The newsletter's tables as of the earlier schema. */
type EarlierTables = {
  campaigns: Record<string, string | number>
  outbox: Record<string, string | number>
  item_pictures: Record<string, string | number>
}

describeStores((makeStore) => {
  test('issues under the former table name keep their letters and pictures, and ids continue', async () => {
    const store = await openStore(await makeStore.place({ migrated: false }))
    onTestFinished(() => store.close())
    const earlier = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < STEP))
    await migrate(store, earlier)
    const db = store.db.withTables<EarlierTables>()
    const times = { send_at: TIME, sent_at: TIME, created_at: TIME, updated_at: TIME }
    await db
      .insertInto('campaigns')
      .values(
        ['spring', 'summer'].map((slug) => ({
          ...times,
          subject: slug,
          preview_text: '',
          slug,
          content: 'Hello',
          content_html: '<p>Hello</p>',
          state: 'sent',
          clicks: 3,
          forgotten_sent: 5,
          forgotten_failed: 1,
        })),
      )
      .execute()
    await db
      .insertInto('outbox')
      .values({
        kind: 'newsletter_issue',
        recipient: 'anna@example.com',
        data: '{}',
        campaign_id: 2,
        state: 'sent',
        attempts: 1,
        next_attempt_at: TIME,
        created_at: TIME,
      })
      .execute()
    await db.insertInto('item_pictures').values({ kind: 'letter', item_id: 2, public_id: 'blog/a' }).execute()

    await migrate(store)
    expect(await getIssue(store.db, 2)).toMatchObject({
      slug: 'summer',
      content: 'Hello',
      state: 'sent',
      sent_at: TIME,
      progress: { total: 7, sent: 6, failed: 1, waiting: 0, clicks: 3 },
    })
    expect((await findImageUses(store.db, ['blog/a'])).get('blog/a')).toEqual([
      { type: 'issue', id: 2, title: 'summer' },
    ])
    const input = { subject: 'Autumn', preview_text: '', content: 'Hello', tags: [] }
    expect(await createIssue(store.db, input, { now: TIME, actor: SYSTEM_ACTOR })).toMatchObject({
      id: 3,
      slug: 'autumn',
    })
  })
})
