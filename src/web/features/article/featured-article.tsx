import { Calendar, Clock } from 'lucide-react'
import { formatReadTime } from '../../../domain/content/labels.ts'
import type { ArticleCardData } from '../../../domain/reads/public-reads.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { useSettings } from '../../data/site-context.ts'
import { Picture } from '../../ui/picture.tsx'
import { CardMeta, MetaItem } from '../cards/card-meta.tsx'
import { CategoryField } from '../cards/category-field.tsx'
import { CategoryMark } from '../cards/category-mark.tsx'
import { FeatureBlock } from '../grid/feature-block.tsx'

export function FeaturedArticle({ article }: { article: ArticleCardData }) {
  const { time_zone } = useSettings()
  const category = article.category_name || 'Blog'
  return (
    <FeatureBlock
      href={`/blog/${article.slug}`}
      title={article.title}
      mark={<CategoryMark name={category} />}
      picture={
        <Picture
          source={article}
          ratio="16:9"
          sizes="(min-width: 82rem) 660px, (min-width: 64rem) 52vw, 92vw"
          eager
          fallback={<CategoryField name={category} />}
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
