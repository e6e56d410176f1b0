import { chmod, cp, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareFolder } from '../support/prepared-folder.ts'
import { PROGRAM, runUntilExit } from '../support/run-until-exit.ts'
import { startSite } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'
import { makeDataFolder } from './data-folder.ts'

/** Returns everything in a folder that users other than its owner may read, write or enter. */
async function findShared(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
  const shared: string[] = []
  for (const path of [folder, ...paths]) {
    const { mode } = await stat(path)
    if ((mode & 0o077) !== 0) shared.push(`${relative(folder, path)} ${(mode & 0o777).toString(8)}`)
  }
  return shared
}

// SEC-FILE-1
test('nobody else on the machine can read what the site keeps, old files and new', async () => {
  const dataDir = await makeDataFolder()
  await cp(await prepareFolder('sample', undefined), dataDir, { recursive: true })
  await chmod(dataDir, 0o755)
  await chmod(join(dataDir, 'site.db'), 0o644)
  await mkdir(join(dataDir, 'outbox'), { mode: 0o755 })
  await writeFile(join(dataDir, 'outbox/old.eml'), 'To: reader@example.com', { mode: 0o644 })
  const outside = await makeDataFolder()
  await chmod(outside, 0o755)
  await symlink(outside, join(dataDir, 'elsewhere'))

  const site = await startSite({ DATA_DIR: dataDir })
  onTestFinished(async () => {
    await site.stop()
  })
  const response = await fetch(`${site.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com', referralSource: 'footer' }),
  })
  expect(response.status).toBe(200)
  await waitUntil('the letter is written', async () => (await readdir(join(dataDir, 'outbox'))).length > 1)
  const backup = await runUntilExit({ DATA_DIR: dataDir }, PROGRAM, [], ['backup'])
  expect(backup.code).toBe(0)

  const names = await readdir(dataDir)
  expect(names).toEqual(expect.arrayContaining(['site.db', 'site.db-wal', 'media', 'outbox', 'backups']))
  expect(await findShared(dataDir)).toEqual([])
  // The target of a link may belong to others.
  expect((await stat(outside)).mode & 0o777).toBe(0o755)
})
