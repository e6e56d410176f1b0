import { serializeJsonLd } from '../../domain/content/structured-data/serialize-json-ld.ts'
import { useSite } from '../data/site-context.ts'

/** Structured data for search engines: true to what the page shows (product §19.2). */
export function JsonLd({ data }: { data: object }) {
  if (useSite().isPreview) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
}
