import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { ContentKind } from '../../../domain/content/status.ts'
import { itemListJsonLd } from '../../../domain/content/structured-data/site-json-ld.ts'
import { useSite } from '../../data/site-context.ts'
import { JsonLd } from '../json-ld.tsx'

interface ItemListJsonLdProps {
  kind: ContentKind
  /** In the order the page shows them. */
  items: readonly { title: string; slug: string }[]
}

/** What an index page lists, for machines. */
export function ItemListJsonLd({ kind, items }: ItemListJsonLdProps) {
  const { siteUrl } = useSite()
  if (items.length === 0) return null
  const entries = items.map(({ title, slug }) => ({ name: title, path: pagePath(kind, slug) }))
  return <JsonLd data={import.meta.env.SSR ? itemListJsonLd(entries, siteUrl) : null} />
}
