import type { Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addArticle, addRecipe, NOW } from '../../../../tests/support/factories.ts'
import { listHistory, writeAuditEntry } from '../audit/audit-log.ts'
import { addMessage, listMessages } from '../contact/messages.ts'
import type { Store } from '../database.ts'
import { listImages, saveImage } from '../images/images.ts'
import { findAdminPage } from '../items/item-lists.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'
import { up } from '../migrations/066-search-keys.ts'
import { importSubscribers, listSubscribers } from '../newsletter/subscriber-list.ts'
import { subscribeAddress } from '../newsletter/subscribers.ts'

const STEP = '999-search-keys'
const NAME = 'Åsa Élodie Straße Ёлка'
const SEARCHES = ['asa', 'ÅSA', 'A\u030asa', 'elodie', 'ELODIE str', 'strasse', 'елка', 'ЁЛКА']
const PAGE = { limit: 10, page: 1 }
const FOUND = { subscribers: 2, messages: 1, history: 2, articles: 1, recipes: 1, inCategory: 1, images: 1 }

async function fill(db: Store): Promise<void> {
  const signUp = { email: 'a@example.com', firstName: NAME, referralSource: 'footer', tags: [] } as const
  await subscribeAddress(db, { ...signUp, tags: [] }, NOW)
  const elsewhere = [{ email: 'b@example.com', first_name: NAME, tags: [] }]
  await importSubscribers(db, elsewhere, () => 'nonce', { now: NOW, actor: { userType: 'admin' } })
  const words = { firstName: NAME, lastName: 'B', email: 'a@example.com', subject: 'S', message: 'M' }
  await addMessage(db, words, 'unread', NOW)
  await writeAuditEntry(
    db,
    { now: NOW, actor: { userType: 'admin' } },
    { action: 'saved', resource: 'page', details: { title: NAME } },
  )
  const { id } = await db
    .insertInto('categories')
    .values({ name: 'Återhämtning', name_key: 'återhämtning', slug: 'ater', color: '#fff', icon: 'leaf' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addArticle(db, { title: NAME, category_id: id })
  await addRecipe(db, { title: 'Soup', description: NAME })
  await saveImage(db, {
    public_id: 'blog/walk',
    version: '7',
    width: 8,
    height: 6,
    format: 'jpg',
    bytes: 1,
    color: null,
    alt: NAME,
    focal_x: null,
    focal_y: null,
    source: 'upload',
    created_at: NOW,
  })
}

async function findAll(db: Store, q: string): Promise<Record<keyof typeof FOUND, number>> {
  return {
    subscribers: (await listSubscribers(db, { q, ...PAGE })).total,
    messages: (await listMessages(db, { q, ...PAGE })).total,
    history: (await listHistory(db, { q, ...PAGE })).total,
    articles: (await findAdminPage(db, 'articles', { q, now: NOW, ...PAGE })).total,
    recipes: (await findAdminPage(db, 'recipes', { q, now: NOW, ...PAGE })).total,
    inCategory: (await findAdminPage(db, 'articles', { q: 'aterhamtning', now: NOW, ...PAGE })).total,
    images: (await listImages(db, { q, ...PAGE })).total,
  }
}

describeStores((makeStore) => {
  // ADMIN-SEARCH-2
  test.each(SEARCHES)('%j is found in every search of the admin', async (q) => {
    const { db } = await makeStore()
    await fill(db)
    expect(await findAll(db, q)).toEqual(FOUND)
    expect(await findAll(db, 'asb')).toMatchObject({ subscribers: 0, messages: 0, history: 0, images: 0 })
  })

  test('rows older than the search keys get theirs, and the migration step is repeatable', async () => {
    const store = await makeStore()
    const { db } = store
    await fill(db)
    for (const table of ['subscribers', 'messages', 'audit_log'] as const) {
      await db.updateTable(table).set({ search_key: '' }).execute()
    }
    for (const table of ['articles', 'recipes', 'images'] as const) {
      await db.updateTable(table).set({ list_text: '' }).execute()
    }
    expect(await findAll(db, 'asa')).toMatchObject({ subscribers: 0, messages: 0, history: 0, articles: 0 })
    const done: Record<string, Migration> = {}
    for (let times = 0; times < 2; times++) {
      const again = { [`${STEP} ${times}`]: { up } }
      await migrate(store, { ...MIGRATIONS, ...done, ...again })
      Object.assign(done, again)
      expect(await findAll(db, 'asa')).toEqual(FOUND)
    }
  })
})
