import type { OfflineCopy } from '../../domain/offline/offline-copies.ts'
import type { ArticleCardData, RecipeCardData } from '../../domain/reads/public-reads.ts'
import { PAGE_STATE_ID, type PageState } from '../data/page-state.ts'

/**
 * The store of offline copies: each copy has a cache of its own, so that deleting it affects no other. The service
 * worker writes them; pages check which exist.
 */

/** Prefix of a copy's cache name, before its path. Another format needs another number: caches with others are deleted. */
export const COPY_CACHE = 'offline-copy-1:'
/** Prefix of a build's cache name: the cache of its files and of the pages that open without a network. */
export const BUILD_CACHE = 'offline-build-1:'
/** Address of a copy's metadata, stored beside its page. No page has this address. */
export const COPY_FACTS = '/offline-copy.json'

export interface StoredCopy extends OfflineCopy {
  /** The build whose files the page references. */
  build: string
}

/** Returns every copy on this device; none where the browser stores nothing. */
export async function listCopies(): Promise<StoredCopy[]> {
  if (typeof caches === 'undefined') return []
  const names = await caches.keys().catch(() => [])
  const copies = await Promise.all(
    names
      .filter((name) => name.startsWith(COPY_CACHE))
      .map((name) => readCopy(name.slice(COPY_CACHE.length))),
  )
  return copies.filter((copy) => copy !== null)
}

/** Returns one copy's metadata, null when there is no copy. */
export async function readCopy(path: string): Promise<StoredCopy | null> {
  try {
    const facts = await caches.match(COPY_FACTS, { cacheName: COPY_CACHE + path })
    return facts ? parseFacts(path, await facts.json()) : null
  } catch {
    return null
  }
}

function parseFacts(path: string, facts: unknown): StoredCopy | null {
  if (typeof facts !== 'object' || facts === null) return null
  const { bytes, readAt, savedAt, build }: Partial<Record<keyof StoredCopy, unknown>> = facts
  if (typeof bytes !== 'number' || typeof build !== 'string') return null
  return {
    path,
    bytes,
    build,
    readAt: typeof readAt === 'number' ? readAt : null,
    savedAt: typeof savedAt === 'number' ? savedAt : null,
  }
}

/** Returns the page of a copy as HTML, null when there is none. */
export async function readPage(path: string): Promise<string | null> {
  const page = await caches.match(path, { cacheName: COPY_CACHE + path })
  return page ? page.text() : null
}

export type CopiedItem = { kind: 'article'; item: ArticleCardData } | { kind: 'recipe'; item: RecipeCardData }

const STATE = new RegExp(`<script id="${PAGE_STATE_ID}"[^>]*>([^<]*)</script>`)

/** Returns the article or recipe that a page of this site shows, parsed from its state; null for any other text. */
export function itemOfPage(html: string): CopiedItem | null {
  try {
    const state: PageState = JSON.parse(STATE.exec(html)?.[1] ?? 'null')
    for (const answer of state.answers) {
      if (answer.name === 'recipe' && answer.data.kind === 'found')
        return { kind: 'recipe', item: answer.data.item }
      if (answer.name === 'article' && answer.data.kind === 'found')
        return { kind: 'article', item: answer.data.item }
    }
    return null
  } catch {
    return null
  }
}
