import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UNKNOWN } from '../../domain/health/judge-health.ts'
import { measureWriteSpeed, readDisk, readMemory } from './gather-facts.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'health-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the disk is reported with the sizes of pictures and backups', async () => {
  const folder = await makeFolder()
  await mkdir(join(folder, 'media/originals'), { recursive: true })
  await writeFile(join(folder, 'media/originals/a'), Buffer.alloc(3_000))
  await writeFile(join(folder, 'media/b'), Buffer.alloc(500))
  const disk = await readDisk(folder)
  expect(disk).toMatchObject({ pictures: 3_500, backups: null })
  if (disk === UNKNOWN) throw new Error('The disk is not known')
  expect(disk.free).toBeGreaterThan(0)
  expect(disk.total).toBeGreaterThan(disk.free)
})

test('free memory is above zero and at most the total', () => {
  const memory = readMemory()
  if (memory === UNKNOWN) throw new Error('The memory is not known')
  expect(memory.free).toBeGreaterThan(0)
  expect(memory.total).toBeGreaterThanOrEqual(memory.free)
})

// HEALTH-CHECK-3
test('the test file of the speed check is removed, and a missing folder is not created', async () => {
  const folder = await makeFolder()
  expect(await measureWriteSpeed(folder)).toBeGreaterThan(0)
  expect(await measureWriteSpeed(join(folder, 'not/there'))).toBeGreaterThan(0)
  expect(await readdir(folder)).toEqual([])
})

test('a folder that cannot be written is reported as unknown', async () => {
  const file = join(await makeFolder(), 'a-file')
  await writeFile(file, '')
  expect(await measureWriteSpeed(join(file, 'data'))).toBe(UNKNOWN)
})
