import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addArticle, at, NOW } from '../../../../tests/support/factories.ts'
import { latestPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { articleKind, deleteArticle, getArticle, updateArticle } from './articles.ts'
import { undeleteItem } from './item-trash.ts'
import { restoreItem } from './item-writes.ts'
import { listRevisions } from './revisions.ts'

const PICTURE = '/media/image/upload/v1/samples/kettle.jpg'

/** Reads an article's rows in the tables of all effects. */
async function readEffects(db: Store, id: number) {
  const documents = await db.selectFrom('search_documents').select('id').where('item_id', '=', id).execute()
  const pictures = await db
    .selectFrom('item_pictures')
    .select('public_id')
    .where('item_id', '=', id)
    .execute()
  const audit = await db.selectFrom('audit_log').select('action').orderBy('id', 'desc').executeTakeFirst()
  return {
    found: documents.length,
    pictures: pictures.map(({ public_id }) => public_id),
    revisions: (await listRevisions(db, 'article', id)).map(({ action }) => action),
    audit: audit?.action,
  }
}

describeStores((makeStore) => {
  test('each kind of change to an article has all its effects', async () => {
    const { db } = await makeStore()
    const expectEffects = async (id: number, effects: Awaited<ReturnType<typeof readEffects>>) => {
      expect(await readEffects(db, id)).toEqual(effects)
      const change = await latestPageChange(db)
      expect(change).toBeGreaterThan(seen)
      seen = change
    }
    let seen = await latestPageChange(db)
    const { id } = await addArticle(db, { content: `![A kettle](${PICTURE})`, status: 'published' })
    const pictures = ['samples/kettle']
    await expectEffects(id, { found: 1, pictures, revisions: ['created'], audit: 'article_created' })

    await updateArticle(db, id, { content: 'No kettle' }, at(NOW))
    const revisions = ['updated' as const, 'created' as const]
    await expectEffects(id, { found: 1, pictures: [], revisions, audit: 'article_updated' })

    const [, first] = await listRevisions(db, 'article', id)
    await restoreItem(db, articleKind, { id, revisionId: first?.id ?? 0 }, at(NOW))
    const history = ['restored' as const, ...revisions]
    await expectEffects(id, { found: 1, pictures, revisions: history, audit: 'article_restored' })

    await deleteArticle(db, id, at(NOW))
    await expectEffects(id, { found: 0, pictures: [], revisions: history, audit: 'article_deleted' })

    await undeleteItem(db, articleKind, id, at(NOW))
    await expectEffects(id, { found: 1, pictures, revisions: history, audit: 'article_undeleted' })
  })

  test('when an effect fails, nothing is changed', async () => {
    const { db } = await makeStore()
    const { id, title } = await addArticle(db, { content: 'Hello' })
    const before = await readEffects(db, id)
    await db.schema.dropTable('page_changes').execute()
    await expect(updateArticle(db, id, { title: 'Another', status: 'published' }, at(NOW))).rejects.toThrow()
    await expect(deleteArticle(db, id, at(NOW))).rejects.toThrow()
    expect((await getArticle(db, id))?.title).toBe(title)
    expect(await readEffects(db, id)).toEqual(before)
  })
})
