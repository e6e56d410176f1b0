import { serializeJsonLd } from '../../domain/content/structured-data/serialize-json-ld.ts'

/** Structured data for search engines: true to what the page shows (contract §4). */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
}
