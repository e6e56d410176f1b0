import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useSite } from '../data/site-context.ts'
import { ArticleSkeleton, ArticleView } from '../features/article/article-view.tsx'
import { foundItem, movedTo, useMovedAddress } from '../features/found-item.ts'
import { ItemLoadFailure } from '../features/item-load-failure.tsx'
import { ItemNotFound } from '../features/item-not-found.tsx'
import type { PageLoad, PageOutcome } from './route.ts'

export async function load({
  client,
  queries,
  params: { slug = '' },
}: PageLoad): Promise<PageOutcome | undefined> {
  const lookup = await client.fetchQuery(queries.read('article', { slug }))
  const present = movedTo(lookup, slug)
  if (present) return { redirect: `/blog/${present}` }
  if (lookup.kind === 'gone') return { status: 410 }
  if (!foundItem(lookup)) return { status: 404 }
}

export function Component() {
  const { slug = '' } = useParams()
  const { queries } = useSite()
  const { data, error, isFetching, refetch } = useQuery(queries.read('article', { slug }))
  useMovedAddress(data, slug, {
    base: '/blog',
    queryKey: (present) => queries.read('article', { slug: present }).queryKey,
  })
  if (!data && error && !isFetching) return <ItemLoadFailure kind="article" onRetry={() => void refetch()} />
  if (!data || data.kind === 'moved') return <ArticleSkeleton />
  const article = foundItem(data)
  return article ? <ArticleView key={article.id} article={article} /> : <ItemNotFound kind="article" />
}
