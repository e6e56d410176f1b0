import { Clock } from 'lucide-react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { formatReadTime } from '../../../domain/items/labels.ts'
import type { ArticleCardData } from '../../../domain/reads/public-reads.ts'
import { type CardChoices, CardMeta, ContentCard, MetaItem } from './content-card.tsx'

export function ArticleCard({ article, ...choices }: CardChoices & { article: ArticleCardData }) {
  return (
    <ContentCard
      {...choices}
      href={pagePath('article', article.slug)}
      title={article.title}
      text={article.excerpt}
      category={article.category_name || 'Blog'}
      picture={article}
      ratio="16:9"
    >
      <CardMeta>
        <MetaItem icon={Clock}>{formatReadTime(article.read_time_minutes)}</MetaItem>
      </CardMeta>
    </ContentCard>
  )
}
