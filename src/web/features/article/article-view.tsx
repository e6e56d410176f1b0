import type { ArticlePage } from '../../../domain/reads/public-reads.ts'
import { headingsOf } from '../../../domain/text/html-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { CategoryField } from '../cards/category-field.tsx'
import { useCountView } from '../count-view.ts'
import { HealthDisclaimer } from '../health-disclaimer.tsx'
import { PrintedAddress } from '../printed-address.tsx'
import { ArticleCallToAction } from './article-call-to-action.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ArticleProse } from './article-prose.tsx'
import { ContentsRail } from './contents-rail.tsx'
import { KeepReading } from './keep-reading.tsx'

/** A list of one section would only repeat it. */
const MIN_HEADINGS = 2

export function ArticleView({ article }: { article: ArticlePage }) {
  useCountView('article', article.id)
  const headings = headingsOf(article.content_html)
  return (
    <div className="wrap print:p-0">
      <ArticleHead article={article} />
      <article>
        <ArticleHeader article={article} />
        <Picture
          source={article}
          ratio="16:9"
          sizes="(min-width: 82rem) 1184px, 94vw"
          eager
          className="print:max-w-[110mm]"
          fallback={<CategoryField name={article.category_name || 'Blog'} />}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2rem,1.5rem+2vw,4rem)] lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-16 print:block print:py-[5mm]">
          {headings.length >= MIN_HEADINGS && <ContentsRail slug={article.slug} headings={headings} />}
          <div className="grid max-w-(--hf-measure) min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-[1.4rem] text-prose lg:col-start-2">
            <HealthDisclaimer kind="article" />
            <ArticleProse html={article.content_html} />
          </div>
        </div>
        <PrintedAddress />
      </article>
      <KeepReading article={article} />
      <div className="pb-section print:hidden">
        <ArticleCallToAction />
      </div>
    </div>
  )
}
