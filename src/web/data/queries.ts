import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { LIST_LIMITS } from '../../domain/content/limits.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import type { ListQuery, SiteReader } from './site-reader.ts'

/** Made anew for each request and once in the browser (specification §9: stale after 5 minutes, 1 retry). */
export function createQueryClient(): QueryClient {
  const onServer = typeof window === 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * MINUTE, retry: onServer ? 0 : 1, refetchOnWindowFocus: false },
    },
  })
}

/** Every query a page may use, by name. Keys say what was asked, and travel in the page's state. */
export function createQueries(reader: SiteReader) {
  return {
    settings: () =>
      queryOptions({
        queryKey: ['settings'],
        queryFn: () => reader.settings(),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    articles: (query: ListQuery) =>
      queryOptions({ queryKey: ['articles', query], queryFn: () => reader.articles(query) }),
    article: (slug: string) =>
      queryOptions({ queryKey: ['article', slug], queryFn: () => reader.article(slug) }),
    recipes: (query: ListQuery) =>
      queryOptions({ queryKey: ['recipes', query], queryFn: () => reader.recipes(query) }),
    recipe: (slug: string) =>
      queryOptions({ queryKey: ['recipe', slug], queryFn: () => reader.recipe(slug) }),
    plan: (token: string) => queryOptions({ queryKey: ['plan', token], queryFn: () => reader.plan(token) }),
    letters: () => queryOptions({ queryKey: ['letters'], queryFn: () => reader.letters() }),
    letter: (slug: string) =>
      queryOptions({ queryKey: ['letter', slug], queryFn: () => reader.letter(slug) }),
    categories: () => queryOptions({ queryKey: ['categories'], queryFn: () => reader.categories() }),
    search: (text: string) =>
      queryOptions({ queryKey: ['search', text], queryFn: () => reader.search(text) }),
    sitemap: () => queryOptions({ queryKey: ['sitemap'], queryFn: () => reader.sitemap() }),
    /** The cards of the blog page, a page of them at a time, from `firstPage` on. */
    articleGrid: (query: ListQuery, firstPage: number) =>
      infiniteQueryOptions({
        queryKey: ['article-grid', query, firstPage],
        queryFn: ({ pageParam }) =>
          reader.articles({ ...query, limit: LIST_LIMITS.cardsPerPage, page: pageParam }),
        initialPageParam: firstPage,
        getNextPageParam: (last, _pages, page) => nextPage(last.total, page),
      }),
    /** The cards of the recipe page. */
    recipeGrid: (query: ListQuery, firstPage: number) =>
      infiniteQueryOptions({
        queryKey: ['recipe-grid', query, firstPage],
        queryFn: ({ pageParam }) =>
          reader.recipes({ ...query, limit: LIST_LIMITS.cardsPerPage, page: pageParam }),
        initialPageParam: firstPage,
        getNextPageParam: (last, _pages, page) => nextPage(last.total, page),
      }),
  }
}

export type SiteQueries = ReturnType<typeof createQueries>

function nextPage(total: number, page: number): number | undefined {
  return page * LIST_LIMITS.cardsPerPage < total ? page + 1 : undefined
}
