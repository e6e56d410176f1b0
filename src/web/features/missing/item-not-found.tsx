import type { ContentKind } from '../../../domain/items/status.ts'
import { useLocation } from '../../data/page-context.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { Head, usePageTitle } from '../page/head.tsx'

const WORDS: Record<ContentKind, { title: string; sentence: string }> = {
  article: {
    title: 'Article Not Found',
    sentence: "The article you're looking for doesn't exist or has invalid data",
  },
  recipe: {
    title: 'Recipe Not Found',
    sentence: "The recipe you're looking for doesn't exist or has invalid data",
  },
}

const loadMissingItem = async (kind: ContentKind) =>
  (await import('./missing-item.tsx')).loadMissingItem(kind)

/** Rendered with the page on the server only; the browser loads it when an item is missing. */
const SERVED = import.meta.env.SSR
  ? { article: await loadMissingItem('article'), recipe: await loadMissingItem('recipe') }
  : null

/**
 * Renders the page of a missing article or recipe (ART-PAGE-4, REC-PAGE-2), or of one that was public once
 * (PAGE-MISSING-4), with the newest of its kind below (PAGE-MISSING-3). The status comes from the page's `load`.
 */
export function ItemNotFound({ kind, isGone }: { kind: ContentKind; isGone: boolean }) {
  const { pathname } = useLocation()
  const { title, sentence: unknown } = WORDS[kind]
  const sentence = isGone ? `${unknown}: it’s no longer here.` : unknown
  return (
    <>
      <Head title={usePageTitle(title)} description={sentence} canonical={pathname} noindex />
      <LatePart
        Served={SERVED?.[kind] ?? null}
        load={() => loadMissingItem(kind)}
        props={{ title, sentence }}
      />
    </>
  )
}
