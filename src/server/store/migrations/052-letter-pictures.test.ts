import { expect, onTestFinished, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { openStore } from '../database.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'

const STEP = '052-letter-pictures'

/** The newsletter's issues as of the earlier schema. */
type EarlierTables = { campaigns: Record<string, string | number | null> }

describeStores((makeStore) => {
  test('pictures of letters written before the migration are known after it', async () => {
    const store = await openStore(await makeStore.place({ migrated: false }))
    onTestFinished(() => store.close())
    const db = store.db.withTables<EarlierTables>()
    const earlier = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < STEP))
    await migrate(store, earlier)
    const letter = {
      preview_text: '',
      content_html: '',
      send_at: null,
      sent_at: 'x',
      clicks: 0,
      state: 'sent',
      created_at: 'x',
      updated_at: 'x',
    }
    const picture = '[![Seen](https://site.example/media/image/upload/c_limit,w_800/v3/blog/a.jpg)](/blog/a)'
    for (let number = 1; number <= 201; number++) {
      const content = number === 201 ? `${picture} ${picture}` : 'Words only'
      const subject = `Letter ${number}`
      await db
        .insertInto('campaigns')
        .values({ ...letter, subject, slug: `letter-${number}`, content })
        .execute()
    }
    await migrate(store)
    expect(await store.db.selectFrom('item_pictures').selectAll().execute()).toEqual([
      { kind: 'issue', item_id: 201, public_id: 'blog/a' },
    ])
  })
})
