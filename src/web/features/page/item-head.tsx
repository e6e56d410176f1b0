import { useEffect, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { HighlightedTitle as Words } from '../../../domain/content/highlighted-words.ts'
import { breadcrumbJsonLd, modifiedAt } from '../../../domain/content/structured-data/site-json-ld.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { ArticlePage, RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { shareCardUrl } from '../share/item-images.ts'
import { Head } from './head.tsx'
import { JsonLd } from './json-ld.tsx'

interface ItemHeadProps {
  kind: ContentKind
  item: ArticlePage | RecipePage
  texts: MetaTexts
  /** The list the item belongs to. */
  list: { name: string; path: string }
  /** The section of an item without a category. */
  defaultSection: string
  keywords: readonly string[]
  /** True for an address that selects notes: search engines follow its links without indexing it. */
  isNoted: boolean
  /** Structured data, created on the server only. */
  jsonLd: object | null
}

/** Renders the head of an item's page for browsers, previews and machines (ART-HEAD-1, REC-HEAD-1). */
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

/** The texts in the head of an article's or recipe's page. */
interface MetaTexts {
  title: string
  description: string
}

type Rules = typeof import('../../../domain/content/meta-texts.ts')

const loadRules = () => import('../../../domain/content/meta-texts.ts')

/** Always loaded on the server; in the browser, once a page was opened without being served. */
let known: Rules | null = import.meta.env.SSR ? await loadRules() : null

/**
 * Returns the texts of an item's head by the rules of CONTENT-META-1. A served page has them in its head already: they are
 * read back from there, and the rules are not loaded. On other pages the tab shows the item's own title until they arrive.
 */
export function useMetaTexts(itemTitle: string, make: (rules: Rules) => MetaTexts): MetaTexts {
  const isAwake = useHydrated()
  const [served] = useState(() => (import.meta.env.SSR || isAwake ? null : readServedTexts()))
  const [rules, setRules] = useState(known)
  useEffect(() => {
    if (served || rules) return
    loadRules().then(
      (loaded) => {
        known = loaded
        setRules(loaded)
      },
      // The page is complete without them.
      () => undefined,
    )
  }, [])
  if (served) return served
  return rules ? make(rules) : { title: itemTitle, description: '' }
}

function readServedTexts(): MetaTexts {
  const description = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
  return { title: document.title, description: description?.content ?? '' }
}

/** Number of characters up to which highlighted words fit one line of a title at any width, and are kept together on it. */
const MAX_TOGETHER = 14

/** Renders a title with some of its words highlighted; read as one text. */
export function HighlightedTitle({ words: { before, marked, after } }: { words: Words }) {
  return (
    <>
      {before}
      {/* The highlight is by line: what is longer than a narrow screen's line still breaks. */}
      <span className={marked.length > MAX_TOGETHER ? undefined : 'inline-block'}>
        <span className="highlight">{marked}</span>
      </span>
      {after}
    </>
  )
}
