import { type ReactNode, useEffect, useId } from 'react'
import portrait from '../../../../content/illustrations/coach-portrait.svg'
import leap from '../../../../content/illustrations/cutout-leap.svg'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { highlightLastWords } from '../../../domain/content/highlighted-words.ts'
import { articleKeywords } from '../../../domain/content/keywords.ts'
import { articleJsonLd } from '../../../domain/content/structured-data/article-json-ld.ts'
import { formatReadTime } from '../../../domain/items/labels.ts'
import type { ArticlePage } from '../../../domain/reads/public-reads.ts'
import { headingsOf } from '../../../domain/text/html-text.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { useLocation } from '../../data/page-context.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { useRead } from '../../data/use-read.ts'
import { recordItemOpened } from '../../offline/last-read.ts'
import { NearEnd } from '../../ui/near-end.tsx'
import { Picture, pictureName } from '../../ui/picture.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { CategoryMark, CategorySurface } from '../cards/category-mark.tsx'
import { JoinCommunityButton } from '../newsletter/join-community-button.tsx'
import { isNotesAddress, notesStructuredData } from '../notes/notes-address.ts'
import { NotesPlace } from '../notes/notes-place.tsx'
import { usePageTitle, usePageUrl } from '../page/head.tsx'
import { HealthDisclaimer } from '../page/health-disclaimer.tsx'
import { HighlightedTitle, ItemHead, useMetaTexts } from '../page/item-head.tsx'
import { PrintedAddress } from '../page/printed-address.tsx'
import { SectionRail } from '../page/section-rail.tsx'
import { itemImages } from '../share/item-images.ts'
import { ShareMenu } from '../share/share-menu.tsx'
import { ArticleProse } from './article-prose.tsx'

/** A list of a single section would only repeat its heading. */
const MIN_HEADINGS = 2

export function ArticleView({ article }: { article: ArticlePage }) {
  useEffect(() => recordItemOpened(window.location.pathname), [article.id])
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
        <div className="grid grid-cols-1 gap-8 py-[clamp(2rem,1.5rem+2vw,4rem)] lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-16 print:block print:py-[5mm]">
          {headings.length >= MIN_HEADINGS && (
            <SectionRail label="In this article" path={path} sections={headings} />
          )}
          <div className="grid max-w-(--hf-measure) min-w-0 grid-cols-1 content-start gap-[1.4rem] text-prose lg:col-start-2">
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

/** Renders the end of every article (ART-PAGE-1). */
function ArticleCallToAction() {
  const { article_cta_title, article_cta_text, article_cta_button } = useRead('articleTexts', {}).data ?? {}
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

function ArticleHeader({ article }: { article: ArticlePage }) {
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

/** Renders the author: the coach with a portrait, a guest author with the name only. */
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
          // Small, and the name beside it says the same: loaded after the picture.
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

function ArticleHead({ article }: { article: ArticlePage }) {
  const { siteUrl, reads } = useSite()
  const isNoted = isNotesAddress(useLocation().search)
  const settings = useSettings()
  const texts = useMetaTexts(article.title, (rules) => ({
    title: rules.articleMetaTitle(article, settings),
    description: rules.articleMetaDescription(article, settings.site_name),
  }))
  return (
    <ItemHead
      kind="article"
      item={article}
      texts={texts}
      list={{ name: 'Blog', path: '/blog' }}
      defaultSection="Fitness & Wellness"
      keywords={articleKeywords(article)}
      isNoted={isNoted}
      jsonLd={
        import.meta.env.SSR
          ? {
              ...articleJsonLd(article, itemImages(article, siteUrl), { siteUrl, settings }),
              ...(isNoted ? {} : notesStructuredData('article', article.id, reads)),
            }
          : null
      }
    />
  )
}
