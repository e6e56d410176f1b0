/** The life of an article or recipe (CONTENT-STATUS-2). A missing status counts as draft. */
export const CONTENT_STATUSES = ['draft', 'published', 'archived'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/**
 * How an item stands on the site: its status, but one whose time has not come is scheduled and never counts as
 * published (CONTENT-STATUS-2).
 */
export const ITEM_STATES = ['published', 'scheduled', 'draft', 'archived'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** What an item can be. */
export const CONTENT_KINDS = ['article', 'recipe'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]
