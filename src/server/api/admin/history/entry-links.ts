import { findKnownIds, type HistoryRow } from '../../../store/audit-history.ts'
import type { Store } from '../../../store/database.ts'
import { tableOf } from '../../../store/item-tables.ts'

const ISSUE = { table: 'issues', path: '/admin/issues/' } as const
const EDITED = {
  article: { table: tableOf('article'), path: '/admin/articles/edit/' },
  recipe: { table: tableOf('recipe'), path: '/admin/recipes/edit/' },
  issue: ISSUE,
  // As older entries name it.
  campaign: ISSUE,
} as const

/** Where the rest is looked at; nothing is linked that may be gone. */
const PAGES: Record<string, string> = {
  category: '/admin/categories',
  author: '/admin/authors',
  image: '/admin/images',
  settings: '/admin/settings',
  backups: '/admin/backups',
  subscriber: '/admin/subscribers',
  admin: '/admin/account',
}

/** The page of the admin for each entry, by its id; entries about what is no more have none. */
export async function findEntryLinks(db: Store, rows: readonly HistoryRow[]): Promise<Map<number, string>> {
  const links = new Map<number, string>()
  for (const { id, resource } of rows) {
    const page = PAGES[resource]
    if (page) links.set(id, page)
  }
  for (const [resource, { table, path }] of Object.entries(EDITED)) {
    const named = rows.filter((row) => row.resource === resource && /^\d{1,15}$/.test(row.resource_id ?? ''))
    if (named.length === 0) continue
    const ids = await findKnownIds(
      db,
      table,
      named.map(({ resource_id }) => Number(resource_id)),
    )
    for (const { id, resource_id } of named) {
      if (ids.has(Number(resource_id))) links.set(id, `${path}${resource_id}`)
    }
  }
  return links
}
