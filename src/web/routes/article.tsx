import { pagePath } from '../../domain/content/affected-pages.ts'
import { type PageLoad, type PageOutcome, useParams } from '../data/page-context.ts'
import { useRead } from '../data/use-read.ts'
import { ArticleSkeleton, ArticleView } from '../features/article/article-view.tsx'
import { foundItem, loadMissing, movedTo, useMovedAddress } from '../features/missing/found-item.ts'
import { ItemNotFound } from '../features/missing/item-not-found.tsx'
import { ItemLoadFailure } from '../features/missing/load-failure.tsx'
import { loadNotes } from '../features/notes/notes-address.ts'

export async function load({
  reads,
  params: { slug = '' },
  search,
}: PageLoad): Promise<PageOutcome | undefined> {
  const lookup = await reads.fetch('article', { slug })
  const present = movedTo(lookup, slug)
  if (present) return { redirect: pagePath('article', present) }
  const item = foundItem(lookup)
  if (!item) return loadMissing(reads, 'article', lookup)
  // In the browser these parts fetch their own data: the page is complete without its notes and final call to action.
  if (import.meta.env.SSR)
    await Promise.all([reads.fetch('articleTexts', {}), loadNotes(reads, 'article', item.id, search)])
}

export function Component() {
  const { slug = '' } = useParams()
  const { data, error, isFetching, refetch } = useRead('article', { slug })
  useMovedAddress('article', data, slug)
  if (!data && error && !isFetching) return <ItemLoadFailure kind="article" onRetry={refetch} />
  if (!data || data.kind === 'moved') return <ArticleSkeleton />
  const article = foundItem(data)
  return article ? (
    <ArticleView key={article.id} article={article} />
  ) : (
    <ItemNotFound kind="article" isGone={data.kind === 'gone'} />
  )
}
