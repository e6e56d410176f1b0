import { DEFAULT_SECTION } from '../../items/labels.ts'
import { isoDuration, isoFilmDuration } from '../../time/dates.ts'
import { readShownVideos } from '../../video/video-figure.ts'
import { embedAddress, watchAddress } from '../../video/video-link.ts'
import { pagePath } from '../affected-pages.ts'
import type { Article } from '../article.ts'
import { articleKeywords } from '../keywords.ts'
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
> &
  Partial<Pick<Article, 'content_html'>>

/**
 * Returns the structured data of an article's page (schema.org BlogPosting, as a plain object).
 *
 * @param images absolute addresses of its picture, empty when it has none
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
    video: videosJsonLd(article.content_html ?? '', site.siteUrl),
    inLanguage: 'en',
    author: personReference(article.author_name ?? site.settings.coach_name, site),
    publisher: publisherReference(site),
  }
}

/** Returns the films an article plays, each with its known facts only (VIDEO-DATA-1); undefined without any. */
function videosJsonLd(html: string, siteUrl: string): object[] | undefined {
  const videos = readShownVideos(html).flatMap(({ link, title, poster, seconds, uploaded, state }) => {
    if (state !== 'found' || title === '' || poster === null) return []
    const video = {
      '@type': 'VideoObject',
      name: title,
      thumbnailUrl: new URL(poster, siteUrl).href,
      embedUrl: embedAddress({ ...link, start: 0 }, false),
      url: watchAddress({ ...link, start: 0 }),
      duration: seconds === null ? undefined : isoFilmDuration(seconds),
      uploadDate: uploaded ?? undefined,
    }
    return [video]
  })
  return videos.length > 0 ? videos : undefined
}
