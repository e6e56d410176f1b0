import { execFile } from 'node:child_process'
import { constants, existsSync, linkSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { waitForAnswer } from '../../../tests/support/wait-until.ts'
import { makeUpdateFolder } from './place.ts'
import { withUpdateLock } from './update-lock.ts'

const run = promisify(execFile)

/** The lock of a killed updater: its start time matches no process. */
const DEAD = JSON.stringify({ pid: process.pid, started: 'long ago', uid: 0 })
const RUNNING = 'An update is running already.'

function openFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'update-lock-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, lock: join(makeUpdateFolder(dataDir).folder, 'lock') }
}

/** Opens the other end of a pipe, once it is being read. */
async function openWhenRead(pipe: string): Promise<FileHandle> {
  return waitForAnswer(() => open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => null))
}

// UPDATE-STEP-1
test('the lock of a dead updater is taken over, even if another died while taking it over', async () => {
  const { dataDir, lock } = openFolder()
  for (const left of [[lock], [lock, `${lock}.turn`]]) {
    for (const file of left) writeFileSync(file, DEAD)
    expect(await withUpdateLock(dataDir, async () => 'done')).toBe('done')
    expect(left.filter((file) => existsSync(file))).toEqual([])
  }
})

// UPDATE-STEP-1
test('of two updaters that find a dead one’s lock, the slower does not take over the quicker one’s', async () => {
  const { dataDir, lock } = openFolder()
  // A lock that is read slowly: its content arrives later.
  const pipe = `${lock}.pipe`
  await run('mkfifo', [pipe])
  linkSync(pipe, lock)
  const slower = withUpdateLock(dataDir, async () => 'both')
  const says = await openWhenRead(pipe)
  writeFileSync(`${lock}.dead`, DEAD)
  renameSync(`${lock}.dead`, lock)
  const quicker = withUpdateLock(dataDir, async () => {
    await says.write(DEAD)
    await says.close()
    await expect(slower).rejects.toThrow(RUNNING)
    return 'one'
  })
  expect(await quicker).toBe('one')
})

// UPDATE-STEP-1
test('while one updater takes over a dead one’s lock, another one does not', async () => {
  const { dataDir, lock } = openFolder()
  // A lock that is read slowly twice: when it is found, and before it is removed.
  const [found, checked] = [`${lock}.found`, `${lock}.checked`]
  await run('mkfifo', [found, checked])
  linkSync(found, lock)
  const one = withUpdateLock(dataDir, async () => 'one')
  const says = await openWhenRead(found)
  renameSync(checked, lock)
  await says.write(DEAD)
  await says.close()
  const saysAgain = await openWhenRead(lock)
  writeFileSync(`${lock}.dead`, DEAD)
  renameSync(`${lock}.dead`, lock)
  const [other] = await Promise.allSettled([withUpdateLock(dataDir, async () => 'both')])
  await saysAgain.write(DEAD)
  await saysAgain.close()
  expect(await one).toBe('one')
  expect(other).toMatchObject({ status: 'rejected', reason: { message: RUNNING } })
})
