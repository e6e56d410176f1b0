import { pluralize } from '../../../domain/content/labels.ts'

/** What items belong to: a category or an author, with how many of each it holds, whatever their status. */
export interface Group {
  id: number
  name: string
  is_active: boolean
  articles: number
  recipes: number
}

export type GroupKind = 'category' | 'author'

export const GROUP_KINDS = {
  category: { path: 'categories', singular: 'category', plural: 'categories', Singular: 'Category' },
  author: { path: 'authors', singular: 'author', plural: 'authors', Singular: 'Author' },
} as const satisfies Record<GroupKind, unknown>

/** What a group holds, in words: `4 articles and 1 recipe`; null when nothing. */
export function describeContents({ articles, recipes }: Pick<Group, 'articles' | 'recipes'>): string | null {
  const parts = [articles > 0 && pluralize(articles, 'article'), recipes > 0 && pluralize(recipes, 'recipe')]
  return parts.filter((part) => part !== false).join(' and ') || null
}
