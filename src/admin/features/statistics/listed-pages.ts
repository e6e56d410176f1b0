import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { ContentKind } from '../../../domain/content/status.ts'
import { COUNTED_PAGES } from '../../../domain/statistics/counted-pages.ts'
import { callApi } from '../../data/api.ts'

/** A page readers can open. */
export interface ListedPage {
  path: string
  title: string
  /** Null for a page that is neither article nor recipe. */
  item: { kind: ContentKind; id: number } | null
}

/** As many as a public list gives at once. */
const AT_ONCE = 500
const listed = z.array(z.object({ id: z.int(), slug: z.string(), title: z.string() }))

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
  const [list, folder] = kind === 'article' ? ['articles', 'blog'] : ['recipes', 'recipes']
  const pages: ListedPage[] = []
  for (let page = 1; ; page++) {
    const items = await callApi(listed, `/api/public/${list}?limit=${AT_ONCE}&page=${page}`, { signal })
    pages.push(
      ...items.map(({ id, slug, title }) => ({ path: `/${folder}/${slug}`, title, item: { kind, id } })),
    )
    if (items.length < AT_ONCE) return pages
  }
}
