import { pagePath } from '../content/affected-pages.ts'
import { SECOND } from '../time/durations.ts'

/**
 * Rules for offline copies. A copy is an article or recipe with its pictures, stored by the service worker on a
 * reader's device (OFF-COPY-2): which addresses may have one, which are never stored, which copies are dropped.
 */

/** Maximum storage: the number of copies that were only read, and the bytes of all copies. */
export const OFFLINE_LIMITS = { reads: 30, bytes: 50 * 1024 * 1024 }

/** Time without an answer after which the network counts as failed (OFF-NET-1). */
export const NETWORK_TIMEOUT_MS = 20 * SECOND

/** Pages of the site itself that always open without a network. */
export const OFFLINE_PAGE = '/offline'
const SAVED_PAGE = '/saved'
/** Including the week and its list: they are rendered in the browser from stored recipes. */
export const ALWAYS_OFFLINE: readonly string[] = [OFFLINE_PAGE, SAVED_PAGE, '/week', '/week/shopping']

/** The admin, pages with a secret link, and every call that is not a public read. */
const PRIVATE_PATHS = /^\/(?:admin|api|preview|notes|plan|newsletter)(?:\/|$)/

/** Whether the service worker leaves an address to the browser: nothing of it is ever stored. */
export function isPrivateAddress({ pathname, searchParams }: URL): boolean {
  return PRIVATE_PATHS.test(pathname) || searchParams.has('token')
}

const ITEM_PAGE = /^(\/blog\/[^/]+|\/recipes\/[^/]+)$/
const COOK_PAGE = /^(\/recipes\/[^/]+)\/cook$/
const ITEM_READ = /^\/api\/public\/(articles|recipes)\/([^/]+)$/

/** Returns the path of the item whose copy contains a page: its own, or the recipe's for its cook mode; else null. */
export function copyPathOf(pathname: string): string | null {
  return (ITEM_PAGE.exec(pathname) ?? COOK_PAGE.exec(pathname))?.[1] ?? null
}

/** Returns the path of the item an API call reads, null for any other call. */
export function readPathOf(pathname: string): string | null {
  const [, kind, slug = ''] = ITEM_READ.exec(pathname) ?? []
  if (kind === undefined) return null
  return pagePath(kind === 'recipes' ? 'recipe' : 'article', slug)
}

/** Returns a delivered picture's address without its size, which all its variants share. Null for other addresses. */
export function pictureOf({ origin, pathname }: URL): string | null {
  const [, before, picture] = /^(.*\/image\/upload)\/c_[^/]+(\/v\d+\/.+)$/.exec(pathname) ?? []
  return before === undefined ? null : `${origin}${before}${picture}`
}

export interface OfflineCopy {
  /** The item's path, which is the key of the copy. */
  path: string
  bytes: number
  /** When it was last read, in epoch milliseconds; null when it was only saved. */
  readAt: number | null
  /** When it was saved; null when it was only read. */
  savedAt: number | null
}

/**
 * Returns the copies that exceed the limits: of those only read all but the most recent, and of all copies, saved
 * before read and new before old, those past the byte limit.
 *
 * @returns their paths
 */
export function copiesToEvict(copies: readonly OfflineCopy[], limits = OFFLINE_LIMITS): string[] {
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

/** Sorts saved before read, new before old. */
function compareWanted(one: Reasons, other: Reasons): number {
  if ((one.savedAt === null) !== (other.savedAt === null)) return one.savedAt === null ? 1 : -1
  return (other.savedAt ?? other.readAt ?? 0) - (one.savedAt ?? one.readAt ?? 0)
}

/** Returns the copy to drop first for another on a full device; undefined where all are wanted more than that. */
export function evictionCandidate<C extends OfflineCopy>(copies: readonly C[], than: Reasons): C | undefined {
  const last = [...copies].sort(compareWanted).at(-1)
  return last && compareWanted(than, last) < 0 ? last : undefined
}
