import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type OpenStore, openStore, type StoreOptions } from '../../src/server/store/database.ts'
import type { Acknowledged } from '../support/writers.ts'

/**
 * Checks that everything acknowledged exists, directly in the store and the media folder.
 *
 * @returns what is missing, in words; empty when nothing was lost
 */
export async function findLost(place: StoreOptions, acknowledged: Acknowledged): Promise<string[]> {
  const store = await openStore(place)
  try {
    return [
      ...(await findLostRows(store, acknowledged)),
      ...(await findLostPictures(store, join(place.dataDir, 'media'), acknowledged)),
    ]
  } finally {
    await store.close()
  }
}

async function findLostRows(
  { db }: OpenStore,
  { messages, subscribers, saves }: Acknowledged,
): Promise<string[]> {
  const messageRows = await db
    .selectFrom('messages')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.message_id', '=', 'messages.id').on('outbox.kind', '=', 'contact_to_coach'),
    )
    .select(({ fn }) => ['messages.subject', fn.count<number>('outbox.id').as('letters')])
    .groupBy(['messages.id', 'messages.subject'])
    .execute()
  const letters = new Map(messageRows.map((row) => [row.subject, row.letters]))
  const emails = new Set(
    (await db.selectFrom('subscribers').select('email').execute()).map(({ email }) => email),
  )
  const titles = new Map(
    (await db.selectFrom('articles').select(['id', 'title']).execute()).map(({ id, title }) => [id, title]),
  )
  return [
    // Each message leads to one letter to the coach; its sender gets at most one a day.
    ...[...messages].filter((subject) => letters.get(subject) !== 1).map((subject) => `message ${subject}`),
    ...[...subscribers].filter((email) => !emails.has(email)).map((email) => `subscriber ${email}`),
    // A save in flight may have been stored without a response: a newer state is right too.
    ...[...saves]
      .filter(([id, number]) => !(Number(titles.get(id)?.replace('Save ', '')) >= number))
      .map(([id, number]) => `save ${number} of article ${id}: ${titles.get(id)}`),
  ]
}

async function findLostPictures(
  { db }: OpenStore,
  folder: string,
  { pictures }: Acknowledged,
): Promise<string[]> {
  const rows = await db.selectFrom('images').select(['public_id', 'version', 'bytes']).execute()
  const known = new Map(rows.map((row) => [`originals/${row.public_id}@v${row.version}`, row.bytes]))
  const lost = [...pictures.keys()].filter((key) => !known.has(key)).map((key) => `row of ${key}`)
  // The file of every row, including uploads that were never answered: a row must not name a missing file.
  for (const [key, bytes] of known) {
    const size = await stat(join(folder, key)).then(
      (found) => found.size,
      () => null,
    )
    if (size !== bytes) lost.push(`file ${key}: ${size} of ${bytes} bytes`)
  }
  return lost
}
