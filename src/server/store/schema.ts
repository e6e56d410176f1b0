import type { Generated, Kysely } from 'kysely'
import type { ContentKind } from '../../domain/items/status.ts'
import type { TrashType } from '../../domain/trash/trash-calls.ts'
import type { Flag, JsonText } from './stored-values.ts'
import type { ImageTables } from './tables/images.ts'
import type { ContentTables } from './tables/items.ts'
import type { LetterTables } from './tables/letters.ts'
import type { NoteTables } from './tables/notes.ts'
import type { RecipesTable } from './tables/recipes.ts'
import type { CoachTables, SiteTables } from './tables/site.ts'
import type { StatisticsTables } from './tables/statistics.ts'

/**
 * The tables; their columns are in `tables/`, by subject. On both databases a yes or no is 0 or 1, a list is JSON text,
 * and a time is ISO 8601 in UTC with milliseconds, so that times compare as text.
 */
export interface Database
  extends CoachTables,
    ImageTables,
    ContentTables,
    LetterTables,
    NoteTables,
    SiteTables,
    StatisticsTables {
  recipes: RecipesTable
  /** What was deleted and can still come back: out of its own tables, so that nothing else ever finds it there. */
  trash: {
    type: TrashType
    /** As text: a picture's is no number. */
    item_id: string
    title: string
    /** Beside the rows, because merging moves them, also of what lies here. */
    category_id: number | null
    author_id: number | null
    /** Its row and those that belong to it, by their tables, in the present form of these. */
    stored_rows: JsonText
    /** The pictures of the library it showed. */
    pictures: JsonText
    deleted_at: string
    /** 1 while its files are being removed: it cannot come back any more. */
    purging: Generated<Flag>
  }
  categories: {
    id: Generated<number>
    name: string
    /** The name as it is compared: two categories whose names differ only in case are one. */
    name_key: string
    slug: string
    color: string
    icon: string
    is_active: Generated<Flag>
  }
  authors: {
    id: Generated<number>
    name: string
    name_key: string
    bio: string
    is_active: Generated<Flag>
    social_links: JsonText
  }
  /** A former slug leads to the item, not to its next slug: chains are flat by themselves. */
  redirects: {
    kind: ContentKind
    from_slug: string
    item_id: number
  }
  /** What was public and has been deleted, under each slug it ever had. */
  tombstones: {
    kind: ContentKind
    slug: string
    item_id: number
    deleted_at: string
  }
  /** Missed addresses that lead to a page of ours. */
  forwards: {
    path: string
    target: string
    created_at: string
  }
  /** Addresses that items had on another site. */
  old_paths: {
    path: string
    kind: ContentKind
    item_id: number
  }
}

/** The handle every store function takes: the store itself or a transaction in it. */
export type Store = Kysely<Database>
