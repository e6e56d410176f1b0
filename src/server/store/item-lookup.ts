import type { Lookup } from '../../domain/content/lookup.ts'
import type { ContentKind } from '../../domain/content/status.ts'
import { isVisible } from '../../domain/content/visibility.ts'
import { tableOf } from './item-tables.ts'
import { findRedirect, findTombstone } from './redirects.ts'
import type { Store } from './schema.ts'

const ID = /^[1-9]\d{0,15}$/

/**
 * Where an address leads (contract §3): slug first, then id; an old slug to the present one; what once was public
 * and no longer is, is gone.
 *
 * @param read the whole item by its id
 */
export async function lookUpItem<T>(
  db: Store,
  kind: ContentKind,
  slugOrId: string,
  now: string,
  read: (id: number) => Promise<T | null>,
): Promise<Lookup<T>> {
  const bySlug = await findStanding(db, kind, { slug: slugOrId })
  if (bySlug) return open(bySlug, now, read)

  const movedTo = await findRedirect(db, kind, slugOrId)
  if (movedTo !== null) {
    const present = await findStanding(db, kind, { id: movedTo })
    return present && isVisible(present, now) ? { kind: 'moved', slug: present.slug } : { kind: 'gone' }
  }
  if (await findTombstone(db, kind, { slug: slugOrId })) return { kind: 'gone' }
  if (!ID.test(slugOrId)) return { kind: 'missing' }

  const id = Number(slugOrId)
  const byId = await findStanding(db, kind, { id })
  if (byId) return open(byId, now, read)
  return (await findTombstone(db, kind, { id })) ? { kind: 'gone' } : { kind: 'missing' }
}

type Standing = Awaited<ReturnType<typeof findStanding>>

async function open<T>(
  standing: NonNullable<Standing>,
  now: string,
  read: (id: number) => Promise<T | null>,
): Promise<Lookup<T>> {
  if (!isVisible(standing, now)) return { kind: standing.was_public ? 'gone' : 'missing' }
  const item = await read(standing.id)
  return item ? { kind: 'found', item } : { kind: 'missing' }
}

async function findStanding(db: Store, kind: ContentKind, by: { slug: string } | { id: number }) {
  const query = db.selectFrom(tableOf(kind)).select(['id', 'slug', 'status', 'published_at', 'was_public'])
  const row = await ('slug' in by
    ? query.where('slug', '=', by.slug)
    : query.where('id', '=', by.id)
  ).executeTakeFirst()
  return row ?? null
}
