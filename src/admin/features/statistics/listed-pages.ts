import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { CallDeclaration } from '../../../domain/api/call.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { COUNTED_PAGES } from '../../../domain/statistics/counted-pages.ts'
import { ask } from '../../data/calls.ts'

export interface ListedPage {
  path: string
  title: string
  /** Null for a page that is neither article nor recipe. */
  item: { kind: ContentKind; id: number } | null
}

/** As many as a public list gives at once. */
const AT_ONCE = 500
const listCall = {
  method: 'GET',
  path: '/public/:list',
  query: z.object({ limit: z.int(), page: z.int() }),
  answer: z.array(z.object({ id: z.int(), slug: z.string(), title: z.string() })),
} as const satisfies CallDeclaration

/** Every page of the site by name: articles, recipes, and the others. */
export const listedPagesQuery = queryOptions({
  queryKey: ['admin', 'listed-pages'],
  queryFn: async ({ signal }): Promise<ListedPage[]> => {
    const [articles, recipes] = await Promise.all([listItems('article', signal), listItems('recipe', signal)])
    const pages = [...COUNTED_PAGES].map(([path, title]) => ({ path, title, item: null }))
    return [...articles, ...recipes, ...pages]
  },
})

async function listItems(kind: ContentKind, signal: AbortSignal): Promise<ListedPage[]> {
  const list = kind === 'article' ? 'articles' : 'recipes'
  const folder = kind === 'article' ? 'blog' : 'recipes'
  const pages: ListedPage[] = []
  for (let page = 1; ; page++) {
    const items = await ask(listCall, { params: { list }, query: { limit: AT_ONCE, page } }, { signal })
    pages.push(
      ...items.map(({ id, slug, title }) => ({ path: `/${folder}/${slug}`, title, item: { kind, id } })),
    )
    if (items.length < AT_ONCE) return pages
  }
}
