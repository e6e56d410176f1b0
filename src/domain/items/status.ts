/** The statuses of an article or recipe (CONTENT-STATUS-2). A missing status counts as draft. */
export const CONTENT_STATUSES = ['draft', 'published', 'archived'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/**
 * The state of an item on the site: its status, except that a published item whose time has not come is scheduled and
 * never counts as published (CONTENT-STATUS-2).
 */
export const ITEM_STATES = ['published', 'scheduled', 'draft', 'archived'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** The kinds of items. */
export const CONTENT_KINDS = ['article', 'recipe'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

export interface Publishable {
  status: ContentStatus
  published_at: string | null
}

/**
 * Whether the public sees an item (CONTENT-VISIBLE-1): it is published, and its time has come. `server/store`
 * implements the same rule in SQL; the store's tests compare the two.
 *
 * @param now the moment of the request, ISO 8601 in UTC
 */
export function isVisible(item: Publishable, now: string): boolean {
  return item.status === 'published' && item.published_at !== null && item.published_at <= now
}

/** Whether an item is published but its time has not come. */
export function isScheduled(item: Publishable, now: string): boolean {
  return item.status === 'published' && item.published_at !== null && item.published_at > now
}

/** Returns the state of an item: see `ITEM_STATES`. A missing status counts as draft (CONTENT-STATUS-1). */
export function stateOf(
  { status, published_at }: { status: ContentStatus | null | undefined; published_at: string | null },
  now: string,
): ItemState {
  const known = status ?? 'draft'
  return isScheduled({ status: known, published_at }, now) ? 'scheduled' : known
}
