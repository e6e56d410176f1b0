import { chownSync } from 'node:fs'
import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { backUpForUpdate } from './updater.ts'

const SITE_USER = 12_345

// UPDATE-STEP-1
test.skipIf(process.getuid?.() !== 0)(
  'a backup made by root belongs to the site’s user, together with its folder',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'update-backup-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    await copyFile(join(inject('sqliteTemplate'), 'site.db'), join(dataDir, 'site.db'))
    chownSync(dataDir, SITE_USER, SITE_USER)
    const place = { databaseUrl: null, dataDir, mediaStore: null }
    const file = await backUpForUpdate(place, new Date('2026-03-05T12:00:00.000Z'))
    const names = await readdir(join(dataDir, 'backups'))
    expect(names).toHaveLength(2)
    for (const path of [
      file,
      join(dataDir, 'backups'),
      ...names.map((name) => join(dataDir, 'backups', name)),
    ])
      expect((await stat(path)).uid).toBe(SITE_USER)
  },
)
