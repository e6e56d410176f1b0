import { expect, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { addArticle, addRecipe, at, FUTURE, NOW } from '../../../tests/support/factories.ts'
import { readSecret } from './auth/secrets.ts'
import { addDefaultCategories, listCategoriesWithCounts } from './items/categories.ts'
import { nextPublication } from './items/item-lists.ts'
import { listLastChanges, listSitemap } from './items/sitemap.ts'
import { subscribeAddress } from './newsletter/subscribers.ts'
import { latestPageChange, prunePageChanges, readPageChanges, recordPageChange } from './page-changes.ts'
import { consumeRateLimit } from './rate-limits.ts'
import { claimNight, findNightlyResult, writeNightlyResult } from './site/nightly-backups.ts'
import { readSettings, writeSettings } from './site/settings.ts'

describeStores((makeStore) => {
  // CONTENT-TAXONOMY-2
  test('an empty store gets the four default categories with their ids, once', async () => {
    const { db } = await makeStore()
    await addDefaultCategories(db)
    await addDefaultCategories(db)
    await addArticle(db, { category_id: 3 })
    await addArticle(db, { category_id: 3, status: 'draft' })
    await addRecipe(db, { category_id: 4 })
    const categories = await listCategoriesWithCounts(db, NOW)
    expect(categories.map(({ id, name, articles, recipes }) => [id, name, articles, recipes])).toEqual([
      [1, 'Nutrition', 0, 0],
      [2, 'Workouts', 0, 0],
      [3, 'Wellness', 1, 0],
      [4, 'Recipes', 0, 1],
    ])
  })

  test('a late result of one night’s backup does not replace that of the next night', async () => {
    const { db } = await makeStore()
    const result = (night: string, ok: boolean | null) => ({
      night,
      at: `${night}T03:00:00.000Z`,
      ok,
      reason: null,
      name: null,
    })
    await claimNight(db, result('2026-03-04', null))
    await claimNight(db, result('2026-03-05', null))
    await writeNightlyResult(db, result('2026-03-05', null))
    await writeNightlyResult(db, result('2026-03-04', true))
    expect(await findNightlyResult(db)).toEqual(result('2026-03-05', null))
  })

  test('settings fall back to their defaults one by one', async () => {
    const { db } = await makeStore()
    await writeSettings(db, { coach_name: 'Anna', home_stats: [] }, at())
    await db.insertInto('settings').values({ key: 'time_zone', value: '"Mars"' }).execute()
    expect(await readSettings(db)).toMatchObject({
      coach_name: 'Anna',
      home_stats: [],
      time_zone: 'UTC',
      site_name: 'Happiness First',
    })
    expect((await readPageChanges(db, 0)).paths).toBeNull()
  })

  test('page changes list what to invalidate since an id; with a shortened log, everything', async () => {
    const { db } = await makeStore()
    const start = await latestPageChange(db)
    await recordPageChange(db, ['/b', '/a'], NOW)
    await recordPageChange(db, ['/a'], NOW)
    const { lastId, paths } = await readPageChanges(db, start)
    expect(paths).toEqual(['/a', '/b'])
    expect(await readPageChanges(db, lastId)).toEqual({ lastId, paths: [] })
    await prunePageChanges(db, FUTURE)
    expect((await readPageChanges(db, start)).paths).toBeNull()
  })

  test('a limit grants exactly its number to concurrent requests', async () => {
    const { db } = await makeStore()
    const now = Date.parse(NOW)
    const take = (at = now) => consumeRateLimit(db, 'k', { limit: 5, windowMs: 1_000, now: at })
    const states = await Promise.all(Array.from({ length: 8 }, () => take()))
    expect(states.filter(({ allowed }) => allowed)).toHaveLength(5)
    expect((await take(now + 999)).allowed).toBe(false)
    expect(await take(now + 1_000)).toMatchObject({ allowed: true, remaining: 4 })
  })

  test('concurrent requests create a secret only once', async () => {
    const { db } = await makeStore()
    const secrets = await Promise.all([readSecret(db, 's'), readSecret(db, 's'), readSecret(db, 's')])
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]?.length).toBeGreaterThan(30)
  })

  test('sitemaps list visible items; the next publication time is found', async () => {
    const { db } = await makeStore()
    await addArticle(db, { slug: 'a', featured: true })
    await addArticle(db, { slug: 'draft', status: 'draft' })
    await addRecipe(db, { slug: 'r', published_at: FUTURE })
    expect(await listSitemap(db, NOW)).toMatchObject({
      articles: [{ url: '/blog/a', featured: true }],
      recipes: [],
    })
    expect((await listLastChanges(db, NOW)).map(({ path }) => path)).toEqual(['/blog/a'])
    expect(await nextPublication(db, NOW)).toBe(FUTURE)
    expect(await nextPublication(db, FUTURE)).toBeNull()
  })

  test('an address is on the list once and keeps its first details', async () => {
    const { db } = await makeStore()
    const subscription = {
      email: 'Anna@Example.com',
      firstName: 'Anna',
      referralSource: 'popup',
      tags: ['a'],
    } as const
    expect(await subscribeAddress(db, { ...subscription, tags: ['a'] }, NOW)).toEqual({
      id: 1,
      letter: 'confirmation',
      data: {},
    })
    expect(
      await subscribeAddress(
        db,
        { ...subscription, email: 'anna@example.com', firstName: 'Other', tags: ['b'] },
        NOW,
      ),
    ).toEqual({ id: 1, letter: null, data: {} })
    const rows = await db
      .selectFrom('subscribers')
      .select(['email', 'first_name', 'tags', 'state', 'consent_form'])
      .execute()
    expect(rows).toEqual([
      {
        email: 'anna@example.com',
        first_name: 'Anna',
        tags: '["a","b"]',
        state: 'pending',
        consent_form: 'popup',
      },
    ])
  })
})
