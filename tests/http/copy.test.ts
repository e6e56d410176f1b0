import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { backupListAnswer } from '../../src/domain/backups/backup-calls.ts'
import { MINUTE } from '../../src/domain/time/durations.ts'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { backupFolder } from '../../src/server/backup/backup-place.ts'
import { createBackup } from '../../src/server/backup/create-backup.ts'
import { readBackup } from '../../src/server/backup/read-backup.ts'
import { copyBackup, fetchBackup, listCopiedBackups } from '../../src/server/copy/copied-backups.ts'
import { parseCopyAddress } from '../../src/server/copy/copy-address.ts'
import { parseCopyKey, readCopyKey } from '../../src/server/copy/copy-key.ts'
import { isProofRequested, writeCopyState } from '../../src/server/copy/copy-notes.ts'
import { openCopyStore } from '../../src/server/copy/copy-store.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { FAST_DISK } from '../support/fast-disk.ts'

const NOW = '2026-03-05T12:00:00.000Z'
const PASSWORD = 'correct horse'
const CREDENTIALS = 's3://KEY:SECRET@storage.example/bucket/anna'

let app: TestApp | null = null
afterEach(async () => {
  await app?.close()
  app = null
})

async function open(environment: Record<string, string>): Promise<{ app: TestApp; ask: AdminClient }> {
  app = await openTestApp({ now: NOW, environment })
  await setAdminPassword(app.store.db, PASSWORD, NOW)
  return { app, ask: await openAdminClient(app) }
}

async function readCopy(ask: AdminClient) {
  return backupListAnswer.parse((await ask('GET', '/backups')).json()).copy
}

// COPY-STATE-1
test('without a second place nothing can be read, proven or printed', async () => {
  const { ask } = await open({})
  expect(await readCopy(ask)).toBeNull()
  expect((await ask('POST', '/backups/copy/prove')).statusCode).toBe(409)
  expect((await ask('POST', '/backups/copy/key', { password: PASSWORD })).statusCode).toBe(409)
})

// COPY-STATE-1, COPY-STATE-2, COPY-PROVE-2
test('the list has the state of the copy without the secrets of its address; health and dashboard have it too', async () => {
  const { app, ask } = await open({ COPY: CREDENTIALS })
  expect(await readCopy(ask)).toMatchObject({ state: 'starting', place: 's3://storage.example/bucket/anna' })
  const waiting_since = new Date(Date.parse(NOW) - 130 * MINUTE).toISOString()
  await writeCopyState(app.dataDir, {
    at: NOW,
    kind: 'following',
    problem: null,
    covered_at: waiting_since,
    waiting_since,
    pictures: { total: 2, copied: 1, newest_at: null },
    proof: null,
  })
  const behind = { state: 'behind', behind_seconds: 7_800, proven_at: null, proving: false }
  expect(await readCopy(ask)).toMatchObject(behind)
  expect((await ask('GET', '/backups')).body).not.toContain('SECRET')
  const { checks } = (await ask('GET', '/health')).json()
  expect(checks.find(({ name }: { name: string }) => name === 'copy')).toMatchObject({ state: 'warning' })

  expect((await ask('POST', '/backups/copy/prove')).statusCode).toBe(202)
  expect(await isProofRequested(app.dataDir)).toBe(true)
  expect(await readCopy(ask)).toMatchObject({ proving: true })
  expect((await ask('POST', '/backups/copy/prove')).statusCode).toBe(409)
})

// COPY-KEY-1, COPY-KEY-2
test('the key is shown as 24 words after the password, and the request is logged', async () => {
  const { app, ask } = await open({ COPY: CREDENTIALS })
  const key = await readCopyKey(app.dataDir, null)
  expect((await ask('POST', '/backups/copy/key', { password: 'wrong' })).statusCode).toBe(400)
  expect(await readCopy(ask)).toMatchObject({ key_shown_at: null })
  const shown = await ask('POST', '/backups/copy/key', { password: PASSWORD })
  expect(shown.statusCode).toBe(200)
  const { words, place, command } = shown.json()
  expect(parseCopyKey(words.join(' '))?.text).toBe(key.text)
  expect([place, command]).toEqual([
    's3://storage.example/bucket/anna',
    expect.stringContaining('restore s3://storage.example/bucket/anna'),
  ])
  expect(await readCopy(ask)).toMatchObject({ key_shown_at: NOW })
  const entries = await app.store.db
    .selectFrom('audit_log')
    .select(['action', 'success'])
    .where('action', '=', 'copy_key_shown')
    .execute()
  expect(entries.map(({ success }) => Boolean(success))).toContain(true)
})

// COPY-NIGHT-1
test('nightly backups are copied sealed, the last seven are kept, and they restore unchanged', async () => {
  const { app } = await open({})
  const folder = await mkdtemp(join(FAST_DISK, 'copied-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const address = parseCopyAddress(folder)
  if (address === null) throw new Error('The test’s own folder is malformed')
  const place = { databaseUrl: null, dataDir: app.dataDir, mediaStore: null }
  const file = join(backupFolder(app.dataDir), 'night.backup')
  const { tables } = await createBackup(place, file, { now: new Date(NOW) })
  const config = { dataDir: app.dataDir, copyKey: null }
  for (let night = 1; night <= 9; night++) {
    const now = new Date(Date.parse(NOW) + night * MINUTE)
    const state = await copyBackup({
      config,
      address,
      store: app.store.db,
      file,
      name: `night-${night}`,
      now,
    })
    expect(state).toMatchObject({ kind: 'nightly', problem: null, covered_at: now.toISOString() })
  }
  const [store, key] = [openCopyStore(address), await readCopyKey(app.dataDir, null)]
  const kept = await listCopiedBackups(store, key)
  expect(kept.map(({ name }) => name)).toEqual([9, 8, 7, 6, 5, 4, 3].map((night) => `night-${night}`))
  expect(await store.read('backups/night-2.age')).toBeNull()
  const back = join(folder, 'back.backup')
  await fetchBackup(store, key, { name: 'night-9', path: back })
  expect((await readBackup(back)).manifest.tables).toEqual(tables)

  await rm(folder, { recursive: true })
  const failed = await copyBackup({
    config,
    address,
    store: app.store.db,
    file,
    name: 'night-10',
    now: new Date(NOW),
  })
  expect(failed.problem?.sentence).toContain('no longer at the second place')
})
