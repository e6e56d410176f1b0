import { serializeJsonLd } from '../../../domain/content/structured-data/site-json-ld.ts'
import { useSite } from '../../data/site-context.ts'

interface JsonLdProps {
  /**
   * Null in the browser (`import.meta.env.SSR ? … : null`, so that readers do not load the code for it): the server's
   * data stays unchanged, and a crawler that reads structured data loads each page from the server.
   */
  data: object | null
}

/** Renders structured data for search engines, consistent with what the page shows (SEO-DATA-1). */
export function JsonLd({ data }: JsonLdProps) {
  if (useSite().isPreview) return null
  const html = import.meta.env.SSR && data !== null ? serializeJsonLd(data) : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}
