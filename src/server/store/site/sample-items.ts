import type { ContentKind } from '../../../domain/items/status.ts'
import { isSampleTestimonial } from '../../../domain/site/setup-steps.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { moveImageToTrash } from '../images/image-trash.ts'
import { isShownSql, listDraftImages } from '../images/image-uses.ts'
import { deleteArticle } from '../items/articles.ts'
import { deleteRecipe } from '../items/recipes.ts'
import { recordPageChange } from '../page-changes.ts'
import { countRows } from '../rows.ts'
import type { Store } from '../schema.ts'
import { ITEM_TABLES, tableOf } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { readSettings, writeSettings } from './settings.ts'

export interface RemovedSamples {
  articles: number
  recipes: number
  /** The ids of images that are no longer used. */
  images: string[]
  paths: null
}

/** Counts the unchanged items of the sample site. */
export async function countSampleItems(db: Store): Promise<number> {
  let left = 0
  for (const table of ITEM_TABLES) left += await countRows(db.selectFrom(table).where('sample', '=', 1))
  return left
}

/**
 * Removes the sample site in one transaction: its items as if deleted one by one (into the trash; their addresses
 * answer 410), its testimonials, and its images that are no longer used. Items the coach has saved, or has a draft of,
 * are the coach's own and stay, with their images.
 */
export async function removeSampleItems(db: Store, context: WriteContext): Promise<RemovedSamples> {
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    const articles = await findSampleItems(transaction, 'article')
    for (const id of articles) await deleteArticle(transaction, id, context)
    const recipes = await findSampleItems(transaction, 'recipe')
    for (const id of recipes) await deleteRecipe(transaction, id, context)
    const images = await trashUnusedSampleImages(transaction, context.now)
    await removeSampleTestimonials(transaction, context)
    await writeAuditEntry(transaction, context, {
      action: 'sample_content_removed',
      resource: 'sample_content',
      details: { articles: articles.length, recipes: recipes.length, images: images.length },
    })
    await recordPageChange(transaction, null, context.now)
    return { articles: articles.length, recipes: recipes.length, images, paths: null }
  })
}

async function findSampleItems(db: Store, kind: ContentKind): Promise<number[]> {
  const drafts = await db.selectFrom('drafts').select('item_key').where('kind', '=', kind).execute()
  const typed = new Set(drafts.map(({ item_key }) => item_key))
  const rows = await db.selectFrom(tableOf(kind)).select('id').where('sample', '=', 1).orderBy('id').execute()
  return rows.map(({ id }) => id).filter((id) => !typed.has(String(id)))
}

async function trashUnusedSampleImages(db: Store, now: string): Promise<string[]> {
  const unused = await db
    .selectFrom('images')
    .select(['public_id', 'alt'])
    .where('source', '=', 'seed')
    .where(({ not }) => not(isShownSql()))
    .orderBy('public_id')
    .execute()
  const typed = new Set(await listDraftImages(db))
  const removed = unused.filter(({ public_id }) => !typed.has(public_id))
  for (const image of removed) await moveImageToTrash(db, image, now)
  return removed.map(({ public_id }) => public_id)
}

async function removeSampleTestimonials(db: Store, context: WriteContext): Promise<void> {
  const settings = await readSettings(db)
  const { testimonials } = settings
  const own = testimonials.filter((testimonial) => !isSampleTestimonial(testimonial, settings))
  if (own.length < testimonials.length) await writeSettings(db, { testimonials: own }, context)
}
