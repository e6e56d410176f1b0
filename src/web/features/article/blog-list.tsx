import { LoadingText } from '../../ui/skeleton.tsx'
import { ArticleCard } from '../cards/article-card.tsx'
import { EmptyList } from '../grid/empty-list.tsx'
import { FeatureSkeleton } from '../grid/feature-skeleton.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import { ItemListJsonLd } from '../grid/item-list-json-ld.tsx'
import { PagedGrid } from '../grid/paged-grid.tsx'
import { type ListPlace, uniqueItems } from '../grid/paging.ts'
import { useItemList } from '../grid/use-item-list.ts'
import { FeaturedArticle } from './featured-article.tsx'

const FEATURE_SPACE = 'pb-[clamp(3rem,2rem+3vw,6rem)]'

/** The featured article and the grid, in whatever state they are (product §5.3). */
export function BlogList({ place }: { place: ListPlace<'articles'> }) {
  const { featured, grid, retry, isFeaturedPending } = useItemList(place)
  const { category } = place.filters
  const emptyText =
    category === undefined ? 'No articles available.' : `No articles found in ${category} category.`
  if (retry) return <EmptyList onRetry={retry}>{emptyText}</EmptyList>
  if (!grid.pages) {
    return (
      <div className="grid gap-4">
        <LoadingText>Loading blog articles...</LoadingText>
        {isFeaturedPending && (
          <div className={FEATURE_SPACE}>
            <FeatureSkeleton ratio="16:9" />
          </div>
        )}
        <GridSkeleton ratio="16:9" />
      </div>
    )
  }
  const articles = uniqueItems(grid.pages)
  return (
    <>
      {featured && (
        <div className={FEATURE_SPACE}>
          <FeaturedArticle article={featured} />
        </div>
      )}
      <PagedGrid
        place={place}
        heading={category === undefined ? 'All articles' : `Articles in ${category}`}
        emptyText={featured ? null : emptyText}
        grid={grid}
        items={articles}
        renderCard={(article) => <ArticleCard article={article} />}
      />
      <ItemListJsonLd kind="article" items={featured ? [featured, ...articles] : articles} />
    </>
  )
}
