import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { makeKeyPair, signReleases } from '../../src/server/updates/signature.ts'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp } from '../support/app.ts'

const PASSWORD = 'correct horse battery'

/** A site that asks this source for updates. */
async function openSite(environment: Record<string, string>) {
  const app = await openTestApp({ environment })
  await setAdminPassword(app.store.db, PASSWORD, app.clock().toISOString())
  onTestFinished(() => app.close())
  return openAdminClient(app)
}

/** A folder with one release, signed, as a site asks it. */
async function makeSource(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const keys = makeKeyPair()
  const release = { date: '2026-03-01', notes: 'Quicker.', size: 1, sha256: 'a'.repeat(64) }
  const releases = [{ ...release, version: '99.0.0', lowest: '98.0.0' }]
  const list = Buffer.from(JSON.stringify({ releases }))
  await writeFile(join(folder, 'releases.json'), list)
  await writeFile(join(folder, 'releases.json.sig'), signReleases(list, keys.privateKey))
  return { UPDATES: folder, UPDATES_KEY: keys.publicKey }
}

// UPDATE-ASK-3
test('a version that cannot be is named, and one that cannot be taken refused', async () => {
  const ask = await openSite(await makeSource())
  await ask('POST', '/updates/look')
  for (const version of ['abc', '98.0.0', '99.0.0', '0.0.1']) {
    const answer = await ask('POST', '/updates', { version, password: PASSWORD })
    expect([answer.statusCode, answer.json().details?.[0].field], version).toEqual([400, 'version'])
    expect(answer.json().details[0].message).toBe(answer.json().error)
  }
})

// UPDATE-ASK-3
test('where no source is set there is nothing to take, nor a way back', async () => {
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
