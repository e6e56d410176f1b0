import { useEffect, useRef } from 'react'
import { leastReadingTime } from '../../../domain/progress/progress.ts'
import type { ArticlePage } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { itemOpenedAt } from '../../offline/last-read.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ArticleCard } from '../cards/article-card.tsx'
import { CardRow } from '../cards/card-row.tsx'
import { OFFERED_INSTEAD } from '../cards/offered-instead.ts'
import { noteDone } from '../progress/done-things.ts'
import { countEvent } from '../statistics/visits.ts'

/** Renders what follows the text: loaded when the reader gets near. */
export function AfterArticle({ article }: { article: ArticlePage }) {
  return (
    <>
      <EndOfText article={article} />
      <KeepReading article={article} />
    </>
  )
}

/** Reports when an article was read to its end (STAT-COUNT-2), and long enough to count as done (SUN-LIFT-2). */
function EndOfText({ article: { id, title, read_time_minutes } }: { article: ArticlePage }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      countEvent('read')
      const left = itemOpenedAt() + leastReadingTime(read_time_minutes) - Date.now()
      timer = setTimeout(() => noteDone('articles', { id, title }), Math.max(0, left))
    })
    observer.observe(end.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [id, title, read_time_minutes])
  return <div ref={end} />
}

const COUNT = 3

/**
 * Renders other articles of the same category. Fetched in the browser only: in the first HTML, an article's cached page
 * would depend on every change of the other articles.
 */
function KeepReading({ article }: { article: ArticlePage }) {
  const hydrated = useHydrated()
  const category = article.category_name ?? ''
  const { data } = useRead(
    'articles',
    hydrated && category !== '' ? { category, exclude: article.id, limit: COUNT } : null,
  )
  return (
    <CardRow
      id="keep-reading"
      heading="Keep reading"
      items={data?.items ?? []}
      renderCard={(other) => <ArticleCard article={other} layout="row" />}
    />
  )
}

/** Renders links to the newest articles for the page of a missing article (PAGE-MISSING-3). */
export function NewestArticles() {
  const { data } = useRead('articles', OFFERED_INSTEAD)
  return (
    <CardRow
      id="newest"
      heading="Newest articles"
      items={data?.items ?? []}
      renderCard={(article) => <ArticleCard article={article} layout="row" />}
    />
  )
}
