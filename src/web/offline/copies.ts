import type { OfflineCopy } from '../../domain/offline/offline-copies.ts'
import type { ArticleCardData, RecipeCardData } from '../../domain/reads/public-reads.ts'
import { PAGE_STATE_ID, type PageState } from '../data/page-state.ts'

/**
 * Where offline copies lie: each in a cache of its own, so that one goes without touching another. The service worker
 * writes them; pages look which are there.
 */

/** Before a copy's path, its cache's name. Another way of keeping copies is another number: the rest is deleted. */
export const COPY_CACHE = 'offline-copy-1:'
/** Before a build's name, the cache of its files and of the pages that open without a network. */
export const BUILD_CACHE = 'offline-build-1:'
/** What is known of a copy lies beside its page. No page has this address. */
export const COPY_FACTS = '/offline-copy.json'

export interface StoredCopy extends OfflineCopy {
  /** The build whose files its page names. */
  build: string
}

/** Every copy on this device; none where the browser keeps nothing. */
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

/** What is known of one copy, null when there is none. */
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

/** The page of a copy as HTML, null when it is not there. */
export async function readPage(path: string): Promise<string | null> {
  const page = await caches.match(path, { cacheName: COPY_CACHE + path })
  return page ? page.text() : null
}

export type CopiedItem = { kind: 'article'; item: ArticleCardData } | { kind: 'recipe'; item: RecipeCardData }

const STATE = new RegExp(`<script id="${PAGE_STATE_ID}"[^>]*>([^<]*)</script>`)

/** The article or recipe a page of ours shows, read from what it carries; null for any other text. */
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
