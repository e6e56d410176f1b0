import { z } from 'zod'
import { type Carried, carryHelps, carryNotes, carryVotes } from '../../domain/backups/carry-over.ts'
import { CONTENT_KINDS } from '../../domain/items/status.ts'
import { isNotePicture } from '../../domain/notes/note-rules.ts'
import { originalKey } from '../media/media-store.ts'
import type { StoredRow } from '../store/dialects/dialect-adapter.ts'
import { readImageFiles } from '../store/images/image-trash.ts'
import { storedRows, texts } from '../store/json-columns.ts'
import type { Store } from '../store/schema.ts'
import type { JsonText } from '../store/stored-values.ts'
import { tableOf } from '../store/tables/item-tables.ts'
import { listTrashedRows } from '../store/trash/trash.ts'

/** Columns not used here are copied unchanged. */
const otherColumns = z.union([z.string(), z.number(), z.null()])
const itemColumns = { kind: z.enum(CONTENT_KINDS), item_id: z.number() }
const noteRow = z
  .object({ id: z.number(), ...itemColumns, link_hash: z.string(), picture: z.string().nullable() })
  .extend({ state: z.string(), visitor: z.string(), rating: z.number().nullable(), created_at: z.string() })
  .catchall(otherColumns)
const helpRow = z.object({ note_id: z.number(), visitor: z.string(), ...itemColumns }).catchall(otherColumns)
const voteRow = z
  .object({ visitor: z.string(), updated_at: z.string(), note_id: z.number().nullish() })
  .catchall(otherColumns)
const imageRow = z.object({ public_id: z.string() }).catchall(otherColumns)

type NoteRow = z.infer<typeof noteRow>
type HelpRow = z.infer<typeof helpRow>

/** Readers' notes as they are after a restore. */
export interface MergedNotes {
  /** Under items on the site and in the trash. */
  all: Carried<NoteRow>
  onSite: { notes: NoteRow[]; helps: HelpRow[] }
  /** By `kind id` of the item. */
  inTrash: ReadonlyMap<string, { notes: NoteRow[]; helps: HelpRow[] }>
  /** Ids of notes whose item is on the site after the restore but in the trash today. */
  outOfTrash: number[]
  /** Today's notes that were being purged from the trash. */
  purged: NoteRow[]
  /** Ids of the notes' images. */
  pictures: ReadonlySet<string>
}

/**
 * Joins the notes of a backup with those of today (NOTE-BACKUP-1), whether their items were and are on the site or in
 * the trash.
 */
export async function mergeNotes(saved: Store, now: Store): Promise<MergedNotes> {
  const then = await readNotes(saved)
  const today = await readNotes(now)
  const gone = await now.selectFrom('gone_notes').select('link_hash').execute()
  const purged = today.purging
  const inTrash = new Map(
    [...then.trashed].map((key) => [key, { notes: [] as NoteRow[], helps: [] as HelpRow[] }]),
  )
  const onSite = { notes: [] as NoteRow[], helps: [] as HelpRow[] }
  const placeOf = ({ kind, item_id }: NoteRow | HelpRow) => inTrash.get(`${kind} ${item_id}`) ?? onSite
  const all = carryNotes(
    // Notes being purged from the trash cannot be restored from there, but were still in it at the time of the backup.
    { saved: [...then.kept, ...then.purging], now: today.kept },
    {
      gone: new Set([...gone, ...purged].map(({ link_hash }) => link_hash)),
      items: new Set([...(await listItems(saved)), ...then.trashed]),
    },
  )
  for (const note of all.rows) placeOf(note).notes.push(note)
  for (const help of carryHelps({ saved: then.helps, now: today.helps }, all)) placeOf(help).helps.push(help)
  const pictures = new Set(all.rows.flatMap(({ picture }) => (picture === null ? [] : [picture])))
  const outOfTrash = onSite.notes.filter(({ link_hash }) => today.inTrash.has(link_hash)).map(({ id }) => id)
  return { all, onSite, inTrash, outOfTrash, purged, pictures }
}

/** Reads the notes of a site: under its items, and in its trash. */
async function readNotes(db: Store) {
  const kept: NoteRow[] = await db.selectFrom('notes').selectAll().execute()
  const helps: HelpRow[] = await db.selectFrom('note_helps').selectAll().execute()
  const purging: NoteRow[] = []
  const inTrash = new Set<string>()
  const trashed = new Set<string>()
  const rows = await db
    .selectFrom('trash')
    .select(['type', 'item_id', 'purging', 'stored_rows'])
    .where('type', 'in', CONTENT_KINDS)
    .execute()
  for (const row of rows) {
    const { notes = [], note_helps = [] } = storedRows.read(row.stored_rows)
    trashed.add(`${row.type} ${row.item_id}`)
    const place = row.purging === 1 ? purging : kept
    for (const note of z.array(noteRow).parse(notes)) {
      place.push(note)
      inTrash.add(note.link_hash)
    }
    helps.push(...z.array(helpRow).parse(note_helps))
  }
  return { kept, purging, helps, trashed, inTrash }
}

async function listItems(db: Store): Promise<string[]> {
  const items: string[] = []
  for (const kind of CONTENT_KINDS)
    for (const { id } of await db.selectFrom(tableOf(kind)).select('id').execute())
      items.push(`${kind} ${id}`)
  return items
}

/** Returns a row of the trash with the notes of its item after the restore, their stars and their images. */
export function withNotes<
  Row extends { type: string; item_id: string; stored_rows: string; pictures: JsonText },
>(row: Row, joinedNotes: MergedNotes): Row {
  const joined = joinedNotes.inTrash.get(`${row.type} ${row.item_id}`)
  if (!joined) return row
  const { notes, helps } = joined
  const { ratings, ...rows } = storedRows.read(row.stored_rows)
  const votes = ratings && { ratings: carryVotes(z.array(voteRow).parse(ratings), notes) }
  const shown = [...texts.read(row.pictures), ...notes.flatMap(({ picture }) => picture ?? [])]
  const pictures = [...new Set(shown)].filter((publicId) => !isLost(publicId, joinedNotes))
  return {
    ...row,
    stored_rows: storedRows.write({ ...rows, ...votes, notes, note_helps: helps }),
    pictures: texts.write(pictures),
  }
}

/** Whether an image's note does not exist after the restore: the image is deleted with it (NOTE-PICTURE-1). */
export function isLost(publicId: string, { pictures }: MergedNotes): boolean {
  return isNotePicture(publicId) && !pictures.has(publicId)
}

/** Finds the keys of the backup's images that are not restored. */
export async function findLostPictures(saved: Store, now: Store): Promise<Set<string>> {
  const notes = await mergeNotes(saved, now)
  const images = await saved.selectFrom('images').selectAll().execute()
  const trashed = (await listTrashedRows(saved, 'image')).map(readImageFiles)
  return new Set(
    [...images, ...trashed]
      .filter(({ public_id }) => isLost(public_id, notes))
      .map((image) => originalKey(image)),
  )
}

/**
 * Joins all images of both: sent letters load theirs from here, and an address of an earlier version leads to the
 * present one. A reader's image in today's trash is restored with its note.
 */
export async function mergeImages(
  saved: Store,
  now: Store,
  notes: MergedNotes,
): Promise<(StoredRow & { public_id: string })[]> {
  const today = await now.selectFrom('images').selectAll().execute()
  const shown = new Set(notes.onSite.notes.map(({ picture }) => picture))
  const trash = await now
    .selectFrom('trash')
    .select('stored_rows')
    .where('type', '=', 'image')
    .where('purging', '=', 0)
    .execute()
  const trashed = trash.flatMap(({ stored_rows }) =>
    z.array(imageRow).parse(storedRows.read(stored_rows).images ?? []),
  )
  const here = [
    ...today,
    ...trashed.filter(({ public_id }) => isNotePicture(public_id) && shown.has(public_id)),
  ]
  const ids = new Set(here.map(({ public_id }) => public_id))
  const then = await saved.selectFrom('images').selectAll().execute()
  return [...here, ...then.filter(({ public_id }) => !ids.has(public_id) && !isLost(public_id, notes))]
}
