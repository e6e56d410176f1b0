import { Children, type ReactNode } from 'react'
import { useRead } from '../../data/use-read.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ArticleCard } from '../cards/article-card.tsx'
import { type CardLayout, CardSkeleton } from '../cards/content-card.tsx'
import { RecipeCard } from '../cards/recipe-card.tsx'
import { EmptyList } from '../grid/empty-list.tsx'

type DrawCard = (layout: CardLayout) => ReactNode

/** Shows the first two articles and the first recipe (HOME-LATEST-1): one large, two small. */
export function LatestInspiration() {
  const articles = useRead('articles', LATEST_ARTICLES)
  const recipes = useRead('recipes', LATEST_RECIPES)
  const hasFailed = [articles, recipes].some(({ data, error }) => error && !data)
  const isPending = [articles, recipes].some(({ data, error }) => !error && !data)
  const cards: DrawCard[] = [
    ...(articles.data?.items ?? []).map(
      (article): DrawCard =>
        (layout) => <ArticleCard key={`article-${article.id}`} article={article} layout={layout} />,
    ),
    ...(recipes.data?.items ?? []).map(
      (recipe): DrawCard =>
        (layout) => <RecipeCard key={`recipe-${recipe.id}`} recipe={recipe} layout={layout} brief />,
    ),
  ]
  return (
    <section aria-labelledby="latest" className="pb-section">
      <div className="wrap">
        <div className="mb-[clamp(1.5rem,1rem+2vw,3rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="latest" className="type-h1">
            Latest Inspiration
          </h2>
          <ArrowLink href="/blog">View All Posts</ArrowLink>
        </div>
        {isPending ? (
          <div role="status">
            <span className="sr-only">Loading the latest articles and recipes...</span>
            <LatestLayout
              lead={<CardSkeleton layout="lead" />}
              sides={[<CardSkeleton key={1} layout="side" />, <CardSkeleton key={2} layout="side" />]}
            />
          </div>
        ) : (
          <LatestLayout lead={cards[0]?.('lead')} sides={cards.slice(1).map((draw) => draw('side'))} />
        )}
        {hasFailed && (
          <EmptyList
            onRetry={() => {
              if (articles.error) articles.refetch()
              if (recipes.error) recipes.refetch()
            }}
          >
            {articles.error ? 'No articles available.' : 'No recipes available.'}
          </EmptyList>
        )}
        {articles.data && recipes.data && cards.length === 0 && <EmptyList>No articles available.</EmptyList>}
      </div>
    </section>
  )
}

/** One large card, with small ones beside it (on a phone below it), separated by a hairline. */
function LatestLayout({ lead, sides }: { lead: ReactNode; sides: ReactNode[] }) {
  return (
    <div className="grid gap-7 lg:grid-cols-[7fr_5fr] lg:gap-14">
      {lead}
      {sides.length > 0 && (
        <div className="grid content-start gap-7 lg:gap-8">
          {Children.map(sides, (side) => (
            <div className="border-t-[1.5px] border-line pt-7 lg:first:border-t-0 lg:first:pt-0">{side}</div>
          ))}
        </div>
      )}
    </div>
  )
}

/** The requests of 'Latest Inspiration': together at most three cards (HOME-LATEST-1). */
export const LATEST_ARTICLES = { limit: 2 }
export const LATEST_RECIPES = { limit: 1 }
