import { itemCalls } from '../../domain/content/item-calls.ts'
import type { ContentKind, ItemState } from '../../domain/items/status.ts'
import type { StatusCounts } from '../../domain/site/overview-calls.ts'
import { pagesOf } from './calls.ts'

/** The names of each kind of item in addresses and texts of the admin. */
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

/** The filter of an item list; the server searches and counts (ADMIN-ITEM-1, ADMIN-SEARCH-1). */
export interface ItemFilter {
  q: string
  /** Null shows every state. */
  status: ItemState | null
}

export interface ItemPage<Item> {
  items: Item[]
  /** Number of items that match the filter, over all pages. */
  total: number
  counts: StatusCounts
}

const { list: articleList } = itemCalls.articles
const { list: recipeList } = itemCalls.recipes
const articlePage = articleList.answer.transform(({ articles, ...rest }) => ({ items: articles, ...rest }))
const recipePage = recipeList.answer.transform(({ recipes, ...rest }) => ({ items: recipes, ...rest }))

export const EVERYTHING: ItemFilter = { q: '', status: null }

/** Returns the articles of a filter, most recently changed first, `limit` per page. */
export function articlePages(filter: ItemFilter, limit: number) {
  return pagesOf({ ...articleList, answer: articlePage }, limit, filter)
}

/** Returns the recipes of a filter, most recently changed first, `limit` per page. */
export function recipePages(filter: ItemFilter, limit: number) {
  return pagesOf({ ...recipeList, answer: recipePage }, limit, filter)
}
