import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { LIST_LIMITS } from '../../domain/content/limits.ts'
import type {
  ListName,
  PageAnswers,
  ReadName,
  ReadRequest,
  SiteReader,
} from '../../domain/reads/public-reads.ts'
import { MINUTE } from '../../domain/time/durations.ts'

/** Made anew for each request and once in the browser (product §3.2: stale after 5 minutes, 1 retry). */
export function createQueryClient(): QueryClient {
  const onServer = typeof window === 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * MINUTE, retry: onServer ? 0 : 1, refetchOnWindowFocus: false },
    },
  })
}

/** The queries of pages, made from the declared reads. Keys say what was asked, and travel in the page's state. */
export function createQueries(reader: SiteReader) {
  return {
    /** One read as a query, such as `read('recipe', { slug })`. */
    read: <K extends ReadName>(name: K, request: ReadRequest<K>) =>
      queryOptions<PageAnswers[K]>({ queryKey: [name, request], queryFn: () => reader.read(name, request) }),
    /** The same for a visit's length: every page carries them. */
    settings: () =>
      queryOptions({
        queryKey: ['settings'],
        queryFn: () => reader.read('settings', {}),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    /** The cards of an index page, a page of them at a time, from `firstPage` on. */
    grid: <K extends ListName>(list: K, request: ReadRequest<K>, firstPage: number) =>
      infiniteQueryOptions({
        queryKey: ['grid', list, request, firstPage],
        queryFn: ({ pageParam }): Promise<PageAnswers[K]> =>
          reader.read<K>(list, { ...request, limit: LIST_LIMITS.cardsPerPage, page: pageParam }),
        initialPageParam: firstPage,
        getNextPageParam: ({ total }, _pages, page) =>
          page * LIST_LIMITS.cardsPerPage < total ? page + 1 : undefined,
      }),
  }
}

export type SiteQueries = ReturnType<typeof createQueries>
