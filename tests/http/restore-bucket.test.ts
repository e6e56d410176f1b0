import { expect, onTestFinished, test } from 'vitest'
import { backupListAnswer } from '../../src/domain/backups/backup-calls.ts'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { openMediaStore } from '../../src/server/media/open-media-store.ts'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp } from '../support/app.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/login.ts'
import { startS3 } from '../support/s3.ts'
import { upload } from '../support/uploads.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const PASSWORD = 'correct horse'
const START = '2026-03-04T09:00:00.000Z'

test('pictures in a bucket are restored with the site', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.close())
  const app = await openTestApp({ now: START, environment: { MEDIA_STORE: s3.address() } })
  onTestFinished(() => app.close())
  await setAdminPassword(app.store.db, PASSWORD, START)
  const ask = await openAdminClient(app)
  const whenIdle = () =>
    waitForAnswer(async () => {
      const answer = backupListAnswer.parse((await ask('GET', '/backups')).json())
      return answer.running ? null : answer
    }, 90_000)
  const file = await paintHalves(64, 48).jpeg().toBuffer()
  const { public_id, version } = (await upload(app, { file, headers: { cookie: await logIn(app) } })).json()
  // Equal uploads are deduped here too.
  const again = await upload(app, { file, headers: { cookie: await logIn(app) } })
  expect(again.json().public_id).toBe(public_id)
  expect((await ask('POST', '/backups')).statusCode).toBe(202)
  const [backup] = (await whenIdle()).backups
  const bucket = await openMediaStore({ dataDir: app.dataDir, mediaStore: s3.location() })
  const key = `originals/${public_id}@v${version}`
  const original = await bucket.read(key)
  expect(original).not.toBeNull()
  await bucket.remove(key)
  expect(await bucket.read(key)).toBeNull()

  const begun = await ask('POST', `/backups/${backup?.name}/restore`, { password: PASSWORD })
  expect(begun.statusCode).toBe(202)
  expect((await whenIdle()).last_restore).toMatchObject({ ok: true, reason: null })
  expect(await bucket.read(key)).toEqual(original)
})
