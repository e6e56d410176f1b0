/** The life of an article or recipe (specification §4). A missing status counts as draft. */
export const CONTENT_STATUSES = ['draft', 'published', 'archived'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/** What an item can be. */
export const CONTENT_KINDS = ['article', 'recipe'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]
