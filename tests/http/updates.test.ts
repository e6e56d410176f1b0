import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UPDATE_STEPS } from '../../src/domain/updates/update-calls.ts'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { beginJournal, withStep, writeJournal } from '../../src/server/updates/journal.ts'
import { runningVersion } from '../../src/server/updates/layout.ts'
import { makeUpdateFolder } from '../../src/server/updates/place.ts'
import { makeKeyPair, signReleases } from '../../src/server/updates/signature.ts'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp } from '../support/app.ts'
import { NOW } from '../support/factories.ts'

const PASSWORD = 'correct horse battery'

/** Opens a site with this source of updates. */
async function openApp(environment: Record<string, string>) {
  const app = await openTestApp({ environment })
  await setAdminPassword(app.store.db, PASSWORD, app.clock().toISOString())
  onTestFinished(() => app.close())
  return app
}

const openSite = async (environment: Record<string, string>) => openAdminClient(await openApp(environment))

/** Makes a folder with one signed release, and returns the settings to use it as a source. */
async function makeSource(lowest = '98.0.0'): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const keys = makeKeyPair()
  const release = { date: '2026-03-01', notes: 'Quicker.', size: 1, sha256: 'a'.repeat(64) }
  const releases = [{ ...release, version: '99.0.0', lowest }]
  const list = Buffer.from(JSON.stringify({ releases }))
  await writeFile(join(folder, 'releases.json'), list)
  await writeFile(join(folder, 'releases.json.sig'), signReleases(list, keys.privateKey))
  return { UPDATES: folder, UPDATES_KEY: keys.publicKey }
}

// UPDATE-ASK-3
test('a malformed version is reported, and an unavailable one refused', async () => {
  const ask = await openSite(await makeSource())
  await ask('POST', '/updates/look')
  for (const version of ['abc', '98.0.0', '99.0.0', '0.0.1']) {
    const answer = await ask('POST', '/updates', { version, password: PASSWORD })
    expect([answer.statusCode, answer.json().details?.[0].field], version).toEqual([400, 'version'])
    expect(answer.json().details[0].message).toBe(answer.json().error)
  }
})

// UPDATE-ASK-3
test('without a source neither an update nor a rollback is possible', async () => {
  const ask = await openSite({})
  const taken = await ask('POST', '/updates', { version: '99.0.0', password: PASSWORD })
  expect([taken.statusCode, taken.json().error]).toEqual([
    409,
    'Where new versions come from is not set, so there is none to take.',
  ])
  const back = await ask('POST', '/updates/rollback', { password: PASSWORD })
  expect([back.statusCode, back.json().error]).toEqual([
    409,
    'There is no version before this one to go back to.',
  ])
})

// UPDATE-API-1
test('the running version, the available ones and the steps of the last update are returned', async () => {
  const app = await openApp(await makeSource('0.0.1'))
  const ask = await openAdminClient(app)
  const read = async () => (await ask('GET', '/updates')).json()
  const current = runningVersion()
  const available = [{ version: '99.0.0', date: '2026-03-01', notes: 'Quicker.', size: 1 }]
  expect(await read()).toEqual({ current, available, state: 'idle', steps: [] })

  const updater = { pid: 1, started: '1', uid: 0 }
  const begun = beginJournal({ id: 'a', kind: 'update', from: '0.9.0', to: current, updater }, NOW)
  const journal = withStep(begun, 'room', { state: 'failed', sentence: 'The disk is full.', ended_at: NOW })
  const files = makeUpdateFolder(app.dataDir)
  await writeJournal(app.dataDir, files, { ...journal, state: 'failed', phase: 'over' })
  const { state, steps } = await read()
  expect(state).toBe('failed')
  expect(steps).toEqual(
    UPDATE_STEPS.map((name) =>
      name === 'room'
        ? { name, state: 'failed', sentence: 'The disk is full.' }
        : { name, state: 'waiting', sentence: '' },
    ),
  )
})
