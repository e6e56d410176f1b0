import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ArticlePage } from '../../../domain/reads/public-reads.ts'
import { useSite } from '../../data/site-context.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ArticleCard } from '../cards/article-card.tsx'
import { GRID_CLASS } from '../grid/paged-grid.tsx'

const COUNT = 3

/**
 * Other articles of the same category. Asked for in the browser alone: in the first HTML they would tie
 * an article's cached page to every change of the others.
 */
export function KeepReading({ article }: { article: ArticlePage }) {
  const { queries } = useSite()
  const hydrated = useHydrated()
  const id = useId()
  const query = { category: article.category_name ?? '', exclude: article.id, limit: COUNT }
  const { data } = useQuery({
    ...queries.read('articles', query),
    enabled: hydrated && query.category !== '',
  })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby={id} className="pt-[clamp(1.5rem,1rem+2vw,4rem)] pb-section print-hidden">
      <h2 id={id} className="type-h2 mb-[clamp(1.5rem,1rem+2vw,3rem)]">
        Keep reading
      </h2>
      <ul className={GRID_CLASS}>
        {data.items.map((other) => (
          // Two columns have no room for a third.
          <li key={other.id} className="sm:max-lg:nth-3:hidden">
            <ArticleCard article={other} />
          </li>
        ))}
      </ul>
    </section>
  )
}
