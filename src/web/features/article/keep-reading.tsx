import { useId } from 'react'
import type { ArticlePage } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ArticleCard } from '../cards/article-card.tsx'
import { GRID_CLASS } from '../grid/paged-grid.tsx'

const COUNT = 3

/**
 * Other articles of the same category. Asked for in the browser alone: in the first HTML they would tie
 * an article's cached page to every change of the others.
 */
export function KeepReading({ article }: { article: ArticlePage }) {
  const hydrated = useHydrated()
  const id = useId()
  const category = article.category_name ?? ''
  const { data } = useRead(
    'articles',
    hydrated && category !== '' ? { category, exclude: article.id, limit: COUNT } : null,
  )
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
