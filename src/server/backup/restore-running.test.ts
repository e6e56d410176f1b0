import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeStores, type MakeStore } from '../../../tests/support/databases.ts'
import { addRecipe, at, NOW } from '../../../tests/support/factories.ts'
import { FAST_DISK } from '../../../tests/support/fast-disk.ts'
import { recipeNoteSchema } from '../../domain/notes/note-input.ts'
import { notePictureId } from '../../domain/notes/note-rules.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { openFolderStore } from '../media/folder-store.ts'
import { originalKey } from '../media/media-store.ts'
import { openStore } from '../store/database.ts'
import { deleteImage } from '../store/images/image-trash.ts'
import type { NewImage } from '../store/images/images.ts'
import { undeleteItem } from '../store/items/item-trash.ts'
import { deleteRecipe, getRecipe, recipeKind } from '../store/items/recipes.ts'
import { texts } from '../store/json-columns.ts'
import { claimLetters, settleCancelled, settleSent } from '../store/mail/outbox.ts'
import { addNote } from '../store/notes/add-note.ts'
import { changeNote } from '../store/notes/change-note.ts'
import { deleteNotes } from '../store/notes/delete-notes.ts'
import { setHelpful } from '../store/notes/helpful.ts'
import { findOwnNote } from '../store/notes/own-note.ts'
import type { Store } from '../store/schema.ts'
import { emptyTrash, purgeExpired, purgeTrashed } from '../trash/purge-trash.ts'
import { createBackup } from './create-backup.ts'
import { restoreRunningSite } from './restore-running.ts'

/** Opens a site with images in its own folder. */
async function openSite(makeStore: MakeStore) {
  const { databaseUrl, dataDir: folder } = await makeStore.place()
  const dataDir = databaseUrl === null ? folder : await mkdtemp(join(FAST_DISK, 'restored-'))
  if (dataDir !== folder) onTestFinished(() => rm(dataDir, { recursive: true }))
  const place = { databaseUrl, dataDir, mediaStore: null }
  const { db, close } = await openStore(place)
  onTestFinished(close)
  const mediaStore = await openFolderStore(join(dataDir, 'media'))
  const file = join(dataDir, 'then.backup')
  const stores = { store: db, mediaStore }
  return {
    db,
    mediaStore,
    save: () => createBackup(place, file, { now: new Date(NOW) }),
    restore: () =>
      restoreRunningSite(place, file, {
        save: async () => undefined,
        name: 'then',
        context: at(),
        onProgress: () => undefined,
      }),
    async addPicture(number: number): Promise<NewImage> {
      const picture: NewImage = {
        public_id: notePictureId(String(number).padStart(32, '0')),
        version: '7',
        width: 8,
        height: 8,
        format: 'jpg',
        bytes: 5,
        color: '#ffffff',
        alt: 'My soup',
        focal_x: null,
        focal_y: null,
        source: 'upload',
        created_at: NOW,
      }
      await mediaStore.write(originalKey(picture), Buffer.from('photo'))
      return picture
    },
    /** As the note's author does. */
    async deleteForGood(id: number) {
      const { pictures } = await deleteNotes(db, [id], at())
      for (const picture of pictures) await purgeTrashed(stores, 'image', picture, at())
    },
    cleanUp: () => purgeExpired(stores, NOW, { error: (...told: unknown[]) => expect(told).toEqual([]) }),
  }
}

async function write(
  db: Store,
  itemId: number,
  name: string,
  more: { rating?: number; image?: NewImage } = {},
) {
  const { image = null, rating } = more
  const input = recipeNoteSchema.parse({
    kind: 'cooked',
    name,
    text: `Words of ${name}`,
    email: 'reader@example.com',
    rating,
  })
  const target = { kind: 'recipe' as const, itemId }
  return addNote(db, { target, input, place: null, visitor: `visitor ${name}`, image, now: NOW })
}

async function publish(db: Store, id: number): Promise<void> {
  await changeNote(db, id, { state: 'published' }, at())
}

const namesOf = async (db: Store) =>
  (await db.selectFrom('notes').select('name').orderBy('name').execute()).map(({ name }) => name)
const imagesOf = async (db: Store) =>
  (await db.selectFrom('images').select('public_id').execute()).map(({ public_id }) => public_id)

describeStores((makeStore) => {
  // NOTE-BACKUP-1, NOTE-PICTURE-1
  test('a restore brings back neither the row nor the file of a permanently deleted note’s picture', async () => {
    const { db, mediaStore, ...site } = await openSite(makeStore)
    const recipe = await addRecipe(db)
    const [lost, kept] = [await site.addPicture(1), await site.addPicture(2)]
    const { id } = await write(db, recipe.id, 'Regretful', { image: lost })
    await write(db, recipe.id, 'Content', { image: kept })
    await site.save()
    await site.deleteForGood(id)
    await mediaStore.remove(originalKey(kept))

    await site.restore()
    expect(await namesOf(db)).toEqual(['Content'])
    expect(await imagesOf(db)).toEqual([kept.public_id])
    expect(await mediaStore.read(originalKey(lost))).toBeNull()
    expect(await mediaStore.read(originalKey(kept))).not.toBeNull()
  })

  // NOTE-BACKUP-1, NOTE-OWN-3
  test('restoring an item that was in the trash does not restore a permanently deleted note or its stars', async () => {
    const { db, ...site } = await openSite(makeStore)
    const recipe = await addRecipe(db)
    const regretful = await write(db, recipe.id, 'Regretful', { rating: 1 })
    const content = await write(db, recipe.id, 'Content', { rating: 4 })
    for (const { id } of [regretful, content]) await publish(db, id)
    for (const { id } of [regretful, content])
      await setHelpful(db, { noteId: id, visitor: 'helped', helped: true, now: NOW })
    await deleteRecipe(db, recipe.id, at())
    await site.save()
    await undeleteItem(db, recipeKind, recipe.id, at())
    await site.deleteForGood(regretful.id)
    const since = await write(db, recipe.id, 'Since', { rating: 5 })
    await publish(db, since.id)

    await site.restore()
    const [trashed] = await db.selectFrom('trash').select('stored_rows').execute()
    expect(trashed?.stored_rows).not.toContain('Regretful')
    await undeleteItem(db, recipeKind, recipe.id, at())
    expect(await namesOf(db)).toEqual(['Content', 'Since'])
    expect(await getRecipe(db, recipe.id)).toMatchObject({ rating_average: 4.5, rating_count: 2 })
    expect(await db.selectFrom('note_helps').select('note_id').execute()).toEqual([{ note_id: content.id }])
    expect(await findOwnNote(db, regretful.token)).toMatchObject({ kind: 'gone' })
    expect(await findOwnNote(db, since.token)).toMatchObject({ kind: 'found' })
  })

  // NOTE-BACKUP-1, NOTE-PICTURE-1
  test('a restored item keeps the pictures of its present notes only', async () => {
    const { db, ...site } = await openSite(makeStore)
    const recipe = await addRecipe(db)
    const lost = await write(db, recipe.id, 'Regretful', { image: await site.addPicture(1) })
    await write(db, recipe.id, 'Old', { image: await site.addPicture(2) })
    await deleteRecipe(db, recipe.id, at())
    await site.save()
    await undeleteItem(db, recipeKind, recipe.id, at())
    await site.deleteForGood(lost.id)
    await write(db, recipe.id, 'Since', { image: await site.addPicture(3) })

    await site.restore()
    const [trashed] = await db.selectFrom('trash').select('pictures').where('type', '=', 'recipe').execute()
    const kept = [2, 3].map((number) => notePictureId(String(number).padStart(32, '0')))
    expect(texts.read(trashed?.pictures ?? '').toSorted()).toEqual(kept)
    for (const picture of kept) await deleteImage(db, picture, at())
    expect(await undeleteItem(db, recipeKind, recipe.id, at())).toMatchObject({ changes: [] })
    expect((await imagesOf(db)).toSorted()).toEqual(kept)
  })

  // NOTE-BACKUP-1, NOTE-TRASH-1
  test('notes written after the backup return with their mistakenly deleted item', async () => {
    const { db, mediaStore, ...site } = await openSite(makeStore)
    const recipe = await addRecipe(db)
    await write(db, recipe.id, 'Old')
    await site.save()
    const picture = await site.addPicture(1)
    const since = await write(db, recipe.id, 'Since', { image: picture, rating: 5 })
    await publish(db, since.id)
    await setHelpful(db, { noteId: since.id, visitor: 'helped', helped: true, now: NOW })
    await deleteRecipe(db, recipe.id, at())
    await deleteImage(db, picture.public_id, at())

    await site.restore()
    expect(await namesOf(db)).toEqual(['Old', 'Since'])
    expect(await imagesOf(db)).toEqual([picture.public_id])
    expect(await db.selectFrom('trash').select('item_id').execute()).toEqual([])
    expect(await db.selectFrom('note_helps').select('note_id').execute()).toEqual([{ note_id: since.id }])
    expect(await getRecipe(db, recipe.id)).toMatchObject({ rating_average: 5, rating_count: 1 })
    expect(await mediaStore.read(originalKey(picture))).not.toBeNull()
  })

  // NOTE-BACKUP-1, NOTE-MAIL-2
  test('a reply withdrawn while its item was in the trash is removed when a restore brings the item back', async () => {
    const { db, ...site } = await openSite(makeStore)
    const recipe = await addRecipe(db)
    const question = await write(db, recipe.id, 'Asking')
    const { id: otherId } = await addRecipe(db)
    const sent = await write(db, otherId, 'Told')
    await site.save()
    for (const { id } of [sent, question])
      await changeNote(db, id, { state: 'published', answer: 'Yes.' }, at())
    await deleteRecipe(db, recipe.id, at())
    await deleteRecipe(db, otherId, at())
    const now = new Date(Date.parse(NOW) + 2 * MINUTE).toISOString()
    const letters = await claimLetters(db, { claim: 'claim', limit: 2, now })
    for (const { id, note_id } of letters)
      if (note_id === sent.id) await settleSent(db, id, 'claim', now)
      else await settleCancelled(db, id, 'claim')

    await site.restore()
    const outbox = await db.selectFrom('outbox').select(['note_id', 'state']).orderBy('id').execute()
    expect(outbox.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'sent', 'waiting'])
    expect(outbox.at(-1)).toEqual({ note_id: question.id, state: 'waiting' })
  })

  // NOTE-BACKUP-1
  test('what was purged with the trash stays purged, and pictures without an item are removed', async () => {
    const { db, mediaStore, ...site } = await openSite(makeStore)
    const emptied = await addRecipe(db, { slug: 'emptied' })
    const gone = await write(db, emptied.id, 'Gone', { image: await site.addPicture(1) })
    await site.save()
    await deleteRecipe(db, emptied.id, at())
    await emptyTrash(db, at())
    const newer = await addRecipe(db, { slug: 'newer' })
    const picture = await site.addPicture(2)
    await write(db, newer.id, 'Newer', { image: picture })

    await site.restore()
    await site.cleanUp()
    expect(await namesOf(db)).toEqual([])
    expect(await imagesOf(db)).toEqual([])
    expect(await mediaStore.read(originalKey(picture))).toBeNull()
    expect(await findOwnNote(db, gone.token)).toMatchObject({ kind: 'gone' })
  })
})
