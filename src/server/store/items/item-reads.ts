import type { Listing } from '../../../domain/api/call-fields.ts'
import type { Lookup } from '../../../domain/items/item-address.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { Store } from '../schema.ts'
import { tableOf } from '../tables/item-tables.ts'
import {
  type AdminListing,
  type AdminListRequest,
  findAdminPage,
  findVisiblePage,
  type VisibleListRequest,
} from './item-lists.ts'
import { findItemId, lookUpItem } from './item-lookup.ts'

/** How the items of a kind are read, each in its own way; all else about reading is the same. */
export interface ReadableKind<Stored, Summary> {
  kind: ContentKind
  /** One whole item, whatever its status. */
  read(db: Store, id: number): Promise<Stored | null>
  /** In the order of their ids. */
  readSummaries(db: Store, ids: readonly number[]): Promise<Summary[]>
}

type Readable<Stored> = Omit<Stored, 'ignored_findings'>

/** What the public sees of a kind, newest first (CONTENT-VISIBLE-1, PAGE-DATE-2). */
export async function listVisible<Summary>(
  db: Store,
  { kind, readSummaries }: ReadableKind<unknown, Summary>,
  request: VisibleListRequest,
): Promise<Listing<Summary>> {
  const { ids, total } = await findVisiblePage(db, tableOf(kind), request)
  return { items: await readSummaries(db, ids), total }
}

/** The admin's list: every status, without bodies, newest change first. */
export async function listForAdmin<Summary>(
  db: Store,
  { kind, readSummaries }: ReadableKind<unknown, Summary>,
  request: AdminListRequest,
): Promise<AdminListing<Summary>> {
  const { ids, total, counts } = await findAdminPage(db, tableOf(kind), request)
  return { items: await readSummaries(db, ids), total, counts }
}

/** One item as the public finds it, by slug or id. */
export async function findVisible<Stored extends { ignored_findings: unknown }>(
  db: Store,
  itemKind: ReadableKind<Stored, unknown>,
  slugOrId: string,
  now: string,
): Promise<Lookup<Readable<Stored>>> {
  return lookUpItem(db, itemKind.kind, slugOrId, now, (id) => readForReaders(db, itemKind, id))
}

/** One whole item, whatever its status, as readers may have it. */
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

/** One whole item by id or slug, whatever its status: the admin's address takes both (ADMIN-ITEM-1). */
export async function findStored<Stored>(
  db: Store,
  { kind, read }: ReadableKind<Stored, unknown>,
  idOrSlug: string,
): Promise<Stored | null> {
  const id = await findItemId(db, kind, idOrSlug)
  return id === null ? null : read(db, id)
}
