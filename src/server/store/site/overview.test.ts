import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import {
  addArticle,
  addRecipe,
  articleInput,
  at,
  FUTURE,
  NOW,
  PAST,
} from '../../../../tests/support/factories.ts'
import { writeSecret } from '../auth/secrets.ts'
import { saveImage } from '../images/images.ts'
import { articleKind, createArticle, updateArticle } from '../items/articles.ts'
import { findVisible } from '../items/item-reads.ts'
import * as samplesAndLists from '../migrations/016-samples-and-lists.ts'
import { readOverview } from './overview.ts'
import { countSampleItems, removeSampleItems } from './sample-items.ts'

const PICTURE = {
  version: '1',
  width: 8,
  height: 8,
  format: 'svg',
  bytes: 8,
  color: null,
  alt: '',
  created_at: NOW,
} as const

describeStores((makeStore) => {
  test('the most read list has visible items with views only', async () => {
    const { db } = await makeStore()
    const views = async (table: 'articles' | 'recipes', id: number, view_count: number) =>
      db.updateTable(table).set({ view_count }).where('id', '=', id).execute()
    const read = await addArticle(db, { title: 'Read' })
    await views('articles', read.id, 5)
    const most = await addRecipe(db, { title: 'Most' })
    await views('recipes', most.id, 9)
    await addArticle(db, { title: 'Unread' })
    const hidden = await addArticle(db, { title: 'Hidden', status: 'archived' })
    await views('articles', hidden.id, 99)
    const later = await addArticle(db, { title: 'Later', published_at: FUTURE })
    await views('articles', later.id, 98)
    const { most_read, articles, scheduled } = await readOverview(db, NOW)
    expect(most_read.map(({ title }) => title)).toEqual(['Most', 'Read'])
    expect(articles).toEqual({ total: 4, published: 2, draft: 0, archived: 1, scheduled: 1 })
    expect(scheduled.map(({ title }) => title)).toEqual(['Later'])
    expect((await readOverview(db, FUTURE)).scheduled).toEqual([])
  })

  // RUN-SAMPLE-2
  test('removing the samples deletes unused sample pictures; any save makes an item the coach’s own', async () => {
    const { db } = await makeStore()
    for (const public_id of ['samples/a', 'samples/b'])
      await saveImage(db, { ...PICTURE, public_id, source: 'seed' })
    await saveImage(db, { ...PICTURE, public_id: 'blog/own', source: 'upload' })
    const addSample = (slug: string, featured_image_public_id: string | null) =>
      createArticle(db, articleInput({ slug, featured_image_public_id }), at(PAST), { sample: true })
    await addSample('gone', 'samples/a')
    await addSample('kept', 'samples/b')
    await addRecipe(db)
    expect(await countSampleItems(db)).toBe(2)
    const kept = await findVisible(db, articleKind, 'kept', NOW)
    await updateArticle(db, kept.kind === 'found' ? kept.item.id : 0, { title: 'Mine' }, at())
    expect(await countSampleItems(db)).toBe(1)

    const removed = await removeSampleItems(db, at())
    expect(removed).toMatchObject({ articles: 1, recipes: 0, images: ['samples/a'] })
    expect((await findVisible(db, articleKind, 'gone', NOW)).kind).toBe('gone')
    expect((await findVisible(db, articleKind, 'kept', NOW)).kind).toBe('found')
    const images = await db.selectFrom('images').select('public_id').orderBy('public_id').execute()
    expect(images.map(({ public_id }) => public_id)).toEqual(['blog/own', 'samples/b'])
    expect(await removeSampleItems(db, at())).toMatchObject({ articles: 0, recipes: 0, images: [] })
  })

  test('a site seeded before this migration step knows its samples after it', async () => {
    const { db } = await makeStore()
    await addArticle(db, { slug: 'sample' }, at(PAST))
    const edited = await addArticle(db, { slug: 'edited' }, at(PAST))
    await updateArticle(db, edited.id, { title: 'Mine' }, at(NOW))
    await addArticle(db, { slug: 'own' }, at(NOW))
    await writeSecret(db, 'seeded', PAST)
    for (const table of ['articles', 'recipes'] as const) {
      await db.schema.dropIndex(`${table}_by_sample`).execute()
      await db.schema.alterTable(table).dropColumn('sample').execute()
    }
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => ({ '016-samples-and-lists': samplesAndLists }) },
      migrationTableName: 'again',
      migrationLockTableName: 'again_lock',
    }).migrateToLatest()
    expect(error).toBeUndefined()
    const samples = await db.selectFrom('articles').select('slug').where('sample', '=', 1).execute()
    expect(samples).toEqual([{ slug: 'sample' }])
  })
})
