import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Lookup } from '../../domain/content/item-address.ts'

interface Named {
  title: string
  slug: string
}

/** What a lookup found, when it can be shown: something with a title and a slug (product §5.6). */
export function foundItem<T extends Named>(lookup: Lookup<T>): T | null {
  return lookup.kind === 'found' && lookup.item.title && lookup.item.slug ? lookup.item : null
}

/** The present slug of what was asked for by an older one (or by its id); null when the address is right. */
export function movedTo<T extends Named>(lookup: Lookup<T>, slug: string): string | null {
  const present = lookup.kind === 'moved' ? lookup.slug : foundItem(lookup)?.slug
  return present && present !== slug ? present : null
}

/** Corrects the address of something that has moved, without another request for it. */
export function useMovedAddress<T extends Named>(
  lookup: Lookup<T> | undefined,
  slug: string,
  page: { base: string; queryKey: (slug: string) => readonly unknown[] },
): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const present = lookup ? movedTo(lookup, slug) : null
  useEffect(() => {
    if (!present) return
    if (lookup?.kind === 'found') client.setQueryData(page.queryKey(present), lookup)
    void navigate(`${page.base}/${present}${search}${hash}`, { replace: true, preventScrollReset: true })
  })
}
