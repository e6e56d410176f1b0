import { type AdminCategory, authorCalls, categoryCalls } from '../../../domain/content/taxonomy-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'

/** A category or an author, with how many items of each kind it holds, whatever their status. */
export type Taxonomy = Pick<AdminCategory, 'id' | 'name' | 'is_active' | 'articles' | 'recipes'>

export type TaxonomyKind = 'category' | 'author'

export const TAXONOMY_KINDS = {
  category: {
    calls: categoryCalls,
    singular: 'category',
    plural: 'categories',
    Singular: 'Category',
  },
  author: {
    calls: authorCalls,
    singular: 'author',
    plural: 'authors',
    Singular: 'Author',
  },
} as const satisfies Record<TaxonomyKind, unknown>

/** Returns what a category or an author holds, in words: `4 articles and 1 recipe`; null when nothing. */
export function describeContents({
  articles,
  recipes,
}: Pick<Taxonomy, 'articles' | 'recipes'>): string | null {
  const parts = [articles > 0 && pluralize(articles, 'article'), recipes > 0 && pluralize(recipes, 'recipe')]
  return parts.filter((part) => part !== false).join(' and ') || null
}
