import { pagePath } from '../../domain/content/affected-pages.ts'
import type { StoredArticle } from '../../domain/content/article.ts'
import type { StoredRecipe } from '../../domain/content/recipe.ts'
import { Failure } from '../../domain/errors.ts'
import type { Finding } from '../../domain/proofreader/finding.ts'
import type { ItemToRead } from '../../domain/proofreader/proofread.ts'
import type { FoundItem, SiteReadingLine } from '../../domain/proofreader/proofread-calls.ts'
import type { PlainSiteFacts } from '../../domain/proofreader/subjects.ts'
import { proofreadItems } from '../parsing/parse-in-worker.ts'
import { getArticle } from '../store/items/articles.ts'
import { getRecipe } from '../store/items/recipes.ts'
import type { Store } from '../store/schema.ts'
import { listItemIds } from '../store/site/site-facts.ts'

/** Number of items sent to the thread at once: the site's facts are sent along each time. */
const BATCH = 8

interface ReadItem {
  about: Omit<FoundItem, 'findings'>
  item: ItemToRead
  ownPaths: string[]
}

/**
 * Proof-reads every item once (PROOF-API-3), the most recently changed first, and yields each result. It keeps no state
 * between calls and stops when the client disconnects: any process can run it, and concurrent runs repeat the work.
 *
 * @throws Failure when the threads are overloaded
 */
export async function* readWholeSite(store: Store, facts: PlainSiteFacts): AsyncGenerator<SiteReadingLine> {
  const ids = await listItemIds(store)
  const total = ids.length
  let done = 0
  for (let from = 0; from < total; from += BATCH) {
    const batch: ReadItem[] = []
    for (const { kind, id } of ids.slice(from, from + BATCH)) {
      const item = kind === 'article' ? await getArticle(store, id) : await getRecipe(store, id)
      // Deleted meanwhile.
      if (item) batch.push(toReadItem(item))
      else yield { type: 'read', done: ++done, total, item: null }
    }
    const found = await readBatch(facts, batch)
    for (const [index, { about }] of batch.entries()) {
      const findings = (found[index] ?? []).map(({ fix: _, ...finding }) => finding)
      const item = findings.length === 0 ? null : { ...about, findings }
      yield { type: 'read', done: ++done, total, item }
    }
  }
  yield { type: 'done', total }
}

/** A text that takes too long loses only its own findings, not those of the batch. */
async function readBatch(facts: PlainSiteFacts, items: readonly ReadItem[]): Promise<Finding[][]> {
  try {
    return await proofreadItems({ facts, items: items.map(({ item, ownPaths }) => ({ item, ownPaths })) })
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'invalid') throw error
    const [only, ...others] = items
    if (only && others.length === 0) return [[unreadable(only.item, error.message)]]
    const findings: Finding[][] = []
    for (const item of items) findings.push(...(await readBatch(facts, [item])))
    return findings
  }
}

function unreadable({ kind }: ItemToRead, message: string): Finding {
  const field = kind === 'article' ? 'content' : 'instructions'
  const rule = 'unreadable-text'
  return { key: rule, rule, level: 'error', field, start: 0, end: 0, message, fix: null }
}

function toReadItem(stored: StoredArticle | StoredRecipe): ReadItem {
  const { id, title, status, slug } = stored
  const item: ItemToRead =
    'content' in stored ? { kind: 'article', text: stored } : { kind: 'recipe', text: stored }
  return { about: { kind: item.kind, id, title, status }, item, ownPaths: [pagePath(item.kind, slug)] }
}
