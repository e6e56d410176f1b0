import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBackup } from '../../src/server/backup/create-backup.ts'
import { restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { openMediaStore } from '../../src/server/media/open-media-store.ts'
import { fillSite, readTables } from '../support/backup-site.ts'
import { startS3 } from '../support/s3.ts'
import { makeDataFolder } from './data-folder.ts'

test('a site with pictures in a bucket is backed up and restored into a prefix of another bucket', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.close())
  const now = new Date('2026-03-05T02:00:00.000Z')
  const source = {
    databaseUrl: null,
    dataDir: await makeDataFolder(),
    mediaStore: s3.location({ prefix: '/one' }),
  }
  await fillSite(source)
  const file = join(source.dataDir, 'bucket.backup')
  const { images, missing_images } = await createBackup(source, file, { now })
  // The sample site's pictures and one in the trash.
  expect([images.length, missing_images]).toEqual([34, []])
  const target = {
    databaseUrl: null,
    dataDir: await makeDataFolder(),
    mediaStore: s3.location({ prefix: '/two' }),
  }
  await restoreBackup(target, file, { now, force: false })
  expect(await readTables(target)).toEqual(await readTables(source))
  const [before, after] = [await openMediaStore(source), await openMediaStore(target)]
  for (const { key } of images) expect(await after.read(key)).toEqual(await before.read(key))
})
