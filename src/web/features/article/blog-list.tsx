import { Calendar, Clock } from 'lucide-react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { formatReadTime } from '../../../domain/items/labels.ts'
import type { ArticleCardData } from '../../../domain/reads/public-reads.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { useSettings } from '../../data/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { LoadingText } from '../../ui/skeleton.tsx'
import { ArticleCard } from '../cards/article-card.tsx'
import { CategoryMark, CategorySurface } from '../cards/category-mark.tsx'
import { CardMeta, MetaItem } from '../cards/content-card.tsx'
import { EmptyList } from '../grid/empty-list.tsx'
import { FeatureBlock, FeatureSkeleton } from '../grid/feature-block.tsx'
import { GridSkeleton, ItemListJsonLd, PagedGrid } from '../grid/paged-grid.tsx'
import { type ListPlace, uniqueItems } from '../grid/paging.ts'
import type { ItemList } from '../grid/use-item-list.ts'

const FEATURE_SPACE = 'pb-[clamp(3rem,2rem+3vw,6rem)]'

/** Renders the featured article and the grid, in whatever state they are (ART-INDEX-3). */
export function BlogList({ place, list }: { place: ListPlace<'articles'>; list: ItemList<'articles'> }) {
  const { featured, grid, retry, isFeaturedPending } = list
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
        renderCard={(article, layout) => <ArticleCard article={article} layout={layout} />}
      />
      {articles.length === 0 && category !== undefined && (
        <ButtonLink href="/blog">See all articles</ButtonLink>
      )}
      <ItemListJsonLd kind="article" items={featured ? [featured, ...articles] : articles} />
    </>
  )
}

function FeaturedArticle({ article }: { article: ArticleCardData }) {
  const { time_zone } = useSettings()
  const category = article.category_name || 'Blog'
  return (
    <FeatureBlock
      href={pagePath('article', article.slug)}
      title={article.title}
      mark={<CategoryMark name={category} />}
      picture={
        <Picture
          source={article}
          ratio="16:9"
          sizes="(min-width: 82rem) 680px, (min-width: 64rem) 52vw, 90vw"
          eager
          page={pagePath('article', article.slug)}
          fallback={<CategorySurface name={category} title={article.title} />}
        />
      }
    >
      {article.excerpt && <p className="type-lead text-muted wrap-anywhere">{article.excerpt}</p>}
      <CardMeta>
        <MetaItem icon={Clock}>{formatReadTime(article.read_time_minutes)}</MetaItem>
        {article.published_at && (
          <MetaItem icon={Calendar}>
            <time dateTime={article.published_at}>{formatLongDate(article.published_at, time_zone)}</time>
          </MetaItem>
        )}
      </CardMeta>
    </FeatureBlock>
  )
}
