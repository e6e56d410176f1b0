import { highlightLastWords } from '../../../domain/content/highlighted-words.ts'
import { automaticReadTime } from '../../../domain/content/reading-time.ts'
import { formatReadTime } from '../../../domain/items/labels.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { Picture } from '../../../web/ui/picture.tsx'
import { useSite } from '../../data/use-site.ts'
import type { ArticleFields } from '../editor/article-kind.ts'
import { useWording } from '../editor/compare/field-texts.ts'
import { TextPreview } from '../editor/markdown/text-preview.tsx'
import { PageTitle } from './page-preview-dialog.tsx'

export function ArticlePage({ article }: { article: ArticleFields }) {
  const { coach_name, time_zone } = useSite()
  const { categories, authors } = useWording()
  const category = categories.get(article.category_id ?? 0)
  return (
    <div className="grid grid-cols-1 gap-5">
      {category && <p className="text-small font-[650]">{category}</p>}
      <PageTitle words={highlightLastWords(article.title || 'Your title')} />
      {article.excerpt && <p className="type-lead max-w-168 text-muted">{article.excerpt}</p>}
      <p className="flex flex-wrap gap-x-3 text-small text-muted">
        <b className="text-ink">{authors.get(article.author_id ?? 0) ?? coach_name}</b>
        {article.published_at && <span>{formatLongDate(article.published_at, time_zone)}</span>}
        <span>{formatReadTime(article.read_time_minutes ?? automaticReadTime(article.content))}</span>
      </p>
      <Picture
        source={{ ...article, featured_image_color: null }}
        ratio="16:9"
        sizes="(min-width: 70rem) 1024px, 90vw"
      />
      <div className="mt-4">
        <TextPreview text={article.content} />
      </div>
    </div>
  )
}
