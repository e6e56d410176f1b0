import { createHmac, randomBytes } from 'node:crypto'
import type { ContentKind } from '../../../domain/items/status.ts'
import { hashToken, readSecret } from '../auth/secrets.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'

const SECRET = 'preview'
const NONCE_BYTES = 16

export interface StoredPreviewLink {
  token: string
  created_at: string
}

/** Finds the item's secret address, or null while it has none. */
export async function findPreviewLink(
  db: Store,
  kind: ContentKind,
  itemId: number,
): Promise<StoredPreviewLink | null> {
  const row = await db
    .selectFrom('preview_links')
    .select(['nonce', 'created_at'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  if (!row) return null
  return { token: await makeToken(db, kind, itemId, row.nonce), created_at: row.created_at }
}

/** Gives an item a secret address; an existing one is kept, so that shared links continue to work. */
export async function createPreviewLink(
  db: Store,
  kind: ContentKind,
  itemId: number,
  now: string,
): Promise<StoredPreviewLink> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const token = await makeToken(db, kind, itemId, nonce)
  await db
    .insertInto('preview_links')
    .values({ kind, item_id: itemId, nonce, token_hash: hashToken(token), created_at: toStoredTime(now) })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doNothing())
    .execute()
  return (await findPreviewLink(db, kind, itemId)) ?? { token, created_at: toStoredTime(now) }
}

/** Revokes the address: from now on it leads nowhere. */
export async function deletePreviewLink(db: Store, kind: ContentKind, itemId: number): Promise<void> {
  await db.deleteFrom('preview_links').where('kind', '=', kind).where('item_id', '=', itemId).execute()
}

/** Finds the item a token opens; null for an unknown or revoked one. */
export async function findPreviewedItem(
  db: Store,
  token: string,
): Promise<{ kind: ContentKind; id: number } | null> {
  const row = await db
    .selectFrom('preview_links')
    .select(['kind', 'item_id as id'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row ?? null
}

/** Derived from the site's secret, so that the coach can see the link again although only its hash is stored. */
async function makeToken(db: Store, kind: ContentKind, itemId: number, nonce: string): Promise<string> {
  const secret = await readSecret(db, SECRET)
  return createHmac('sha256', secret).update(`${kind}:${itemId}:${nonce}`).digest('base64url')
}
