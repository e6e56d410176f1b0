import { pagePath } from '../../../domain/content/affected-pages.ts'
import { articleKeywords } from '../../../domain/content/keywords.ts'
import { articleJsonLd } from '../../../domain/content/structured-data/article-json-ld.ts'
import { breadcrumbJsonLd, modifiedAt } from '../../../domain/content/structured-data/site-json-ld.ts'
import type { ArticlePage } from '../../../domain/reads/public-reads.ts'
import { useLocation } from '../../data/page-context.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { Head } from '../head.tsx'
import { JsonLd } from '../json-ld.tsx'
import { useMetaTexts } from '../meta-texts.ts'
import { isNotedAddress } from '../notes/line-address.ts'
import { notesToldOf } from '../notes/notes-told.ts'
import { itemImages, shareCardUrl } from '../share/item-images.ts'

const DEFAULT_SECTION = 'Fitness & Wellness'

/** What an article says to browsers, previews and machines (ART-HEAD-1). */
export function ArticleHead({ article }: { article: ArticlePage }) {
  const { siteUrl, reads } = useSite()
  const isNoted = isNotedAddress(useLocation().search)
  const settings = useSettings()
  const path = pagePath('article', article.slug)
  const texts = useMetaTexts(article.title, (rules) => ({
    title: rules.articleMetaTitle(article, settings),
    description: rules.articleMetaDescription(article, settings.site_name),
  }))
  return (
    <>
      <Head
        {...texts}
        noindex={isNoted && 'follow'}
        canonical={path}
        type="article"
        image={{ url: shareCardUrl('article', article.id), alt: article.title }}
        publishedTime={article.published_at}
        modifiedTime={modifiedAt(article)}
        author={article.author_name ?? settings.coach_name}
        section={article.category_name ?? DEFAULT_SECTION}
        keywords={articleKeywords(article)}
      />
      <JsonLd
        data={
          import.meta.env.SSR
            ? {
                ...articleJsonLd(article, itemImages(article, siteUrl), { siteUrl, settings }),
                ...(isNoted ? {} : notesToldOf('article', article.id, reads)),
              }
            : null
        }
      />
      <JsonLd
        data={
          import.meta.env.SSR
            ? breadcrumbJsonLd(
                [
                  { name: 'Blog', path: '/blog' },
                  { name: article.title, path },
                ],
                siteUrl,
              )
            : null
        }
      />
    </>
  )
}
