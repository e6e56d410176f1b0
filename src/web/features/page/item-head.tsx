import { pagePath } from '../../../domain/content/affected-pages.ts'
import { breadcrumbJsonLd, modifiedAt } from '../../../domain/content/structured-data/site-json-ld.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { ArticlePage, RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { shareCardUrl } from '../share/item-images.ts'
import { Head } from './head.tsx'
import { JsonLd } from './json-ld.tsx'
import type { MetaTexts } from './meta-texts.ts'

interface ItemHeadProps {
  kind: ContentKind
  item: ArticlePage | RecipePage
  texts: MetaTexts
  /** The list it is in. */
  list: { name: string; path: string }
  /** Where it has no category. */
  defaultSection: string
  keywords: readonly string[]
  /** True for a view of its notes, which search engines read through without listing it. */
  isNoted: boolean
  /** What machines are told of it; only the server makes it. */
  jsonLd: object | null
}

/** What an item's page says to browsers, previews and machines (ART-HEAD-1, REC-HEAD-1). */
export function ItemHead(props: ItemHeadProps) {
  const { kind, item, texts, list, defaultSection, keywords, isNoted, jsonLd } = props
  const { siteUrl } = useSite()
  const { coach_name } = useSettings()
  const path = pagePath(kind, item.slug)
  return (
    <>
      <Head
        {...texts}
        noindex={isNoted && 'follow'}
        canonical={path}
        type="article"
        image={{ url: shareCardUrl(kind, item.id), alt: item.title }}
        publishedTime={item.published_at}
        modifiedTime={modifiedAt(item)}
        author={item.author_name ?? coach_name}
        section={item.category_name ?? defaultSection}
        keywords={keywords}
      />
      <JsonLd data={jsonLd} />
      <JsonLd
        data={import.meta.env.SSR ? breadcrumbJsonLd([list, { name: item.title, path }], siteUrl) : null}
      />
    </>
  )
}
