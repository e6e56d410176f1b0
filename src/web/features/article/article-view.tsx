import { useId } from 'react'
import leap from '../../../../content/illustrations/cutout-leap.svg'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { ArticlePage } from '../../../domain/reads/public-reads.ts'
import { headingsOf } from '../../../domain/text/html-text.ts'
import { useLocation } from '../../data/page-context.ts'
import { useSettings } from '../../data/site-context.ts'
import { NearEnd } from '../../ui/near-end.tsx'
import { Picture, pictureName } from '../../ui/picture.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { CategorySurface } from '../cards/category-mark.tsx'
import { usePageTitle } from '../head.tsx'
import { HealthDisclaimer } from '../health-disclaimer.tsx'
import { JoinCommunityButton } from '../newsletter/join-community-button.tsx'
import { NotesPlace } from '../notes/notes-place.tsx'
import { PrintedAddress } from '../printed-address.tsx'
import { SectionRail } from '../section-rail.tsx'
import { useNoteRead } from '../use-note-read.ts'
import { ArticleHead } from './article-head.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ArticleProse } from './article-prose.tsx'

/** A list of one section would only repeat it. */
const MIN_HEADINGS = 2

export function ArticleView({ article }: { article: ArticlePage }) {
  useNoteRead(article.id)
  const headings = headingsOf(article.content_html)
  const path = pagePath('article', article.slug)
  return (
    <div className="wrap print:p-0">
      <ArticleHead article={article} />
      <article>
        <ArticleHeader article={article} />
        <Picture
          source={article}
          ratio="16:9"
          sizes="(min-width: 82rem) 1216px, 94vw"
          eager
          page={path}
          className="print:max-w-[110mm]"
          fallback={<CategorySurface name={article.category_name || 'Blog'} title={article.title} />}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2rem,1.5rem+2vw,4rem)] lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-16 print:block print:py-[5mm]">
          {headings.length >= MIN_HEADINGS && (
            <SectionRail label="In this article" path={path} sections={headings} />
          )}
          <div className="grid max-w-(--hf-measure) min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-[1.4rem] text-prose lg:col-start-2">
            <HealthDisclaimer>
              This article shares general information, not medical advice. Talk to your doctor before you
              change your training or diet.
            </HealthDisclaimer>
            <ArticleProse html={article.content_html} slug={article.slug} />
          </div>
        </div>
        <PrintedAddress />
      </article>
      <NotesPlace kind="article" item={article} />
      <NearEnd
        load={async () => {
          const { AfterArticle } = await import('./after-article.tsx')
          return () => <AfterArticle article={article} />
        }}
      />
      <div className="pb-section print:hidden">
        <ArticleCallToAction />
      </div>
    </div>
  )
}

/** What every article ends on (ART-PAGE-1). */
function ArticleCallToAction() {
  const { article_cta_title, article_cta_text, article_cta_button } = useSettings()
  const id = useId()
  if (!article_cta_title) return null
  return (
    <section
      aria-labelledby={id}
      className="surface-yolk grid gap-6 overflow-hidden rounded-field px-[clamp(1.5rem,1rem+3vw,4rem)] print-hidden lg:grid-cols-2 lg:items-center lg:gap-16"
    >
      <div className="py-[clamp(2rem,1rem+4vw,4.5rem)] max-lg:pb-0">
        <h2 id={id} className="type-h1">
          {article_cta_title}
        </h2>
        {article_cta_text && <p className="type-lead mt-3">{article_cta_text}</p>}
        {article_cta_button && (
          <div className="mt-6">
            <JoinCommunityButton>{article_cta_button}</JoinCommunityButton>
          </div>
        )}
      </div>
      <img
        src={leap}
        alt=""
        width={450}
        height={500}
        loading="lazy"
        className="mx-auto -mt-5 -mb-15 w-[min(460px,100%)]"
      />
    </section>
  )
}

export function ArticleSkeleton() {
  return (
    <div className="wrap grid gap-5 pt-[clamp(1rem,.5rem+2vw,2.5rem)] pb-section">
      <title>{usePageTitle('Loading article...')}</title>
      <LoadingText>Loading article...</LoadingText>
      <Skeleton className="h-[clamp(5rem,4rem+8vw,10rem)] max-w-3xl" />
      <Skeleton className="h-14 max-w-2xl" />
      <Skeleton className="h-11 max-w-60" />
      <Skeleton className="mt-3 aspect-video" style={pictureName(useLocation().pathname)} />
    </div>
  )
}
