import type { Article } from '../../domain/content/article.ts'
import type { ArticleCreate } from '../../domain/content/article-input.ts'
import type { Recipe } from '../../domain/content/recipe.ts'
import type { RecipeCreate } from '../../domain/content/recipe-input.ts'
import { Failure } from '../../domain/errors.ts'
import { renderMarkdown } from '../parsing/parse-in-worker.ts'
import { createArticle, updateArticle } from '../store/articles.ts'
import type { Store } from '../store/database.ts'
import { rememberImport } from '../store/imports.ts'
import type { SaveResult } from '../store/item-writes.ts'
import { createRecipe, updateRecipe } from '../store/recipes.ts'
import { findRedirect, leaveOldPath, leaveRedirect } from '../store/redirects.ts'
import { withConflictRetry } from '../store/transaction.ts'
import type { WriteContext } from '../store/write-context.ts'
import type { Step } from './plan-import.ts'

export type Fields = { kind: 'article'; input: ArticleCreate } | { kind: 'recipe'; input: RecipeCreate }

export type SavedItem =
  | { kind: 'saved'; id: number; paths: readonly string[] | null }
  | { kind: 'refused'; reason: string }

/**
 * Stores one item of an import, where it came from and its old addresses, all or nothing: an import that breaks off
 * goes on where it stopped.
 */
export async function saveItem(
  store: Store,
  { item, plan, hash }: Step,
  fields: Fields,
  context: WriteContext,
): Promise<SavedItem> {
  const contentHtml = await render(fields)
  if (typeof contentHtml === 'object') return contentHtml
  return withConflictRetry(store, async (transaction) => {
    const save = await write(transaction, { fields, contentHtml }, plan.target, context)
    if (save.kind !== 'saved') return { kind: 'refused', reason: REFUSALS[save.kind] }
    const { paths } = save
    const { id } = save.item
    const { origin, kind, old_paths, former_slugs } = item
    await rememberImport(transaction, { origin, kind, target: String(id), hash, at: context.now })
    for (const path of old_paths) {
      if (path !== `${kind === 'article' ? '/blog' : '/recipes'}/${fields.input.slug}`)
        await leaveOldPath(transaction, path, kind, id)
    }
    for (const slug of former_slugs) {
      if ((await findRedirect(transaction, kind, slug)) === null)
        await leaveRedirect(transaction, kind, slug, id)
    }
    return { kind: 'saved', id, paths }
  })
}

const REFUSALS = {
  missing: 'It was deleted while the import ran.',
  stale: 'It was saved somewhere else while the import ran.',
  slug_taken: 'Something else took its address while the import ran.',
  unknown_reference: 'Its category or author was deleted while the import ran.',
} as const

/** An article's HTML, made before the transaction; or why it cannot be. Recipes hold no Markdown. */
async function render(fields: Fields): Promise<string | Extract<SavedItem, { kind: 'refused' }>> {
  if (fields.kind === 'recipe') return ''
  try {
    return await renderMarkdown(fields.input.content)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { kind: 'refused', reason: error.message }
  }
}

async function write(
  store: Store,
  { fields, contentHtml }: { fields: Fields; contentHtml: string },
  target: number | null,
  context: WriteContext,
): Promise<SaveResult<Article> | SaveResult<Recipe>> {
  if (fields.kind === 'article') {
    const { input } = fields
    return target === null
      ? createArticle(store, input, context, { contentHtml })
      : updateArticle(store, target, { ...input, updated_at: undefined }, context, { contentHtml })
  }
  const { input } = fields
  return target === null
    ? createRecipe(store, input, context)
    : updateRecipe(store, target, { ...input, updated_at: undefined }, context)
}
