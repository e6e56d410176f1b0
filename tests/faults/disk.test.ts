import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BUNDLED_SERVER } from '../../src/server/project-root.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/log-in-over-http.ts'
import { PROGRAM, runUntilExit } from '../support/run-until-exit.ts'
import { startSite } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'
import {
  type Acknowledged,
  countAcknowledged,
  createAcknowledged,
  hasEveryKind,
  startWriters,
} from '../support/writers.ts'
import { checkSqliteFile } from './check-file.ts'
import { makeFaultFolder } from './fault-folder.ts'
import { findLost } from './find-lost.ts'
import { CAN_MOUNT, onFullDisk, onReadOnly, startOnSmallDisk } from './small-disk.ts'

const PASSWORD = 'a quiet long password'

async function startWithWriters() {
  const environment = { SEED: 'none', TRUST_PROXY: '1', MAIL_PER_MINUTE: '1', ADMIN_PASSWORD: PASSWORD }
  const disk = await startOnSmallDisk(24, environment)
  onTestFinished(() => {
    disk.site.process.kill('SIGKILL')
  })
  const cookie = await logIn(disk.site.url, PASSWORD)
  const picture = await paintHalves(320, 240).jpeg().toBuffer()
  let number = 0
  const write = (acknowledged: Acknowledged) =>
    startWriters({ url: disk.site.url, cookie, picture, acknowledged, nextNumber: () => number++ })
  return { ...disk, write }
}

const countRefused = ({ refused }: Acknowledged) => [...refused.values()].reduce((a, b) => a + b, 0)

// API-ERROR-3, AVAIL-KEEP-1
test.skipIf(!CAN_MOUNT)(
  'on a full disk writes are refused, nothing is lost or torn, and service resumes without a restart',
  async () => {
    const { site, write, fill, makeRoom, copyFolder } = await startWithWriters()
    expect((await fetch(site.url)).status).toBe(200)
    const acknowledged = createAcknowledged()

    const before = write(acknowledged)
    await waitUntil('every kind of write was answered', () => hasEveryKind(acknowledged))
    expect([...acknowledged.refused]).toEqual([])
    fill()
    await waitUntil('writes are refused', () => countRefused(acknowledged) > 40)
    // Reading continues to work meanwhile.
    expect((await fetch(site.url)).status).toBe(200)
    expect((await fetch(`${site.url}/api/public/articles`)).status).toBe(200)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    await before.stop()
    expect([...acknowledged.refused.keys()]).toEqual([507])

    makeRoom()
    const after = createAcknowledged()
    const again = write(after)
    await waitUntil('every kind of write is answered again', () => hasEveryKind(after))
    await again.stop()
    expect([...after.refused]).toEqual([])
    const dataDir = await copyFolder()
    expect(checkSqliteFile(dataDir)).toEqual(['ok'])
    for (const kept of [acknowledged, after]) {
      expect(await findLost({ databaseUrl: null, dataDir }, kept)).toEqual([])
    }
    console.log(
      `disk full: ${countAcknowledged(acknowledged) + countAcknowledged(after)} acknowledged and found, ${countRefused(acknowledged)} refused`,
    )
  },
)

test.skipIf(!CAN_MOUNT)(
  'with an unwritable picture folder uploads are refused and everything else works',
  async () => {
    const { copyFolder, write, forbidWriting, allowWriting } = await startWithWriters()
    forbidWriting('media')
    const acknowledged = createAcknowledged()
    const writers = write(acknowledged)
    await waitUntil('uploads are refused', () => countRefused(acknowledged) > 5)
    await waitUntil('messages are taken', () => acknowledged.messages.size > 5)
    allowWriting('media')
    await waitUntil('a picture is kept', () => acknowledged.pictures.size > 0)
    await writers.stop()
    expect([...acknowledged.refused.keys()]).toEqual([503])
    expect(await findLost({ databaseUrl: null, dataDir: await copyFolder() }, acknowledged)).toEqual([])
  },
)

test.skipIf(!CAN_MOUNT)(
  'a read-only data folder gives one clear line, and a normal start once writable',
  async () => {
    const dataDir = await makeFaultFolder()
    const refused = await runUntilExit({ DATA_DIR: dataDir }, BUNDLED_SERVER, onReadOnly(dataDir))
    expect(refused.stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^DATA_DIR cannot be written: .*\(EROFS\)/),
    ])
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    const site = await startSite({ DATA_DIR: dataDir, SEED: 'none' })
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    expect(await site.stop()).toBe(0)
  },
)

// RUN-START-5
test.skipIf(!CAN_MOUNT)(
  'a start or a command on a full disk after a clean stop prints one line that demands room',
  async () => {
    const dataDir = await makeFaultFolder()
    const site = await startSite({ DATA_DIR: dataDir, SEED: 'none' })
    expect(await site.stop()).toBe(0)
    const refused = await runUntilExit({ DATA_DIR: dataDir }, BUNDLED_SERVER, onFullDisk(dataDir, 24))
    expect(refused.stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^The disk of DATA_DIR is full: .*Make room there and start the site again/),
    ])
    expect(refused.code).toBe(1)
    const backup = await runUntilExit({ DATA_DIR: dataDir }, PROGRAM, onFullDisk(dataDir, 24), ['backup'])
    expect([backup.code, backup.stderr]).toEqual([
      1,
      'The disk is full: make room, then type the same again.\n',
    ])
  },
)

test.skipIf(!CAN_MOUNT)(
  'a start on a full disk after a kill serves reads and is recorded once there is room',
  async () => {
    const dataDir = await makeFaultFolder()
    const killed = await startSite({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: PASSWORD })
    killed.process.kill('SIGKILL')
    await once(killed.process, 'exit')
    const site = await startSite({ DATA_DIR: dataDir, SEED: 'none' }, { through: onFullDisk(dataDir, 24) })
    onTestFinished(() => {
      site.process.kill('SIGKILL')
    })
    expect((await fetch(site.url)).status).toBe(200)
    expect(site.output()).toContain('The disk is full')
    rmSync(join(`/proc/${site.process.pid}/root`, dataDir, 'filler'))
    const cookie = await logIn(site.url, PASSWORD)
    await waitUntil('both starts are noted', async () => {
      const history = await fetch(`${site.url}/api/admin/history`, { headers: { cookie } })
      return (await history.text()).split('"sentence":"The site was started"').length === 3
    })
  },
)
