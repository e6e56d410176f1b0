import { expect, onTestFinished, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { NOW } from '../../../../tests/support/factories.ts'
import { openStore } from '../database.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'

const STEP = '090-read-times'
/** A row of the earlier schema, written directly, because the store expects later columns. */
const EARLIER = {
  ...({
    status: 'draft',
    featured: 0,
    was_public: 0,
    meta_keywords: '[]',
    list_text: '',
    excerpt: '',
  } as const),
  ...({ difficulty_level: 'beginner', content_html: '', created_at: NOW, updated_at: NOW } as const),
}

describeStores((makeStore) => {
  test('read times never set follow the text, those set by the coach stay, and a second run changes nothing', async () => {
    const store = await openStore(await makeStore.place({ migrated: false }))
    onTestFinished(() => store.close())
    await migrate(store, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < STEP)))
    const words = (minutes: number) => 'word '.repeat(minutes * 200).trim()
    for (const [title, content, read_time_minutes] of [
      ['unset', words(2), 5],
      ['hers', words(2), 9],
      ['empty', '', 5],
      ['five', words(5), 5],
    ] as const)
      await store.db
        .insertInto('articles')
        .values({ ...EARLIER, slug: title, title, content, read_time_minutes })
        .execute()
    const read = async () =>
      Object.fromEntries(
        (await store.db.selectFrom('articles').select(['slug', 'read_time_minutes']).execute()).map(
          ({ slug, read_time_minutes }) => [slug, read_time_minutes],
        ),
      )
    await migrate(store)
    expect(await read()).toEqual({ unset: 2, hers: 9, empty: 5, five: 5 })
    const step = MIGRATIONS[STEP]
    await step?.up(store.db)
    expect(await read()).toEqual({ unset: 2, hers: 9, empty: 5, five: 5 })
  })
})
