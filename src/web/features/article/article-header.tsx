import type { ReactNode } from 'react'
import portrait from '../../../../content/illustrations/coach-portrait.svg'
import { highlightLastWords } from '../../../domain/content/highlighted-words.ts'
import { formatReadTime } from '../../../domain/items/labels.ts'
import type { ArticlePage } from '../../../domain/reads/public-reads.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { useSettings } from '../../data/site-context.ts'
import { CategoryMark } from '../cards/category-mark.tsx'
import { usePageUrl } from '../head.tsx'
import { HighlightedTitle } from '../highlighted-title.tsx'
import { ShareMenu } from '../share/share-menu.tsx'

export function ArticleHeader({ article }: { article: ArticlePage }) {
  const { coach_name, time_zone } = useSettings()
  const url = usePageUrl()
  return (
    <div className="grid grid-cols-1 gap-5 pt-[clamp(1rem,.5rem+2vw,2.5rem)] pb-8">
      {article.category_name && <CategoryMark name={article.category_name} />}
      <h1 className="type-d2 max-w-[17ch]">
        <HighlightedTitle words={highlightLastWords(article.title)} />
      </h1>
      {article.excerpt && <p className="type-lead text-muted max-w-168">{article.excerpt}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <AuthorRow name={article.author_name ?? coach_name}>
          {article.published_at && (
            <time dateTime={article.published_at}>{formatLongDate(article.published_at, time_zone)}</time>
          )}
          <span>{formatReadTime(article.read_time_minutes)}</span>
        </AuthorRow>
        <ShareMenu shared={{ url, title: article.title, description: article.excerpt }} />
      </div>
    </div>
  )
}

/** Who wrote it: the coach with a portrait, a guest author with the name alone. */
function AuthorRow({ name, children }: { name: string; children: ReactNode }) {
  const { coach_name, look } = useSettings()
  return (
    <div className="flex min-w-0 flex-[1_1_11rem] items-center gap-3 text-small leading-[1.3]">
      {name === coach_name && (
        <img
          src={look?.portrait?.small ?? portrait}
          alt=""
          width={44}
          height={44}
          // Small and said by the name beside it: it waits its turn after the picture.
          loading="lazy"
          className="size-11 flex-none rounded-full object-cover object-[50%_45%]"
        />
      )}
      <div className="min-w-0">
        <b className="font-bold">{name}</b>
        <p className="flex flex-wrap gap-x-[.85rem] text-label leading-normal text-muted">{children}</p>
      </div>
    </div>
  )
}
