import type { Article } from '../../domain/content/article.ts'
import type { ArticleCreate } from '../../domain/content/article-input.ts'
import type { Recipe } from '../../domain/content/recipe.ts'
import type { RecipeCreate } from '../../domain/content/recipe-input.ts'
import { createArticle, updateArticle } from '../store/articles.ts'
import type { Store } from '../store/database.ts'
import { rememberImport } from '../store/imports.ts'
import type { SaveResult } from '../store/item-writes.ts'
import { leaveOldPath } from '../store/old-paths.ts'
import { createRecipe, updateRecipe } from '../store/recipes.ts'
import { findRedirect, leaveRedirect } from '../store/redirects.ts'
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
  return withConflictRetry(store, async (transaction) => {
    const save = await write(transaction, fields, plan.target, context)
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

async function write(
  store: Store,
  fields: Fields,
  target: number | null,
  context: WriteContext,
): Promise<SaveResult<Article> | SaveResult<Recipe>> {
  if (fields.kind === 'article') {
    const { input } = fields
    return target === null
      ? createArticle(store, input, context)
      : updateArticle(store, target, { ...input, updated_at: undefined }, context)
  }
  const { input } = fields
  return target === null
    ? createRecipe(store, input, context)
    : updateRecipe(store, target, { ...input, updated_at: undefined }, context)
}
