import type { Database } from '../store/schema.ts'

/**
 * What becomes of each table in a backup, in the order in which they can be filled: whatever a row points to comes
 * before it. `kept` goes into the file. `made again` follows from the rest. `passing` means nothing on another day:
 * logins (bringing back an old backup must not bring back a login that was ended), signals between running processes,
 * pictures that are only kept for a day.
 */
export const BACKUP_TABLES: Record<keyof Database, 'kept' | 'made again' | 'passing'> = {
  categories: 'kept',
  authors: 'kept',
  images: 'kept',
  articles: 'kept',
  recipes: 'kept',
  recipe_tags: 'kept',
  item_pictures: 'kept',
  revisions: 'kept',
  drafts: 'kept',
  preview_links: 'kept',
  ratings: 'kept',
  redirects: 'kept',
  tombstones: 'kept',
  search_documents: 'made again',
  settings: 'kept',
  secrets: 'kept',
  nightly_backups: 'kept',
  audit_log: 'kept',
  page_changes: 'passing',
  rate_limits: 'kept',
  view_marks: 'kept',
  subscribers: 'kept',
  messages: 'kept',
  sessions: 'passing',
  known_devices: 'passing',
  picture_rounds: 'kept',
  generated_images: 'passing',
  outbox: 'kept',
  suppressions: 'kept',
  issues: 'kept',
  imports: 'kept',
  old_paths: 'kept',
  second_factor: 'kept',
  recovery_codes: 'kept',
}

/** What kept tables were called in earlier forms: a backup, and a store not yet migrated, may have them. */
const FORMER_NAMES: readonly string[] = ['campaigns']

/** The tables that are kept, in the order in which they can be filled. */
export const KEPT_TABLES: readonly string[] = Object.entries(BACKUP_TABLES)
  .filter(([, fate]) => fate === 'kept')
  .map(([table]) => table)

/** The tables that are kept, in the present form and in all earlier ones. */
export const EVER_KEPT_TABLES: readonly string[] = [...KEPT_TABLES, ...FORMER_NAMES]
