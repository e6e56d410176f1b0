import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pluralize } from '../../../domain/content/labels.ts'
import { showToast } from '../../../web/ui/toast.ts'

/** What items belong to: a category or an author, with how many of each it holds, whatever their status. */
export interface Taxonomy {
  id: number
  name: string
  is_active: boolean
  articles: number
  recipes: number
}

export type TaxonomyKind = 'category' | 'author'

export const TAXONOMY_KINDS = {
  category: { path: 'categories', singular: 'category', plural: 'categories', Singular: 'Category' },
  author: { path: 'authors', singular: 'author', plural: 'authors', Singular: 'Author' },
} as const satisfies Record<TaxonomyKind, unknown>

/** What a category or an author holds, in words: `4 articles and 1 recipe`; null when nothing. */
export function describeContents({
  articles,
  recipes,
}: Pick<Taxonomy, 'articles' | 'recipes'>): string | null {
  const parts = [articles > 0 && pluralize(articles, 'article'), recipes > 0 && pluralize(recipes, 'recipe')]
  return parts.filter((part) => part !== false).join(' and ') || null
}

/**
 * A change of a category or an author. Their names stand in the lists of items too, so those are asked for again.
 *
 * @param change does it; what it answers becomes the toast's title
 */
export function useTaxonomyChange<Input>(kind: TaxonomyKind, change: (input: Input) => Promise<string>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (title) => showToast({ title }),
    // After a refusal too: it is refused because something here is no longer true.
    onSettled: () =>
      Promise.all(
        [TAXONOMY_KINDS[kind].path, 'articles', 'recipes'].map((area) =>
          client.invalidateQueries({ queryKey: ['admin', area] }),
        ),
      ),
  })
}
