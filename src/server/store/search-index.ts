import type { ContentKind } from '../../domain/content/status.ts'
import { indexText } from '../../domain/text/search-terms.ts'
import { dialectOf } from './dialects/dialect.ts'
import type { Store } from './schema.ts'

/** An item's texts as the search reads them. */
export interface ItemTexts {
  title: string
  /** Category and tags. */
  labels: string[]
  summary: string
  ingredients: string[]
  /** Without markup. */
  body: string
  /** What a result's passage is cut from, after the summary. */
  passage: string
}

/**
 * How much of one item is indexed, in characters and places of different words. A text of the greatest allowed
 * length in any European language stays far below; PostgreSQL takes no more than a megabyte.
 */
const LARGEST_INDEX = 800_000
const COST_OF_WORD = 6
const COST_OF_PLACE = 2

/** Puts an item's words into the search index, in place of what was there. */
export async function writeSearchDocument(
  db: Store,
  kind: ContentKind,
  itemId: number,
  texts: ItemTexts,
): Promise<void> {
  const { writeSearchWords } = dialectOf(db)
  const [title = '', labels = '', summary = '', ingredients = '', body = ''] = limitTokens([
    indexText(texts.title),
    indexText(texts.labels.join(' ')),
    indexText(texts.summary),
    indexText(texts.ingredients.join(' ')),
    indexText(texts.body),
  ])
  const { id } = await db
    .insertInto('search_documents')
    .values({ kind, item_id: itemId, body_text: texts.passage })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet({ body_text: texts.passage }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeSearchWords(db, id, { title, labels, summary, ingredients, body })
}

/** Takes an item out of the search index. */
export async function deleteSearchDocument(db: Store, kind: ContentKind, itemId: number): Promise<void> {
  const { deleteSearchWords } = dialectOf(db)
  const row = await db
    .selectFrom('search_documents')
    .select('id')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  if (!row) return
  await deleteSearchWords(db, row.id)
  await db.deleteFrom('search_documents').where('id', '=', row.id).execute()
}

/** The same texts, cut off where both databases could no longer hold them. */
function limitTokens(texts: readonly string[]): string[] {
  if (texts.reduce((sum, text) => sum + text.length, 0) < LARGEST_INDEX / COST_OF_WORD) return [...texts]
  const seen = new Set<string>()
  let cost = 0
  return texts.map((text) =>
    text
      .split(' ')
      .filter((token) => {
        const added = seen.has(token) ? COST_OF_PLACE : token.length + COST_OF_WORD
        if (cost + added > LARGEST_INDEX) return false
        cost += added
        seen.add(token)
        return true
      })
      .join(' '),
  )
}
