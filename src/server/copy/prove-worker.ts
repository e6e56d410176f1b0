import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
import { withWorkFolder } from '../backup/backup-place.ts'
import { KEPT_TABLES, listImageKeys, writeRow } from '../backup/tables.ts'
import { openMediaStore } from '../media/open-media-store.ts'
import { readSnapshot } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import type { Store } from '../store/schema.ts'
import { fetchPicture, readCopiedPictures } from './copied-pictures.ts'
import { type CopyKey, parseCopyKey } from './copy-key.ts'
import { readCopyState } from './copy-notes.ts'
import { openCopyStore } from './copy-store.ts'
import { fetchDatabase, findEngine } from './engine.ts'
import { type ProofResult, type ProofTask, proofTaskSchema } from './prove-copy.ts'

/** Runs in its own thread: restores the copy into a scratch folder, and compares it with the site. */

/** Time within which everything written before the proof has to arrive. */
const ARRIVES_WITHIN_MS = 2 * MINUTE
const PICTURE_ARRIVES_WITHIN_MS = 30 * SECOND
/** Maximum number of images opened; of more, a random sample. */
const OPENED = 200

/** Digests of rows, a set per table: what a copy must contain. */
type Rows = Map<string, Set<string>>

async function readRows(place: ProofTask['place']): Promise<Rows> {
  return readSnapshot(place, async (db) => {
    const rows: Rows = new Map()
    for (const table of KEPT_TABLES) {
      const sums = new Set<string>()
      for await (const sum of sumsOf(db, table)) sums.add(sum)
      rows.set(table, sums)
    }
    return rows
  })
}

async function* sumsOf(db: Store, table: string): AsyncGenerator<string> {
  for await (const row of dialectOf(db).readAllRows(db, table)) {
    yield createHash('sha256').update(writeRow(row)).digest('base64')
  }
}

async function prove({ place, address, key: text, now }: ProofTask): Promise<ProofResult> {
  const program = findEngine()
  const key = parseCopyKey(text)
  if (program === null || key === null) throw new Error('There is no engine, or no key')
  const before = await readRows(place)
  if (!(await hasArrived(place.dataDir, now))) {
    return { ok: false, sentence: 'What was written did not arrive in two minutes.' }
  }
  return withWorkFolder(place.dataDir, async (folder) => {
    const task = { dataDir: folder, address, key }
    await fetchDatabase(program, task, join(folder, 'site.db'))
    const scratch = { databaseUrl: null, dataDir: folder, mediaStore: null }
    const missing = withoutRows(before, await readRows(scratch))
    // A row that changed meanwhile is not lost: only unchanged rows count as missing.
    const after = await readRows(place)
    const lost = [...missing].filter(([table, sums]) => [...sums].some((sum) => after.get(table)?.has(sum)))
    if (lost.length > 0) {
      return { ok: false, sentence: `Not all came back: ${lost.map(([table]) => table).join(', ')}.` }
    }
    return readSnapshot(scratch, (db) => compareRest(db, { place, address, key, rows: countOf(before) }))
  })
}

interface Rest extends Pick<ProofTask, 'place' | 'address'> {
  key: CopyKey
  rows: number
}

async function compareRest(db: Store, { place, address, key, rows }: Rest): Promise<ProofResult> {
  const { rows: found } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  if (found[0]?.integrity_check !== 'ok') {
    return { ok: false, sentence: 'The database that came back does not hold together.' }
  }
  const count = async (table: 'articles' | 'recipes' | 'subscribers') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const pictures = place.mediaStore === null ? await comparePictures(db, { place, address, key }) : 0
  if (typeof pictures !== 'number') return pictures
  return {
    ok: true,
    rows,
    pictures,
    items: (await count('articles')) + (await count('recipes')),
    subscribers: await count('subscribers'),
  }
}

async function comparePictures(
  db: Store,
  { place, address, key }: Pick<Rest, 'place' | 'address' | 'key'>,
): Promise<number | ProofResult> {
  const store = openCopyStore(address)
  const media = await openMediaStore(place)
  const all = await listImageKeys(db)
  // The copy cannot have images the site itself has lost.
  const isThere = await Promise.all(all.map(async (picture) => (await media.read(picture)) !== null))
  const keys = all.filter((_, index) => isThere[index])
  let copied = await readCopiedPictures(store, key)
  const findMissing = () => keys.filter((picture) => copied[picture] === undefined)
  if (findMissing().length > 0) {
    // An image stored just now is in flight.
    await pause(PICTURE_ARRIVES_WITHIN_MS)
    copied = await readCopiedPictures(store, key)
  }
  const missing = findMissing()
  if (missing.length > 0)
    return { ok: false, sentence: `${missing.length} of ${keys.length} pictures are missing.` }
  const opened = keys.length <= OPENED ? keys : keys.toSorted(() => Math.random() - 0.5).slice(0, OPENED)
  for (const picture of opened) {
    const entry = copied[picture]
    if (entry === undefined || (await fetchPicture(store, key, entry)) === null) {
      return { ok: false, sentence: 'A picture came back as another one, or not at all.' }
    }
  }
  return keys.length
}

function withoutRows(rows: Rows, there: Rows): Rows {
  const left: Rows = new Map()
  for (const [table, sums] of rows) {
    const missing = [...sums].filter((sum) => !there.get(table)?.has(sum))
    if (missing.length > 0) left.set(table, new Set(missing))
  }
  return left
}

const countOf = (rows: Rows) => [...rows.values()].reduce((sum, sums) => sum + sums.size, 0)

/** Waits until everything written before a moment has arrived at the second place. */
async function hasArrived(dataDir: string, moment: number): Promise<boolean> {
  for (let waited = 0; waited < ARRIVES_WITHIN_MS; waited += SECOND) {
    const state = await readCopyState(dataDir)
    const isThere = state?.waiting_since === null || Date.parse(state?.waiting_since ?? '') > moment
    if (state !== null && state.problem === null && state.covered_at !== null && isThere) return true
    await pause(SECOND)
  }
  return false
}

parentPort?.postMessage(await prove(proofTaskSchema.parse(workerData)))
