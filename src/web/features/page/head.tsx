import { useLocation } from '../../data/page-context.ts'
import { useSettings, useSite } from '../../data/site-context.ts'

interface ShareImage {
  /** A path of this site, or an absolute address. */
  url: string
  alt: string
}

interface HeadProps {
  /** The whole title, as the tab shows it. */
  title: string
  description: string
  /** The page's own path, without a query (PAGE-URL-4). */
  canonical: string
  type?: 'website' | 'article'
  image?: ShareImage
  /** ISO 8601; only for articles. */
  publishedTime?: string | null
  modifiedTime?: string
  author?: string
  section?: string
  keywords?: readonly string[]
  /** True for pages that search engines do not index; `follow` where they should follow the links. */
  noindex?: boolean | 'follow'
}

/** The fixed size of share images (SEO-CARD-1). */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

/** Renders a page's title and meta tags, on the server and on navigation; the only place that does. */
export function Head({
  title,
  description,
  canonical,
  type = 'website',
  image,
  noindex = false,
  ...more
}: HeadProps) {
  const { siteUrl, isPreview } = useSite()
  const settings = useSettings()
  if (isPreview) return <PreviewHead title={title} />
  const url = siteUrl + canonical
  const picture = image ?? {
    url: '/share-cards/site/site.jpg',
    alt: [settings.site_name, settings.tagline].filter(Boolean).join(': '),
  }
  const pictureUrl = new URL(picture.url, siteUrl).href
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content={noindex === 'follow' ? 'noindex, follow' : 'noindex'} />
      ) : (
        <meta name="robots" content="max-image-preview:large" />
      )}
      <link rel="canonical" href={url} />
      <link rel="alternate" type="application/rss+xml" title={settings.site_name} href="/rss.xml" />
      <link rel="alternate" type="application/feed+json" title={settings.site_name} href="/feed.json" />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.site_name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={pictureUrl} />
      <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={pictureUrl} />
      <meta name="twitter:image:alt" content={picture.alt} />
      {more.keywords && more.keywords.length > 0 && (
        <meta name="keywords" content={more.keywords.join(', ')} />
      )}
      {more.author && <meta name="author" content={more.author} />}
      {type === 'article' && (
        <>
          {more.publishedTime && <meta property="article:published_time" content={more.publishedTime} />}
          {more.modifiedTime && <meta property="article:modified_time" content={more.modifiedTime} />}
          {more.author && <meta property="article:author" content={more.author} />}
          {more.section && <meta property="article:section" content={more.section} />}
        </>
      )}
    </>
  )
}

/** No canonical address and no preview tags: an unpublished item belongs in no index and no message. */
function PreviewHead({ title }: { title: string }) {
  return (
    <>
      <title>{`Preview: ${title}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}

/** Returns a page's own title with the site name appended. */
export function usePageTitle(title: string): string {
  const { site_name } = useSettings()
  return `${title} | ${site_name}`
}

/** Returns the absolute address of this page, for sharing. */
export function usePageUrl(): string {
  const { siteUrl } = useSite()
  return new URL(useLocation().pathname, siteUrl).href
}
