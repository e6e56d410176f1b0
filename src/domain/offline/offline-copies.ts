import { pagePath } from '../content/affected-pages.ts'
import { SECOND } from '../time/durations.ts'

/**
 * An offline copy is an article or recipe with its pictures, as the service worker keeps it on a reader's device
 * (OFF-COPY-2). These are the rules: which addresses may have one, which are left alone, which copies go.
 */

/** How much is kept at most: of what was only read the last so many, and so many bytes of everything. */
export const OFFLINE_LIMITS = { reads: 30, bytes: 50 * 1024 * 1024 }

/** After so long without an answer the network counts as failed (OFF-NET-1). */
export const NETWORK_TIMEOUT_MS = 20 * SECOND

/** Pages of the site's own that open without a network, whatever else was kept. */
export const OFFLINE_PAGE = '/offline'
const SAVED_PAGE = '/saved'
/** With the week and its list: they are made in the browser, of recipes that are kept. */
export const ALWAYS_OFFLINE: readonly string[] = [OFFLINE_PAGE, SAVED_PAGE, '/week', '/week/shopping']

/** Where the coach works, what is shown by a secret link, and every call that is no public read. */
const PRIVATE_PATHS = /^\/(?:admin|api|preview|notes|plan|newsletter)(?:\/|$)/

/** True for addresses the service worker leaves to the browser: nothing of them is ever kept. */
export function isPrivateAddress({ pathname, searchParams }: URL): boolean {
  return PRIVATE_PATHS.test(pathname) || searchParams.has('token')
}

const ITEM_PAGE = /^(\/blog\/[^/]+|\/recipes\/[^/]+)$/
const COOK_PAGE = /^(\/recipes\/[^/]+)\/cook$/
const ITEM_READ = /^\/api\/public\/(articles|recipes)\/([^/]+)$/

/** The path of the item whose copy holds this page: its own for an article or recipe, the recipe's for its cook mode; else null. */
export function copyPathOf(pathname: string): string | null {
  return (ITEM_PAGE.exec(pathname) ?? COOK_PAGE.exec(pathname))?.[1] ?? null
}

/** The path of the item the API is asked for, null when it is asked for anything else. */
export function readPathOf(pathname: string): string | null {
  const [, kind, slug = ''] = ITEM_READ.exec(pathname) ?? []
  if (kind === undefined) return null
  return pagePath(kind === 'recipes' ? 'recipe' : 'article', slug)
}

/** A delivered picture's address without the size it was asked for: what all its variants share. Null for other addresses. */
export function pictureOf({ origin, pathname }: URL): string | null {
  const [, before, picture] = /^(.*\/image\/upload)\/c_[^/]+(\/v\d+\/.+)$/.exec(pathname) ?? []
  return before === undefined ? null : `${origin}${before}${picture}`
}

export interface OfflineCopy {
  /** The item's path, which names the copy. */
  path: string
  bytes: number
  /** When it was last read, in ms since 1970; null when it was only saved. */
  readAt: number | null
  /** When it was saved; null when it was only read. */
  savedAt: number | null
}

/**
 * The copies there is no room for: of those only read all but the last ones, and of all, saved before read and new before
 * old, what the bytes no longer reach for.
 *
 * @returns their paths
 */
export function copiesToDrop(copies: readonly OfflineCopy[], limits = OFFLINE_LIMITS): string[] {
  const wanted = copies
    .filter(({ savedAt, readAt }) => savedAt !== null || readAt !== null)
    .sort(compareWanted)
  const saved = wanted.filter(({ savedAt }) => savedAt !== null)
  const read = wanted.filter(({ savedAt }) => savedAt === null)
  const kept = new Set<string>()
  let bytes = 0
  for (const copy of [...saved, ...read.slice(0, limits.reads)]) {
    bytes += copy.bytes
    if (bytes > limits.bytes) break
    kept.add(copy.path)
  }
  return copies.map(({ path }) => path).filter((path) => !kept.has(path))
}

type Reasons = Pick<OfflineCopy, 'savedAt' | 'readAt'>

/** Saved before read, new before old. */
function compareWanted(one: Reasons, other: Reasons): number {
  if ((one.savedAt === null) !== (other.savedAt === null)) return one.savedAt === null ? 1 : -1
  return (other.savedAt ?? other.readAt ?? 0) - (one.savedAt ?? one.readAt ?? 0)
}

/** Of the copies on a device without room the one that goes first for another; none where that is wanted less. */
export function leastWanted<C extends OfflineCopy>(copies: readonly C[], than: Reasons): C | undefined {
  const last = [...copies].sort(compareWanted).at(-1)
  return last && compareWanted(than, last) < 0 ? last : undefined
}
