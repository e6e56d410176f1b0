import type { Listing } from '../../../domain/api/call-fields.ts'
import { type Lookup, parseItemAddress } from '../../../domain/items/item-address.ts'
import { type ContentKind, isVisible } from '../../../domain/items/status.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { ITEM_TABLES, tableOf } from '../tables/item-tables.ts'
import {
  type AdminListing,
  type AdminListRequest,
  findAdminPage,
  findVisiblePage,
  type VisibleListRequest,
} from './item-lists.ts'
import { findRedirect, findTombstone } from './redirects.ts'

/** Whether an item of this kind and id exists, whatever its status. */
export async function itemExists(db: Store, kind: ContentKind, id: number): Promise<boolean> {
  const row = await db.selectFrom(tableOf(kind)).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Finds the id of an item by its id, which is not checked, or its slug, whatever its status; null for an unknown slug. */
export async function findItemId(db: Store, kind: ContentKind, idOrSlug: string): Promise<number | null> {
  const address = parseItemAddress(idOrSlug)
  if (address === null) return null
  if ('id' in address) return address.id
  const { slug } = address
  const row = await db.selectFrom(tableOf(kind)).select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id ?? null
}

/** Reads the ids of a kind's items by slug, whatever their status. */
export async function readItemSlugs(db: Store, kind: ContentKind): Promise<Map<string, number>> {
  const rows = await db.selectFrom(tableOf(kind)).select(['id', 'slug']).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Whether any article or recipe exists. */
export async function hasItems(db: Store): Promise<boolean> {
  for (const table of ITEM_TABLES) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  }
  return false
}

/**
 * Looks up an address (ART-API-3, CONTENT-GONE-2): slug first, then id; an old slug leads to the present one; an item
 * that was public and no longer is, is gone. A draft with the same slug does not change what the address led to before.
 *
 * @param read reads the whole item by its id
 */
export async function lookUpItem<T>(
  db: Store,
  kind: ContentKind,
  slugOrId: string,
  time: string,
  read: (id: number) => Promise<T | null>,
): Promise<Lookup<T>> {
  const now = toStoredTime(time)
  const address = parseItemAddress(slugOrId)
  if (address === null) return { kind: 'missing' }
  if ('id' in address) return lookUpId(db, kind, address.id, now, read)

  const standing = await findStanding(db, kind, address)
  if (standing && isVisible(standing, now)) return open(await read(standing.id))
  if (standing?.was_public) return { kind: 'gone' }
  const movedTo = await findRedirect(db, kind, address.slug)
  if (movedTo !== null) {
    const present = await findStanding(db, kind, { id: movedTo })
    return present && isVisible(present, now) ? { kind: 'moved', slug: present.slug } : { kind: 'gone' }
  }
  return (await findTombstone(db, kind, address)) ? { kind: 'gone' } : { kind: 'missing' }
}

async function lookUpId<T>(
  db: Store,
  kind: ContentKind,
  id: number,
  now: string,
  read: (id: number) => Promise<T | null>,
): Promise<Lookup<T>> {
  const standing = await findStanding(db, kind, { id })
  if (standing && isVisible(standing, now)) return open(await read(id))
  const gone = standing ? standing.was_public === 1 : await findTombstone(db, kind, { id })
  return { kind: gone ? 'gone' : 'missing' }
}

/** An item deleted between two queries was public a moment ago. */
function open<T>(item: T | null): Lookup<T> {
  return item ? { kind: 'found', item } : { kind: 'gone' }
}

async function findStanding(db: Store, kind: ContentKind, by: { slug: string } | { id: number }) {
  const query = db.selectFrom(tableOf(kind)).select(['id', 'slug', 'status', 'published_at', 'was_public'])
  return ('slug' in by ? query.where('slug', '=', by.slug) : query.where('id', '=', by.id)).executeTakeFirst()
}

/** How the items of a kind are read; the rest of reading is shared. */
export interface ReadableKind<Stored, Summary> {
  kind: ContentKind
  /** Reads one whole item, whatever its status. */
  read(db: Store, id: number): Promise<Stored | null>
  /** Reads summaries in the order of the ids. */
  readSummaries(db: Store, ids: readonly number[]): Promise<Summary[]>
}

type Readable<Stored> = Omit<Stored, 'ignored_findings'>

/** Lists the visible items of a kind, newest first (CONTENT-VISIBLE-1, PAGE-DATE-2). */
export async function listVisible<Summary>(
  db: Store,
  { kind, readSummaries }: ReadableKind<unknown, Summary>,
  request: VisibleListRequest,
): Promise<Listing<Summary>> {
  const { ids, total } = await findVisiblePage(db, tableOf(kind), request)
  return { items: await readSummaries(db, ids), total }
}

/** Lists items for the admin: every status, without bodies, latest change first. */
export async function listForAdmin<Summary>(
  db: Store,
  { kind, readSummaries }: ReadableKind<unknown, Summary>,
  request: AdminListRequest,
): Promise<AdminListing<Summary>> {
  const { ids, total, counts } = await findAdminPage(db, tableOf(kind), request)
  return { items: await readSummaries(db, ids), total, counts }
}

/** Finds one publicly visible item, by slug or id. */
export async function findVisible<Stored extends { ignored_findings: unknown }>(
  db: Store,
  itemKind: ReadableKind<Stored, unknown>,
  slugOrId: string,
  now: string,
): Promise<Lookup<Readable<Stored>>> {
  return lookUpItem(db, itemKind.kind, slugOrId, now, (id) => readForReaders(db, itemKind, id))
}

/** Reads one whole item, whatever its status, in the public form. */
export async function readForReaders<Stored extends { ignored_findings: unknown }>(
  db: Store,
  { read }: ReadableKind<Stored, unknown>,
  id: number,
): Promise<Readable<Stored> | null> {
  const stored = await read(db, id)
  if (!stored) return null
  const { ignored_findings: _, ...item } = stored
  return item
}

/** Finds one whole item by id or slug, whatever its status: the admin's address accepts both (ADMIN-ITEM-1). */
export async function findStored<Stored>(
  db: Store,
  { kind, read }: ReadableKind<Stored, unknown>,
  idOrSlug: string,
): Promise<Stored | null> {
  const id = await findItemId(db, kind, idOrSlug)
  return id === null ? null : read(db, id)
}
