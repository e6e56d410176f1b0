import { infiniteQueryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { articleListAnswer, recipeListAnswer } from '../../domain/admin/answers.ts'
import type { ContentKind, ItemState } from '../../domain/content/status.ts'
import type { StatusCounts } from '../../domain/site/overview-calls.ts'
import { callApi } from './api.ts'

/** How each kind of item is called in addresses and texts of the admin. */
export const ITEM_KINDS = {
  article: {
    path: 'articles',
    singular: 'article',
    plural: 'articles',
    Plural: 'Articles',
    Singular: 'Article',
  },
  recipe: { path: 'recipes', singular: 'recipe', plural: 'recipes', Plural: 'Recipes', Singular: 'Recipe' },
} as const satisfies Record<ContentKind, unknown>

export function listPath(kind: ContentKind): string {
  return `/admin/${ITEM_KINDS[kind].path}`
}

export function newPath(kind: ContentKind): string {
  return `${listPath(kind)}/new`
}

export function editPath(kind: ContentKind, id: number): string {
  return `${listPath(kind)}/edit/${id}`
}

/** What a list shows of its items; the server searches and counts (product §15.2, §15.3). */
export interface ItemFilter {
  q: string
  /** Null shows every state. */
  status: ItemState | null
}

export interface ItemPage<Item> {
  items: Item[]
  /** How many items the filter leaves, over all pages. */
  total: number
  counts: StatusCounts
}

const articlePage = articleListAnswer.transform(({ articles, ...rest }) => ({ items: articles, ...rest }))
const recipePage = recipeListAnswer.transform(({ recipes, ...rest }) => ({ items: recipes, ...rest }))

export const EVERYTHING: ItemFilter = { q: '', status: null }

/** The articles of a filter, the one changed last first, `limit` a page. */
export function articlePages(filter: ItemFilter, limit: number) {
  return pagesOf('articles', articlePage, filter, limit)
}

/** The recipes of a filter, the one changed last first, `limit` a page. */
export function recipePages(filter: ItemFilter, limit: number) {
  return pagesOf('recipes', recipePage, filter, limit)
}

function pagesOf<Item>(
  path: 'articles' | 'recipes',
  schema: z.ZodType<ItemPage<Item>>,
  { q, status }: ItemFilter,
  limit: number,
) {
  return infiniteQueryOptions({
    queryKey: ['admin', path, 'list', { q, status, limit }],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(limit), page: String(pageParam) })
      if (q) search.set('q', q)
      if (status) search.set('status', status)
      return callApi(schema, `/api/admin/${path}?${search}`, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * limit < total ? page + 1 : undefined),
  })
}
