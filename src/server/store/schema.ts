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
 * The tables; their columns are in `tables/`, by subject. On both databases a boolean is 0 or 1, a list is JSON text,
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
  /** Deleted things that can still be restored: outside their own tables, so that no other query finds them. */
  trash: {
    type: TrashType
    /** As text: an image's id is not a number. */
    item_id: string
    title: string
    /** Outside the stored rows, because merging updates them here too. */
    category_id: number | null
    author_id: number | null
    /** Its row and the rows that belong to it, by table, in the present schema. */
    stored_rows: JsonText
    /** The library's images it showed. */
    pictures: JsonText
    deleted_at: string
    /** 1 while its files are being removed: it can no longer be restored. */
    purging: Generated<Flag>
  }
  categories: {
    id: Generated<number>
    name: string
    /** The name for comparisons: two names that differ only in case are the same category. */
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
  /** A former slug refers to the item, not to its next slug, so redirects never chain. */
  redirects: {
    kind: ContentKind
    from_slug: string
    item_id: number
  }
  /** Deleted items that were public, under each slug they ever had. */
  tombstones: {
    kind: ContentKind
    slug: string
    item_id: number
    deleted_at: string
  }
  /** Missing addresses forwarded to a page of this site. */
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

/** The handle every store function takes: the store itself or a transaction. */
export type Store = Kysely<Database>
