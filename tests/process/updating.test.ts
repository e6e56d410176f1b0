import { existsSync } from 'node:fs'
import { readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openUpdatableSite } from '../support/update-site.ts'

async function openSite() {
  const site = await openUpdatableSite(join(inject('sqliteTemplate'), 'site.db'))
  onTestFinished(() => site.close())
  return site
}

// UPDATE-STEP-1
test('a good update', async () => {
  const site = await openSite()
  await site.start()
  await site.publish('1.1.0', 'migrates')
  const ended = await site.run(['update'])
  expect([ended.stderr, ended.stdout, ended.code]).toEqual(['', expect.stringContaining('You have 1.1.0'), 0])
  expect(await site.serving()).toBe('1.1.0')
  expect(await readlink(join(site.root, 'current'))).toBe('releases/1.1.0')
  expect(existsSync(join(site.dataDir, 'updates/rehearsal'))).toBe(false)
  expect((await site.journal()).steps).toEqual([])
})
