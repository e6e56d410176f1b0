import type { ContentKind } from '../../../domain/items/status.ts'

/** A former slug leads to the item, not to its next slug: chains are flat by themselves. */
export interface RedirectsTable {
  kind: ContentKind
  from_slug: string
  item_id: number
}

/** What was public and has been deleted, under each slug it ever had. */
export interface TombstonesTable {
  kind: ContentKind
  slug: string
  item_id: number
  deleted_at: string
}

/** Addresses that items had on another site. */
/** Missed addresses that lead to a page of ours. */
export interface ForwardsTable {
  path: string
  target: string
  created_at: string
}

export interface OldPathsTable {
  path: string
  kind: ContentKind
  item_id: number
}
