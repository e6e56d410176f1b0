import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
import { CopyKey } from './copy-key.ts'
import { claimPlace, findWriter, HEARTBEAT_MS, isWriting, writeHeartbeat } from './copy-owner.ts'
import { openCopyStore } from './copy-store.ts'

const KEY = new CopyKey(Uint8Array.from({ length: 32 }, (_, index) => index * 7))
const START = Date.parse('2026-03-04T12:00:00.000Z')
const after = (ms: number) => new Date(START + ms)

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'copy-owner-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Opens a second place, and two machines with the same site that may write to it. */
async function openPlace() {
  const place = await makeFolder()
  const store = openCopyStore({ kind: 'folder', path: place })
  const machine = async () => {
    const dataDir = await makeFolder()
    await mkdir(join(dataDir, 'copy'))
    const said = { store, key: KEY, dataDir }
    return {
      claim: (now: Date) => claimPlace({ ...said, place, secret: 'of the site', now }),
      say: (now: Date, ended = false) => writeHeartbeat({ ...said, now, ended }),
    }
  }
  const held = async () =>
    Promise.all(
      (await readdir(place)).sort().map(async (name) => [name, await readFile(join(place, name), 'hex')]),
    )
  return { store, held, first: await machine(), second: await machine() }
}

// COPY-OWNER-2
test('a machine that finds another one writing to the copy writes nothing', async () => {
  const { store, held, first, second } = await openPlace()
  await first.claim(after(0))
  await first.say(after(HEARTBEAT_MS))
  const before = await held()
  for (const now of [after(HEARTBEAT_MS), after(HEARTBEAT_MS + 90 * SECOND)]) {
    await expect(second.claim(now)).rejects.toThrow('Another machine writes to the second place.')
    await expect(second.say(now)).rejects.toThrow('Another machine writes to the second place.')
  }
  expect(await held()).toEqual(before)
  expect((await findWriter(store, KEY))?.at).toBe(after(HEARTBEAT_MS).toISOString())
})

// COPY-OWNER-2
test('a writer counts as active while it reports every minute; after silence or a stop another takes over', async () => {
  expect(HEARTBEAT_MS).toBe(MINUTE)
  const said = { at: after(0).toISOString(), ended: false }
  expect(isWriting(said, after(HEARTBEAT_MS + 30 * SECOND))).toBe(true)
  expect(isWriting({ ...said, ended: true }, after(SECOND))).toBe(false)
  const { first, second } = await openPlace()
  await first.claim(after(0))
  await second.claim(after(10 * MINUTE))
  await expect(first.say(after(10 * MINUTE + SECOND))).rejects.toThrow('Another machine')
  await second.say(after(11 * MINUTE), true)
  await first.claim(after(11 * MINUTE + SECOND))
})
