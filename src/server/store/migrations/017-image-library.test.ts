import { expect, onTestFinished, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { openStore } from '../database.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'

const STEP = '017-image-library'

describeStores((makeStore) => {
  test('pictures shown before the migration are in the library after it', async () => {
    const store = await openStore(await makeStore.place({ migrated: false }))
    onTestFinished(() => store.close())
    const earlier = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < STEP))
    await migrate(store, earlier)
    const db = store.db.withTables<{
      images: Record<string, string | number | null>
      articles: Record<string, string | number | null>
    }>()
    await db
      .insertInto('images')
      .values({
        public_id: 'blog/a',
        version: '1',
        width: 8,
        height: 6,
        format: 'jpg',
        bytes: 9,
        color: null,
        alt: 'Äpplen',
        focal_x: null,
        focal_y: null,
        source: 'upload',
        created_at: 'x',
      })
      .execute()
    const item = {
      status: 'draft',
      featured: 0,
      created_at: 'x',
      updated_at: 'x',
      was_public: 0,
      meta_keywords: '[]',
      list_text: '',
      excerpt: '',
      read_time_minutes: 5,
      difficulty_level: 'beginner',
      content_html: '',
    }
    for (let number = 1; number <= 450; number++) {
      await db
        .insertInto('articles')
        .values({
          ...item,
          slug: `a-${number}`,
          title: `A ${number}`,
          featured_image_public_id: number === 1 ? 'blog/a' : null,
          featured_image_url: number === 2 ? 'https://a.example/media/image/upload/x/v1/blog/a' : null,
          content:
            number === 450 ? 'See ![a](/media/image/upload/c_limit/v9/blog/a) and /image/upload/v1/b.' : '',
        })
        .execute()
    }
    const upTo = Object.entries(MIGRATIONS).filter(([name]) => name <= STEP)
    await migrate(store, Object.fromEntries(upTo))
    const shown = await store.db
      .selectFrom('item_pictures')
      .innerJoin('articles', 'articles.id', 'item_pictures.item_id')
      .select(['articles.slug', 'item_pictures.public_id'])
      .orderBy('articles.id')
      .orderBy('item_pictures.public_id')
      .execute()
    expect(shown).toEqual([
      { slug: 'a-1', public_id: 'blog/a' },
      { slug: 'a-2', public_id: 'blog/a' },
      { slug: 'a-450', public_id: 'b' },
      { slug: 'a-450', public_id: 'blog/a' },
    ])
    expect(await store.db.selectFrom('images').select(['list_text', 'former_versions']).execute()).toEqual([
      { list_text: 'blog/a\näpplen', former_versions: '[]' },
    ])
  })
})
