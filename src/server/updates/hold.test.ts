import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { SECOND } from '../../domain/time/durations.ts'
import { holdWrites } from './hold.ts'
import { makeUpdateFolder } from './place.ts'

afterEach(() => {
  vi.useRealTimers()
})

function openFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hold-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, files: makeUpdateFolder(dataDir) }
}

// UPDATE-HOLD-1
test('a hold that cannot be renewed is told once, tried again and released as ever', async () => {
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
