import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { SECOND } from '../../domain/time/durations.ts'
import { holdForGood, holdWrites, whenReleased } from './hold.ts'
import { makeUpdateFolder } from './place.ts'

const run = promisify(execFile)

afterEach(() => {
  vi.useRealTimers()
})

function openFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hold-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, files: makeUpdateFolder(dataDir) }
}

// UPDATE-HOLD-1
test('a hold that cannot be renewed is reported once, retried and released as usual', async () => {
  const { dataDir, files } = openFolder()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lapses: unknown[] = []
  const hold = await holdWrites(dataDir, files, (error) => lapses.push(error))
  rmSync(files.folder, { recursive: true })
  writeFileSync(files.folder, '')
  vi.advanceTimersByTime(6 * SECOND)
  await expect.poll(() => lapses).toEqual([expect.objectContaining({ code: 'ENOTDIR' })])
  rmSync(files.folder)
  makeUpdateFolder(dataDir)
  vi.advanceTimersByTime(2 * SECOND)
  await expect.poll(() => existsSync(files.hold)).toBe(true)
  await hold.release()
  expect([existsSync(files.hold), lapses.length]).toEqual([false, 1])
})

// UPDATE-HOLD-2
test('work waiting for the end of a hold starts once, even on a slow disk', async () => {
  const { dataDir, files } = openFolder()
  await holdForGood(dataDir, files)
  // Reading from a pipe waits until something is written to it.
  const pipe = `${files.hold}.pipe`
  await run('mkfifo', [pipe])
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let begun = 0
  await whenReleased(dataDir, { signal: new AbortController().signal, begin: () => begun++ })
  renameSync(pipe, files.hold)
  vi.advanceTimersByTime(SECOND)
  await run('sh', ['-c', ': > "$0"', files.hold])
  await expect.poll(() => begun).toBeGreaterThan(0)
  await pause(50)
  expect(begun).toBe(1)
})
