import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ArticleBody } from '../features/article/article-body.tsx'
import { ArticleSkeleton } from '../features/article/article-skeleton.tsx'
import { ItemNotFound } from '../features/item-not-found.tsx'
import { LoadFailure } from '../features/load-failure.tsx'
import { useSite } from '../data/site-context.ts'
import type { PageLoad, PageOutcome } from './route.ts'

export async function load({ client, queries, params }: PageLoad): Promise<PageOutcome | undefined> {
  const found = await client.fetchQuery(queries.article(params.slug ?? ''))
  if (found.kind === 'moved') return { redirect: `/blog/${found.slug}` }
  if (found.kind === 'gone') return { status: 410 }
  if (found.kind === 'missing') return { status: 404 }
}

export function Component() {
  const { slug = '' } = useParams()
  const { queries } = useSite()
  const { data, error, refetch } = useQuery(queries.article(slug))
  if (error) {
    return (
      <div className="wrap">
        <LoadFailure title="This article did not arrive" onRetry={() => void refetch()}>
          Please check your connection and try again.
        </LoadFailure>
      </div>
    )
  }
  if (!data) return <ArticleSkeleton />
  if (data.kind !== 'found') return <ItemNotFound kind="article" />
  return <ArticleBody article={data.item} />
}
