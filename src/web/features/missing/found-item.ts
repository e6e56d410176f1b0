import { useEffect } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { Lookup } from '../../../domain/items/item-address.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { PageAnswers } from '../../../domain/reads/public-reads.ts'
import { type PageOutcome, useLocation } from '../../data/page-context.ts'
import type { Reads } from '../../data/reads.ts'
import { useSite } from '../../data/site-context.ts'
import { useNavigate } from '../../ui/site-link.tsx'
import { OFFERED_INSTEAD } from '../cards/offered-instead.ts'

interface Named {
  title: string
  slug: string
}

/** Returns what a lookup found if it can be shown, that is, has a title and a slug (ART-PAGE-3). */
export function foundItem<T extends Named>(lookup: Lookup<T>): T | null {
  return lookup.kind === 'found' && lookup.item.title && lookup.item.slug ? lookup.item : null
}

/** Returns the outcome for an item that cannot be shown: 410 if it was once public, else 404 (PAGE-MISSING-2). */
export async function loadMissing(
  reads: Reads,
  kind: ContentKind,
  lookup: Lookup<Named>,
): Promise<PageOutcome> {
  // In the browser the page fetches it itself.
  if (import.meta.env.SSR) await reads.fetch(kind === 'article' ? 'articles' : 'recipes', OFFERED_INSTEAD)
  return { status: lookup.kind === 'gone' ? 410 : 404 }
}

/** Returns the present slug of an item requested by an older one (or by its id); null when the address is current. */
export function movedTo<T extends Named>(lookup: Lookup<T>, slug: string): string | null {
  const present = lookup.kind === 'moved' ? lookup.slug : foundItem(lookup)?.slug
  return present && present !== slug ? present : null
}

/**
 * Corrects the address of a moved item without another request.
 *
 * @param page what follows the item's own address, such as `/cook`
 */
export function useMovedAddress<K extends 'article' | 'recipe'>(
  kind: K,
  lookup: PageAnswers[K] | undefined,
  slug: string,
  page = '',
): void {
  const { reads } = useSite()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const present = lookup ? movedTo<Named>(lookup, slug) : null
  useEffect(() => {
    if (!present) return
    if (lookup?.kind === 'found') reads.set(kind, { slug: present }, lookup)
    navigate(`${pagePath(kind, present)}${page}${search}${hash}`, { replace: true, keepScroll: true })
  })
}
