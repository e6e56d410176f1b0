import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { dialectOf } from '../store/dialects/dialect.ts'
import type { StoredRow } from '../store/dialects/dialect-adapter.ts'
import type { Store } from '../store/schema.ts'
import { BackupError } from './backup-error.ts'
import type { OnBackupProgress } from './backup-place.ts'
import { insertRows } from './insert-rows.ts'
import { tableMember } from './manifest.ts'
import type { Backup } from './read-backup.ts'
import { sumsAreEqual, sumTable } from './row-sum.ts'

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/**
 * Fills empty tables from a backup, and compares what then stands in them with its manifest.
 *
 * @param db a transaction in a store whose tables have the backup's form
 * @throws BackupError `damaged` when something is not as the manifest says
 */
export async function loadTables(
  db: Store,
  backup: Backup,
  onProgress: OnBackupProgress = () => undefined,
): Promise<void> {
  const { tables, last_ids } = backup.manifest
  for (const [index, { name }] of tables.entries()) {
    onProgress({ step: 'restoring', done: index, total: tables.length })
    await insertRows(db, name, readRows(backup, name))
  }
  for (const [table, id] of Object.entries(last_ids)) await dialectOf(db).raiseLastId(db, table, id)
  await compareTables(db, backup)
}

async function* readRows(backup: Backup, table: string): AsyncGenerator<StoredRow> {
  for await (const line of readLines(backup, table)) yield rowSchema.parse(JSON.parse(line))
}

async function compareTables(db: Store, { path, manifest }: Backup): Promise<void> {
  for (const { name, ...expected } of manifest.tables) {
    const sum = await sumTable(db, name)
    if (sumsAreEqual(sum, expected)) continue
    throw new BackupError(
      'damaged',
      `The backup ${path} is damaged: ${name} came back with ${sum.rows} of ${expected.rows} rows, or with others.`,
    )
  }
}

/** Lines end with a line feed and nothing else: texts may hold all the other characters that end a line somewhere. */
async function* readLines({ archive }: Backup, table: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  const source = archive.stream(tableMember(table))
  const unzipped = createGunzip()
  source.once('error', (error) => unzipped.destroy(error))
  for await (const chunk of source.pipe(unzipped)) {
    const lines = `${rest}${decoder.write(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
