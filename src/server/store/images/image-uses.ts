import { sql } from 'kysely'
import { findTextImages, type ImageUser } from '../../../domain/images/image-users.ts'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { LOOK_PICTURES, LOOK_SETTINGS } from '../../../domain/site/look.ts'
import { fields as fieldsColumn } from '../json-columns.ts'
import type { Store } from '../schema.ts'
import { listPosters } from './videos.ts'

/** The fields in which an article, a recipe or a letter shows images. */
export interface ImageFields {
  featured_image_url?: string | null
  featured_image_public_id?: string | null
  /** Markdown; recipes have none. */
  content?: string
}

/** Records which stored images an article, a recipe or a letter shows now. */
export async function writeItemImages(
  db: Store,
  kind: ImageUser,
  id: number,
  fields: ImageFields,
): Promise<void> {
  await deleteItemImages(db, kind, id)
  const posters = await listPosters(db, fields.content ?? '')
  const ids = [...new Set([...findFieldImages(fields), ...posters])]
  if (ids.length === 0) return
  await db
    .insertInto('item_pictures')
    .values(ids.map((public_id) => ({ kind, item_id: id, public_id })))
    .execute()
}

export async function deleteItemImages(db: Store, kind: ImageUser, id: number): Promise<void> {
  await db.deleteFrom('item_pictures').where('kind', '=', kind).where('item_id', '=', id).execute()
}

/** Lists the ids of the library images that an item or a letter, or its draft, shows. */
export async function listStoredImagesOf(db: Store, kind: ImageUser, id: number): Promise<string[]> {
  const shown = await db
    .selectFrom('item_pictures')
    .select('public_id')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute()
  const typed = (await listDraftUses(db)).filter(([, use]) => use.type === kind && use.id === id)
  const ids = new Set([...shown.map(({ public_id }) => public_id), ...typed.map(([publicId]) => publicId)])
  if (kind !== 'issue') for (const picture of await listNoteImages(db, kind, id)) ids.add(picture)
  if (ids.size === 0) return []
  const stored = await db
    .selectFrom('images')
    .select('public_id')
    .where('public_id', 'in', [...ids])
    .orderBy('public_id')
    .execute()
  return stored.map(({ public_id }) => public_id)
}

/** Lists the images readers sent with their notes under an item. */
async function listNoteImages(db: Store, kind: ContentKind, itemId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notes')
    .select('picture')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('picture', 'is not', null)
    .execute()
  return rows.flatMap(({ picture }) => (picture === null ? [] : [picture]))
}

/** Finds the ids of the stored images these fields show, without duplicates. */
function findFieldImages({
  featured_image_url,
  featured_image_public_id,
  content = '',
}: ImageFields): string[] {
  const ids = new Set(findTextImages(`${featured_image_url ?? ''} ${content}`))
  if (featured_image_public_id) ids.add(featured_image_public_id)
  return [...ids]
}

/** A use of an image, as named in the media library. */
export type ImageUse = LibraryImage['used_by'][number]

type Uses = Map<string, ImageUse[]>

/**
 * Finds the uses of each of these images, by id; an unused image is not in the map. Drafts count: saving them would
 * otherwise show a missing image. So do sent letters: they are in inboxes.
 */
export async function findImageUses(db: Store, publicIds: readonly string[]): Promise<Uses> {
  const uses: Uses = new Map()
  if (publicIds.length === 0) return uses
  for (const [publicId, use] of await listStoredUses(db, publicIds)) addUse(uses, publicId, use)
  for (const [publicId, use] of await listNoteUses(db, publicIds)) addUse(uses, publicId, use)
  const wanted = new Set(publicIds)
  const inUse = [...(await listDraftUses(db)), ...(await listLookUses(db))]
  for (const [publicId, use] of inUse) if (wanted.has(publicId)) addUse(uses, publicId, use)
  return uses
}

/** Whether it is an image every page shows, or an icon of the site. */
export async function isLookImage(db: Store, publicId: string): Promise<boolean> {
  return (await listLookUses(db)).some(([id]) => id === publicId)
}

/** An id as stored in the settings. */
const JSON_ID = /^"([\w.~/-]+)"$/

async function listLookUses(db: Store): Promise<[string, ImageUse][]> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', LOOK_SETTINGS)
    .orderBy('key')
    .execute()
  return rows.flatMap(({ key, value }): [string, ImageUse][] => {
    const name = LOOK_SETTINGS.find((each) => each === key)
    const [, publicId] = JSON_ID.exec(value) ?? []
    return name && publicId
      ? [[publicId, { type: 'look', id: null, title: `Your ${LOOK_PICTURES[name]}` }]]
      : []
  })
}

/** Lists the ids of the images that unsaved drafts show. */
export async function listDraftImages(db: Store): Promise<string[]> {
  return [...new Set((await listDraftUses(db)).map(([publicId]) => publicId))]
}

/** Returns an SQL condition on the table of images: something stored shows the image. Drafts are not checked. */
export function isShownSql() {
  return sql<boolean>`(
    exists (select 1 from item_pictures as shown join articles on articles.id = shown.item_id
      where shown.kind = 'article' and shown.public_id = images.public_id)
    or exists (select 1 from item_pictures as shown join recipes on recipes.id = shown.item_id
      where shown.kind = 'recipe' and shown.public_id = images.public_id)
    or exists (select 1 from item_pictures as shown join issues on issues.id = shown.item_id
      where shown.kind = 'issue' and shown.public_id = images.public_id)
    or exists (select 1 from notes where notes.picture = images.public_id)
    or exists (select 1 from settings where settings.key in (${sql.join([...LOOK_SETTINGS])})
      and settings.value = '"' || images.public_id || '"'))`
}

function addUse(uses: Uses, publicId: string, use: ImageUse): void {
  const known = uses.get(publicId) ?? []
  if (known.some(({ type, id, title }) => type === use.type && id === use.id && title === use.title)) return
  uses.set(publicId, [...known, use])
}

async function listStoredUses(db: Store, publicIds: readonly string[]): Promise<[string, ImageUse][]> {
  const rows = await db
    .selectFrom('item_pictures')
    .leftJoin('articles', (join) =>
      join.onRef('articles.id', '=', 'item_pictures.item_id').on('item_pictures.kind', '=', 'article'),
    )
    .leftJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'item_pictures.item_id').on('item_pictures.kind', '=', 'recipe'),
    )
    .leftJoin('issues', (join) =>
      join.onRef('issues.id', '=', 'item_pictures.item_id').on('item_pictures.kind', '=', 'issue'),
    )
    .select(['item_pictures.public_id', 'item_pictures.kind', 'item_pictures.item_id'])
    .select(({ fn }) => fn.coalesce('articles.title', 'recipes.title', 'issues.subject').as('title'))
    .where('item_pictures.public_id', 'in', publicIds)
    .orderBy('item_pictures.kind')
    .orderBy('item_pictures.item_id')
    .execute()
  return rows.flatMap(({ public_id, kind, item_id, title }): [string, ImageUse][] =>
    title === null ? [] : [[public_id, { type: kind, id: item_id, title }]],
  )
}

async function listNoteUses(db: Store, publicIds: readonly string[]): Promise<[string, ImageUse][]> {
  const rows = await db
    .selectFrom('notes')
    .select(['id', 'name', 'picture'])
    .where('picture', 'in', publicIds)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, name, picture }): [string, ImageUse][] =>
    picture === null ? [] : [[picture, { type: 'note', id, title: `A note by ${name}` }]],
  )
}

/** There are few drafts at a time, so all are read. */
async function listDraftUses(db: Store): Promise<[string, ImageUse][]> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['kind', 'item_key', 'fields'])
    .orderBy('kind')
    .orderBy('item_key')
    .execute()
  return drafts.flatMap(({ kind, item_key, fields }) => {
    const typed = fieldsColumn.read(fields)
    const use: ImageUse = {
      type: kind,
      id: item_key === 'new' ? null : Number(item_key),
      title: textOf(typed.title) || 'Untitled',
    }
    const pictures = findFieldImages({
      featured_image_url: textOf(typed.featured_image_url),
      featured_image_public_id: textOf(typed.featured_image_public_id),
      content: textOf(typed.content),
    })
    return pictures.map((publicId): [string, ImageUse] => [publicId, use])
  })
}

/** A draft is stored as typed: any field may be missing or of another type. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
