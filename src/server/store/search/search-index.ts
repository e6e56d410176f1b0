import type { ContentKind } from '../../../domain/items/status.ts'
import { foldedWords, indexText } from '../../../domain/text/search-terms.ts'
import { dialectOf } from '../dialects/dialect.ts'
import type { SearchWords } from '../dialects/dialect-adapter.ts'
import type { Store } from '../schema.ts'

/** An item's texts for the search. */
export interface ItemTexts {
  title: string
  /** Category, tags and keywords. */
  labels: string[]
  summary: string
  ingredients: string[]
  /** Without markup. */
  body: string
  /** What a result's passage is cut from, after the summary. */
  passage: string
}

/** How often a body must contain a word for it to count as repeated. */
const OFTEN = 3

/**
 * Maximum indexed length of one item: the longest permitted text in any European language stays far below. PostgreSQL
 * accepts at most a megabyte, and stores a little more per word than its letters.
 */
const MAX_INDEXED_LENGTH = 900_000
const COST_OF_WORD = 2

/** Writes an item's words to the search index, replacing earlier ones. */
export async function writeSearchDocument(
  db: Store,
  kind: ContentKind,
  itemId: number,
  texts: ItemTexts,
): Promise<void> {
  const { id } = await db
    .insertInto('search_documents')
    .values({ kind, item_id: itemId, body_text: texts.passage })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet({ body_text: texts.passage }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await dialectOf(db).writeSearchWords(db, id, toWords(texts))
}

function toWords({ title, labels, summary, ingredients, body }: ItemTexts): SearchWords {
  const titleWords = countWords(title)
  const details = countWords([...labels, summary, ...ingredients].join(' '))
  const bodyWords = countWords(body)
  const often = [...bodyWords].filter(([, count]) => count >= OFTEN).map(([word]) => word)
  const all = new Set([...titleWords.keys(), ...details.keys(), ...bodyWords.keys()])
  return {
    title: [...titleWords.keys()].join(' '),
    details: [...details.keys()].join(' '),
    often: often.join(' '),
    all: takeWhileSmall(all).join(' '),
  }
}

/** Counts the words and stems of a text. A repeated word is stemmed only once. */
function countWords(text: string): Map<string, number> {
  const written = new Map<string, number>()
  for (const word of foldedWords(text)) written.set(word, (written.get(word) ?? 0) + 1)
  const counts = new Map<string, number>()
  for (const [word, count] of written) {
    for (const token of indexText(word).split(' ')) counts.set(token, (counts.get(token) ?? 0) + count)
  }
  return counts
}

function takeWhileSmall(words: Iterable<string>): string[] {
  let size = 0
  return [...words].filter((word) => {
    size += word.length + COST_OF_WORD
    return size <= MAX_INDEXED_LENGTH
  })
}

export async function deleteSearchDocument(db: Store, kind: ContentKind, itemId: number): Promise<void> {
  const row = await db
    .selectFrom('search_documents')
    .select('id')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  if (!row) return
  await dialectOf(db).deleteSearchWords(db, row.id)
  await db.deleteFrom('search_documents').where('id', '=', row.id).execute()
}
