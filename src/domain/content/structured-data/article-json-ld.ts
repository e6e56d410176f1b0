import { isoDuration } from '../../time/dates.ts'
import { pagePath } from '../affected-pages.ts'
import type { Article } from '../article.ts'
import { articleKeywords } from '../keywords.ts'
import { DEFAULT_SECTION } from '../labels.ts'
import { type JsonLdSite, modifiedAt, personReference, publisherReference } from './site-json-ld.ts'

type ArticleFacts = Pick<
  Article,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'published_at'
  | 'updated_at'
  | 'category_name'
  | 'author_name'
  | 'meta_keywords'
  | 'read_time_minutes'
>

/**
 * What an article's page tells machines (schema.org BlogPosting, as a plain object).
 *
 * @param images absolute addresses of its picture, none when it has no picture
 */
export function articleJsonLd(article: ArticleFacts, images: readonly string[], site: JsonLdSite): object {
  const url = site.siteUrl + pagePath('article', article.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.excerpt || undefined,
    image: images.length > 0 ? images : undefined,
    datePublished: article.published_at ?? undefined,
    dateModified: modifiedAt(article),
    articleSection: article.category_name ?? DEFAULT_SECTION,
    keywords: articleKeywords(article).join(', '),
    timeRequired: isoDuration(article.read_time_minutes),
    inLanguage: 'en',
    author: personReference(article.author_name ?? site.settings.coach_name, site),
    publisher: publisherReference(site),
  }
}
